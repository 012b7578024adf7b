/// Three wheels over `{"0": {province: {"0": {city: [county]}}}}`, with three numbers for a state.
struct IndexKeyedScreen: Screen {
  typealias Level<Value> = [String: [String: Value]]

  let provinces: Level<Level<[String]>>
  var province = 0
  var city = 0
  var county = 0

  var columnCount: Int { 3 }

  private var cities: Level<[String]>? { provinces[String(province)]?.first?.value }
  private var counties: [String]? { cities?[String(city)]?.first?.value }

  func rowCount(column: Int, wheels: [Int]) -> Int? {
    switch column {
    case 0: provinces.count
    case 1: cities?.count
    default: counties?.count
    }
  }

  func title(row: Int, column: Int, wheels: [Int]) -> String? {
    switch column {
    case 0: provinces[String(row)]?.first?.key
    case 1: cities?[String(row)]?.first?.key
    default: counties?.at(row)
    }
  }

  mutating func didSelect(row: Int, column: Int, wheels: [Int]) -> (reloaded: [Int], scrolled: [Int]) {
    switch column {
    case 0:
      (province, city, county) = (row, 0, 0)
      return ([1, 2], [1, 2])
    case 1:
      (city, county) = (row, 0)
      return ([2], [2])
    default:
      county = row
      return ([], [])
    }
  }

  func text(wheels: [Int]) -> String? {
    guard let province = title(row: wheels[0], column: 0, wheels: wheels),
      let city = title(row: wheels[1], column: 1, wheels: wheels),
      let county = title(row: wheels[2], column: 2, wheels: wheels)
    else { return nil }
    return "\(province) - \(city) - \(county)"
  }

  func sensibleText(shown: [String], rows: [Int]) -> String { shown.joinedIfAny(separator: " - ") }
}
