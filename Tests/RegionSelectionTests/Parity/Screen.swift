/// A view controller with linked wheels as it is usually written, over what a plist parser returns.
///
/// `nil` stands for a crash.
protocol Screen {
  var columnCount: Int { get }
  /// - Parameter wheels: The rows that the wheels show.
  func rowCount(column: Int, wheels: [Int]) -> Int?
  func title(row: Int, column: Int, wheels: [Int]) -> String?
  /// A wheel came to rest.
  ///
  /// - Returns: The wheels that are told to reload and to scroll to their first row.
  mutating func didSelect(row: Int, column: Int, wheels: [Int]) -> (reloaded: [Int], scrolled: [Int])
  /// What the button or the label says.
  func text(wheels: [Int]) -> String?
  /// What it should say while the wheels show these titles, empty where a wheel is.
  func sensibleText(shown: [String], rows: [Int]) -> String
  /// The parts of an address that the screen keeps, if it does.
  var address: Address? { get }
}

struct Address: Equatable {
  var state: String?
  var city: String?
  var district: String?
}

extension Screen {
  var address: Address? { nil }
}

extension [String] {
  /// Without the empty ones.
  func joinedIfAny(separator: String) -> String {
    filter { !$0.isEmpty }.joined(separator: separator)
  }
}

extension Array {
  /// The element, or `nil` where a subscript would crash.
  func at(_ position: Int) -> Element? {
    indices.contains(position) ? self[position] : nil
  }
}
