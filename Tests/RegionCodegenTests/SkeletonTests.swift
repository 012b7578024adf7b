import Testing

@testable import region_codegen

@Test func nodesCompareByValueAndPlace() {
  let one = Node(value: .string("a"), position: .text(line: 1, column: 1))
  #expect(one == Node(value: .string("a"), position: .text(line: 1, column: 1)))
}
