/// Three wheels over `[{state, cities: [{city, areas: [string]}]}]`, with an alert that shows numbers and names.
struct AlertScreen: Screen {
  let states: [[String: Any]]
  var province = 0
  var city = 0
  var area = 0

  var columnCount: Int { 3 }

  private var cities: [Any]? { states.at(province)?["cities"] as? [Any] }

  private var areas: [String]? {
    guard let city = cities?.at(city) else { return nil }
    return (city as? [String: Any])?["areas"] as? [String] ?? []
  }

  func rowCount(column: Int, wheels: [Int]) -> Int? {
    switch column {
    case 0: states.count
    case 1: cities?.count
    default: areas?.count
    }
  }

  func title(row: Int, column: Int, wheels: [Int]) -> String? {
    switch column {
    case 0: states.at(row)?["state"] as? String
    case 1: cities?.at(row).flatMap { ($0 as? [String: Any])?["city"] as? String ?? $0 as? String }
    default: areas?.at(row)
    }
  }

  mutating func didSelect(row: Int, column: Int, wheels: [Int]) -> (reloaded: [Int], scrolled: [Int]) {
    switch column {
    case 0:
      (province, city, area) = (row, 0, 0)
      return ([1, 2], [1, 2])
    case 1:
      (city, area) = (row, 0)
      return ([2], [2])
    default:
      area = row
      return ([], [])
    }
  }

  func text(wheels: [Int]) -> String? {
    guard let provinceName = title(row: province, column: 0, wheels: wheels),
      let cityName = title(row: city, column: 1, wheels: wheels), let areas,
      let areaName = areas.isEmpty ? "" : areas.at(area)
    else { return nil }
    return "索引：\(province)-\(city)-\(area)\n值：\(provinceName) - \(cityName) - \(areaName)"
  }

  func sensibleText(shown: [String], rows: [Int]) -> String {
    "索引：\(rows[0])-\(rows[1])-\(rows[2])\n值：\(shown[0]) - \(shown[1]) - \(shown[2])"
  }
}

/// Three wheels over the same records, which keep the parts of an address up to date.
struct LocationScreen: Screen {
  let states: [[String: Any]]
  private var cities: [[String: Any]]
  private var areas: [String]
  private var state: String?
  private var city: String?
  private var district: String?

  init(states: [[String: Any]]) {
    self.states = states
    cities = states.at(0)?["cities"] as? [[String: Any]] ?? []
    areas = cities.at(0)?["areas"] as? [String] ?? []
    state = states.at(0)?["state"] as? String
    city = cities.at(0)?["city"] as? String
    district = areas.at(0) ?? ""
  }

  var columnCount: Int { 3 }

  var address: Address? { Address(state: state, city: city, district: district) }

  func rowCount(column: Int, wheels: [Int]) -> Int? {
    switch column {
    case 0: states.count
    case 1: cities.count
    default: areas.count
    }
  }

  func title(row: Int, column: Int, wheels: [Int]) -> String? {
    switch column {
    case 0: states.at(row)?["state"] as? String
    case 1: cities.at(row)?["city"] as? String
    default: areas.isEmpty ? "" : areas.at(row)
    }
  }

  mutating func didSelect(row: Int, column: Int, wheels: [Int]) -> (reloaded: [Int], scrolled: [Int]) {
    switch column {
    case 0:
      state = states.at(row)?["state"] as? String
      cities = states.at(row)?["cities"] as? [[String: Any]] ?? []
      follow(city: 0)
      return ([1, 2], [1, 2])
    case 1:
      follow(city: row)
      return ([2], [2])
    default:
      district = areas.isEmpty ? "" : areas.at(row)
      return ([], [])
    }
  }

  private mutating func follow(city row: Int) {
    city = cities.at(row)?["city"] as? String
    areas = cities.at(row)?["areas"] as? [String] ?? []
    district = areas.at(0) ?? ""
  }

  func text(wheels: [Int]) -> String? {
    guard let state, let city, let district else { return nil }
    return state + city + district
  }

  func sensibleText(shown: [String], rows: [Int]) -> String { shown.joinedIfAny(separator: "") }
}
