import Foundation
import GeneratedRegions

// Each contender answers the same questions with a number that shows that it looked: the UTF-8 bytes of the
// titles it saw, or the children it counted. The first screen is all provinces, the counties of the first one's first
// prefecture, and what stands between, for the province at `screenProvince`.

/// 河北省: the first province in the order of codes that has prefectures.
private let screenProvince = 2

/// The generated table.
enum StaticTable {
  @inline(never)
  static func firstScreen() -> Int {
    let province = China.roots[screenProvince]
    return titles(China.roots) + titles(province.children) + titles(province.children[0].children)
  }

  private static func titles(_ regions: Regions<China>) -> Int {
    regions.reduce(0) { $0 + $1.name.utf8.count }
  }

  @inline(never)
  static func childCounts() -> Int { China.regions.reduce(0) { $0 + $1.children.count } }

  @inline(never)
  static func names() -> Int { titles(China.regions) }
}

/// What Foundation's decoders make: the best that parsing can offer.
struct Record: Codable {
  var code: String
  var name: String
  var kind: String
  var children: [Record]?
}

extension [Record] {
  @inline(never)
  func firstScreen() -> Int {
    let cities = self[screenProvince].children ?? []
    return titles(self) + titles(cities) + titles(cities[0].children ?? [])
  }

  private func titles(_ records: [Record]) -> Int {
    records.reduce(0) { $0 + $1.name.utf8.count }
  }

  @inline(never)
  func childCounts() -> Int {
    reduce(0) { $0 + ($1.children?.count ?? 0) + ($1.children?.childCounts() ?? 0) }
  }

  @inline(never)
  func names() -> Int {
    reduce(0) { $0 + $1.name.utf8.count + ($1.children?.names() ?? 0) }
  }
}

/// What tutorials do: dictionaries within arrays, looked into at every call.
struct Dictionaries {
  var provinces: [[String: Any]]

  init(_ data: Data) throws {
    provinces = try PropertyListSerialization.propertyList(from: data, format: nil) as? [[String: Any]] ?? []
  }

  @inline(never)
  func firstScreen() -> Int {
    let cities = provinces[screenProvince]["children"] as? [[String: Any]] ?? []
    return titles(provinces) + titles(cities) + titles(cities[0]["children"] as? [[String: Any]] ?? [])
  }

  private func titles(_ records: [[String: Any]]) -> Int {
    records.reduce(0) { $0 + ($1["name"] as? String ?? "").utf8.count }
  }
}
