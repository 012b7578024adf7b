import Testing

@testable import region_codegen

/// Keys of a dictionary that the records under them refer to.
@Suite struct ReferredKeyTests {
  @Test(arguments: [
    (
      #"{"1": {"name": "浙江省", "pid": 0}, "2": {"name": "杭州市", "pid": 1}, "3": {"name": "西湖区", "pid": 2}}"#, "pid", "#1",
      "#2", "#3"
    ),
    (
      #"{"r1": {"name": "浙江省", "parentId": null}, "r2": {"name": "杭州市", "parentId": "r1"}, "r3": {"name": "西湖区", "parentId": "r2"}}"#,
      "parentId", "#r1", "#r2", "#r3"
    ),
  ])
  func areCodesAndNoPositions(_ text: String, key: String, _ first: String, _ second: String, _ third: String) throws {
    let recognition = recognize(try Document.read(Array(text.utf8)))
    #expect(recognition.shape?.grammar == "{code: {name, \(key): parent}} by parent code")
    #expect(outline(recognition.regions) == "浙江省\(first)(杭州市\(second)(西湖区\(third)))")
    #expect(recognition.diagnostics == [])
  }

  @Test func arePositionsWhereNumbersUnderThemAreNoParents() throws {
    let text =
      #"{"1": {"name": "浙江省", "level": 1}, "2": {"name": "江苏省", "level": 1}, "3": {"name": "上海市", "level": 2}}"#
    #expect(recognize(try Document.read(Array(text.utf8))).shape?.grammar == "{index: {name, level: integer}}")
  }
}
