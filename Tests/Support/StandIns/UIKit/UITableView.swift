public struct IndexPath: Hashable, Sendable {
  public var row: Int
  public var section: Int

  public init(row: Int, section: Int) {
    self.row = row
    self.section = section
  }
}

@MainActor
public protocol UIScrollViewDelegate: AnyObject {}

@MainActor
public protocol UITableViewDataSource: AnyObject {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
  // Optional in UIKit.
  func numberOfSections(in tableView: UITableView) -> Int
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
  func sectionIndexTitles(for tableView: UITableView) -> [String]?
  func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int
}

@MainActor
public protocol UITableViewDelegate: UIScrollViewDelegate {
  // Optional in UIKit.
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
}

open class UITableViewCell: UIView {
  public enum CellStyle: Int, Sendable {
    case `default`
  }

  public let reuseIdentifier: String?
  public let textLabel: UILabel? = UILabel()

  public init(style: CellStyle, reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
  }
}

/// Asks for sections and rows only when it is told to reload, as the real one does.
open class UITableView: UIView {
  public weak var dataSource: (any UITableViewDataSource)?
  public weak var delegate: (any UITableViewDelegate)?
  private var rowCounts: [Int] = []
  private var unusedCells: [UITableViewCell] = []
  public private(set) var selectedRow: IndexPath?

  public override init() {}

  public var numberOfSections: Int { rowCounts.count }

  public func numberOfRows(inSection section: Int) -> Int { rowCounts[section] }

  public func reloadData() {
    let sections = dataSource?.numberOfSections(in: self) ?? 0
    rowCounts = (0..<sections).map { dataSource?.tableView(self, numberOfRowsInSection: $0) ?? 0 }
  }

  public func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    unusedCells.popLast()
  }

  public func deselectRow(at indexPath: IndexPath, animated: Bool) {
    if selectedRow == indexPath { selectedRow = nil }
  }

  /// Not in UIKit: a row comes onto the screen and leaves it.
  public func show(_ indexPath: IndexPath) -> UITableViewCell? {
    let cell = dataSource?.tableView(self, cellForRowAt: indexPath)
    if let cell, unusedCells.isEmpty { unusedCells.append(cell) }
    return cell
  }

  /// Not in UIKit: what a tap on a row does.
  public func tap(_ indexPath: IndexPath) {
    selectedRow = indexPath
    delegate?.tableView(self, didSelectRowAt: indexPath)
  }

  /// Not in UIKit: where a finger on the index at the edge leads.
  public func section(atIndex position: Int) -> Int? {
    guard let dataSource, let titles = dataSource.sectionIndexTitles(for: self) else { return nil }
    return dataSource.tableView(self, sectionForSectionIndexTitle: titles[position], at: position)
  }
}
