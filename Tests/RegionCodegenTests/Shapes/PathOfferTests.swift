import Testing

@testable import region_codegen

/// Lines that are offered for records with a name for each level put them in the order in which they lie in each other.
@Suite struct PathOfferTests {
  private let rows = [
    ["北京", "", "东城"], ["北京", "", "西城"], ["浙江", "杭州", "上城"], ["浙江", "杭州", "下城"], ["浙江", "宁波", "海曙"],
  ]

  @Test(arguments: [[0, 1, 2], [2, 1, 0], [1, 0, 2], [2, 0, 1], [0, 2, 1], [1, 2, 0]])
  func levelsAreInTheirOrderWhateverThatOfTheKeys(_ order: [Int]) throws {
    let keys = ["province", "city", "district"]
    let records = rows.map { row in
      "{\(order.map { "\"\(keys[$0])\": \"\(row[$0])\"" }.joined(separator: ", "))}"
    }
    let message = try recognize("[\(records.joined(separator: ", "))]").diagnostics.first?.message ?? ""
    #expect(message.contains("by path province city\""))
    #expect(message.contains("district: name"))
  }

  @Test func codesBesideNamesAreNoLevels() throws {
    let recognition = try recognize(
      """
      [{"GID_0": "FRA", "NAME_0": "France", "GID_1": "FRA.1_1", "NAME_1": "Bretagne", "GID_2": "FRA.1.1_1", "NAME_2": "Finistère"},
       {"GID_0": "FRA", "NAME_0": "France", "GID_1": "FRA.1_1", "NAME_1": "Bretagne", "GID_2": "FRA.1.2_1", "NAME_2": "Morbihan"},
       {"GID_0": "FRA", "NAME_0": "France", "GID_1": "FRA.2_1", "NAME_1": "Corse", "GID_2": "FRA.2.1_1", "NAME_2": "Corse-du-Sud"}]
      """)
    let messages = recognition.diagnostics.map(\.message)
    #expect(messages.contains { $0.contains("by path NAME_0 NAME_1\"") })
    #expect(!messages.contains { $0.contains("GID_2: name") })
  }
}
