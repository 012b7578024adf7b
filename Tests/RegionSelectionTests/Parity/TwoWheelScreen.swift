/// Two wheels over `[{name, cities: [string]}]`; what the second shows depends on where the first stands.
struct TwoWheelScreen: Screen {
  struct Province {
    var name: String
    var cities: [String]
  }

  let provinces: [Province]

  init(records: [[String: Any]]) {
    provinces = records.map {
      Province(name: $0["name"] as? String ?? "", cities: $0["cities"] as? [String] ?? [])
    }
  }

  var columnCount: Int { 2 }

  func rowCount(column: Int, wheels: [Int]) -> Int? {
    column == 0 ? provinces.count : provinces.at(wheels[0])?.cities.count
  }

  func title(row: Int, column: Int, wheels: [Int]) -> String? {
    column == 0 ? provinces.at(row)?.name : provinces.at(wheels[0])?.cities.at(row)
  }

  mutating func didSelect(row: Int, column: Int, wheels: [Int]) -> (reloaded: [Int], scrolled: [Int]) {
    column == 0 ? ([1], [1]) : ([], [])
  }

  func text(wheels: [Int]) -> String? {
    guard let province = provinces.at(wheels[0]), let city = province.cities.at(wheels[1]) else { return nil }
    return "\(province.name) \(city)"
  }

  func sensibleText(shown: [String], rows: [Int]) -> String { shown.joinedIfAny(separator: " ") }
}
