import Foundation
import Testing

@testable import region_codegen

@Suite struct BinaryReadingTests {
  /// `[{"b": ["x"], "a": true}, "x"]`, in which "x" is one object.
  private static let sample: [UInt8] = {
    var list = BinaryPropertyList()
    list.add(array: [1, 5])
    list.add(dictionary: [(2, 4), (3, 6)])
    list.add(ascii: "b")
    list.add(ascii: "a")
    list.add(array: [5])
    list.add(ascii: "x")
    list.add([0x09])
    return list.bytes
  }()

  @Test func keysStayInFileOrderAndObjectsAreNumberedInPreOrder() throws {
    let document = try Document.read(Self.sample)
    let dictionary = Node.Value.dictionary([
      .init(
        key: "b",
        keyPosition: .object(2),
        node: Node(
          value: .array([Node(value: .string("x"), position: .object(3))]),
          position: .object(2)
        )
      ),
      .init(key: "a", keyPosition: .object(4), node: Node(value: .boolean(true), position: .object(4))),
    ])
    #expect(
      document.root
        == Node(
          value: .array([
            Node(value: dictionary, position: .object(1)), Node(value: .string("x"), position: .object(5)),
          ]),
          position: .object(0)
        )
    )
    #expect(document.format == .binary)
    #expect(document.encoding == nil)
  }

  @Test func objectsAreFoundByTheirKeyPaths() throws {
    let document = try Document.read(Self.sample)
    let paths = (UInt32(0)...6).map { document.keyPath(of: .object($0)) }
    #expect(paths == [".", "[0]", "[0].b", "[0].b[0]", "[0].a", "[1]", nil])
    #expect(document.keyPath(of: .text(line: 1, column: 1)) == nil)
  }

  @Test(
    arguments: [
      ([.key("cities"), .index(0)], "cities[0]"),
      ([.index(3), .key("cities"), .key("areas")], "[3].cities.areas"),
      ([.key("浙江"), .key("浙 江"), .key("a_1")], "浙江[\"浙 江\"].a_1"), ([.key("1a")], "[\"1a\"]"),
      ([.key(""), .key("a\"\n")], "[\"\"][\"a\\\"\\n\"]"), ([], "."),
    ] as [([NodePath.Step], String)]
  )
  func keyPathsQuoteWhatIsNoWord(_ steps: [NodePath.Step], _ path: String) {
    #expect(NodePath(steps: steps).description == path)
  }

  @Test(
    arguments: [
      ([0x10, 0xFF], .integer(255)), ([0x11, 0xFF, 0xFF], .integer(65535)),
      ([0x12, 0xFF, 0xFF, 0xFF, 0xFF], .integer(4_294_967_295)),
      ([0x13] + Array(repeating: 0xFF, count: 8), .integer(-1)),
      ([0x14] + Array(repeating: 0, count: 15) + [5], .integer(5)),
      ([0x14] + Array(repeating: 0xFF, count: 15) + [0xFE], .integer(-2)),
      ([0x22, 0x3F, 0xC0, 0, 0], .real(1.5)),
      ([0x23, 0x3F, 0xF8, 0, 0, 0, 0, 0, 0], .real(1.5)), ([0x33, 0x3F, 0xF8, 0, 0, 0, 0, 0, 0], .date(1.5)),
      ([0x42, 1, 2], .data([1, 2])), ([0x40], .data([])), ([0x50], .string("")),
      ([0x62, 0x6D, 0x59, 0x6C, 0x5F], .string("浙江")),
      ([0x62, 0xD8, 0x3D, 0xDE, 0x00], .string("😀")), ([0x08], .boolean(false)), ([0xA0], .array([])),
      ([0xD0], .dictionary([])),
      ([0xAF, 0x10, 0], .array([])),
    ] as [([UInt8], Node.Value)]
  )
  func objectsOfEachKindAndSizeAreRead(_ object: [UInt8], _ value: Node.Value) throws {
    var list = BinaryPropertyList()
    list.add(object)
    #expect(try Document.read(list.bytes).root.value == value)
  }

  /// Sharing is what the format is for.
  @Test func oneStringCanBeReferredToTenThousandTimes() throws {
    let text = String(repeating: "浙江省", count: 100)
    var list = BinaryPropertyList()
    list.add(array: Array(repeating: 1, count: 10_000))
    list.add(BinaryPropertyList.head(0x60, 300) + text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] })
    guard case .array(let nodes) = try Document.read(list.bytes).root.value else { return }
    #expect(nodes.count == 10_000)
    #expect(nodes.allSatisfy { $0.value == .string(text) })
  }

  @Test func sharedContainersAreReadWhereverTheyAreReferredTo() throws {
    var list = BinaryPropertyList()
    list.add(array: [1, 1])
    list.add(array: [2, 2])
    list.add(ascii: "a")
    let document = try Document.read(list.bytes)
    let foundation = try ReadingSupport.foundation(list.bytes)
    #expect(ReadingSupport.difference(document.root.value, foundation) == nil)
    #expect(document.keyPath(of: .object(6)) == "[1][1]")
  }

  @Test(arguments: refusals)
  func whatIsWrongIsSaidWithItsPath(_ refusal: Refusal) {
    #expect(throws: refusal.diagnostic) { try Document.read(refusal.bytes) }
  }

  static let refusals: [Refusal] = {
    func list(_ objects: [UInt8]...) -> [UInt8] {
      BinaryPropertyList(objects: objects, referenceSize: 1).bytes
    }
    let cutOff = "the last 32 bytes of the binary property list do not describe the rest; get the whole file"
    let corrupt = "an object that does not fit into the file; the file is damaged, get it again"

    // Each array holds the next one twice: 2^100 values in 103 objects.
    var bomb = BinaryPropertyList()
    for number in 0..<100 { bomb.add(array: [number + 1, number + 1]) }
    bomb.add(array: [])
    // The same with text: 2^20 times 64 KiB.
    var textBomb = BinaryPropertyList()
    for number in 0..<20 { textBomb.add(array: [number + 1, number + 1]) }
    textBomb.add(ascii: String(repeating: "a", count: 65_536))
    var deep = BinaryPropertyList()
    for number in 0..<200 { deep.add(array: [number + 1]) }
    deep.add(array: [])

    return [
      Refusal(
        Array("bplist00".utf8),
        nil,
        .cutOff,
        "the binary property list has no room for its last part; get the whole file"
      ),
      Refusal(Array(sample.dropLast()), nil, .cutOff, cutOff),
      Refusal(sample + [0x0A], nil, .cutOff, cutOff),
      Refusal(
        Array("bplist15".utf8),
        nil,
        .unsupportedObject,
        "a binary property list of version \"15\", not 00; convert the file to XML"
      ),
      Refusal(list([0xA1, 0x01], [0x52, 0x61]), .object(1), .corruptBinary, "at [0]: \(corrupt)"),
      Refusal(list([0xA1, 0x07]), .object(0), .corruptBinary, "at [0]: \(corrupt)"),
      Refusal(
        list([0xAF, 0x13] + Array(repeating: 0xFF, count: 8)),
        .object(0),
        .corruptBinary,
        "at .: \(corrupt)"
      ),
      Refusal(
        list([0xA1, 0x01], [0xD1, 0x02, 0x00], [0x51, 0x61]),
        .object(2),
        .referenceCycle,
        "at [0].a: a container that contains itself; write the file again"
      ),
      Refusal(
        bomb.bytes,
        nil,
        .tooManyReferences,
        "references to the same objects multiply to more than a file of this size needs; write the file again"
      ),
      Refusal(
        textBomb.bytes,
        nil,
        .tooManyReferences,
        "references to the same objects multiply to more than a file of this size needs; write the file again"
      ),
      Refusal(
        deep.bytes,
        .object(128),
        .nestedTooDeep,
        "at \(String(repeating: "[0]", count: 128)): "
          + "more than 128 arrays and dictionaries inside each other; flatten the file"
      ),
      Refusal(
        list([0xD2, 0x01, 0x01, 0x02, 0x02], [0x51, 0x61], [0x09]),
        .object(2),
        .duplicateKey,
        "at .: the key \"a\" is in this dictionary already; rename or remove one of the two"
      ),
      Refusal(
        list([0xD1, 0x01, 0x01], [0x09]),
        .object(0),
        .unsupportedObject,
        "at .: a key that is not a string; write the file again with strings for keys"
      ),
      Refusal(
        list([0xA1, 0x01], [0x80, 0x01]),
        .object(1),
        .unsupportedObject,
        "at [0]: a keyed archiver's UID, which property lists cannot hold; convert the file to XML"
      ),
      Refusal(
        list([0xC0]),
        .object(0),
        .unsupportedObject,
        "at .: a set, which property lists cannot hold; convert the file to XML"
      ),
      Refusal(
        list([0xA1, 0x01], [0x00]),
        .object(1),
        .unsupportedObject,
        "at [0]: a null, which property lists cannot hold; convert the file to XML"
      ),
      Refusal(
        list([0xA1, 0x01], [0x62, 0xD8, 0x3D, 0x00, 0x41]),
        .object(1),
        .loneSurrogate,
        "at [0]: a string with half of a surrogate pair in it; correct the text"
      ),
      Refusal(
        list([0xA1, 0x01], [0x51, 0xE9]),
        .object(1),
        .badEncoding,
        "at [0]: a string that is marked as ASCII, but is not; write the file again"
      ),
      Refusal(
        list([0x22, 0x7F, 0x80, 0x00, 0x00]),
        .object(0),
        .nonFiniteNumber,
        "at .: a number that is infinite or not a number; remove it or make it a string"
      ),
      Refusal(
        list([0x14] + Array(repeating: 0, count: 8) + Array(repeating: 0xFF, count: 8)),
        .object(0),
        .integerOutOfRange,
        "at .: an integer beyond 64 bits; make it a string"
      ),
    ]
  }()
}
