/// Three wheels over `[{province: [{city: [district]}]}]`, with lists that are refilled and wheels that are not scrolled.
struct OneKeyScreen: Screen {
  let records: [[String: [[String: [String]]]]]
  private let provinces: [String]
  private var cities: [String] = []
  private var districts: [String] = []
  private var province = 0

  init(records: [[String: [[String: [String]]]]]) {
    self.records = records
    provinces = records.flatMap { $0.keys }
    refill()
  }

  private mutating func refill() {
    cities = records.at(province)?.values.first?.flatMap { $0.keys } ?? []
    refillDistricts(of: 0)
  }

  private mutating func refillDistricts(of city: Int) {
    districts = records.at(province)?.values.first?.at(city)?.values.first ?? []
  }

  var columnCount: Int { 3 }

  func rowCount(column: Int, wheels: [Int]) -> Int? {
    [provinces, cities, districts][column].count
  }

  func title(row: Int, column: Int, wheels: [Int]) -> String? {
    [provinces, cities, districts][column].at(row)
  }

  mutating func didSelect(row: Int, column: Int, wheels: [Int]) -> (reloaded: [Int], scrolled: [Int]) {
    switch column {
    case 0:
      province = row
      refill()
      return ([1, 2], [])
    case 1:
      refillDistricts(of: row)
      return ([2], [])
    default: return ([], [])
    }
  }

  func text(wheels: [Int]) -> String? {
    guard let province = provinces.at(wheels[0]), let city = cities.at(wheels[1]),
      let district = districts.at(wheels[2])
    else { return nil }
    return "\(province);\(city);\(district)"
  }

  func sensibleText(shown: [String], rows: [Int]) -> String { shown.joinedIfAny(separator: ";") }
}
