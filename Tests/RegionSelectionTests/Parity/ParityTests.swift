import FixtureTables
import Foundation
import RegionSelection
import RepositoryFiles
import SeededRandom
import SelectionModel
import Testing

/// Selections and published ways to write the same screen, told the same at random.
@Suite struct ParityTests {
  /// Scrolls wheels of both at random and compares every answer.
  ///
  /// - Parameter text: What the screen with the selection says where the other would say its text.
  /// - Returns: How often the screen would have crashed, or shown rows that do not belong together.
  private func failures<Table, Published: Screen>(
    of published: Published, _ table: Table.Type, steps: Int = 5_000, text: (CascadeSelection<Table>) -> String
  ) throws -> Int {
    var screen = published
    var selection = CascadeSelection<Table>()
    var numbers = RandomNumbers(seed: 5)
    var failures = 0

    func theirTitles(_ column: Int, _ rows: [Int]) -> [String?] {
      (0..<(screen.rowCount(column: column, wheels: rows) ?? 0)).map {
        screen.title(row: $0, column: column, wheels: rows)
      }
    }
    func ourTitles(_ column: Int) -> [String?] {
      (0..<selection.rowCount(inColumn: column)).map { selection.title(ofRow: $0, inColumn: column) }
    }
    /// Parts that are missing are empty texts, as the wheels show them.
    func ourAddress() -> Address {
      let location = selection.region?.location
      return Address(state: location?.state ?? "", city: location?.city ?? "", district: location?.district ?? "")
    }
    let columns = 0..<screen.columnCount
    let none = Array(repeating: 0, count: columns.count)
    var theirs = Wheels(titles: columns.map { theirTitles($0, none) }, rows: none)
    var ours = Wheels(titles: columns.map(ourTitles), rows: none)
    #expect(selection.columnCount == screen.columnCount)
    #expect(ours == theirs)
    #expect(text(selection) == screen.text(wheels: theirs.rows))

    for _ in 0..<steps {
      let column = Int.random(in: columns, using: &numbers)
      let row = Int.random(in: 0..<max(1, ours.titles[column].count), using: &numbers)
      // A wheel that was still turning when another one changed its rows: a crash of the published screens.
      let late = Int.random(in: ours.titles[column].count...(ours.titles[column].count + 3), using: &numbers)
      let before = selection
      try #require(selection.select(row: late, inColumn: column).outcome == .refused)
      try #require(selection == before)
      theirs.rows[column] = row
      let told = screen.didSelect(row: row, column: column, wheels: theirs.rows)
      let rows = theirs.rows
      theirs.reload(told.reloaded) { theirTitles($0, rows) }
      for column in told.scrolled { theirs.rows[column] = 0 }

      let change = selection.select(row: row, inColumn: column)
      if change.outcome == .exact { ours.rows[column] = row }
      ours.reload(change.reloadedColumns, titles: ourTitles)
      for column in change.scrolledColumns { ours.rows[column] = selection.selectedRow(inColumn: column) ?? -1 }

      // The wheels with the selection always show what is selected.
      try #require(ours.titles == columns.map(ourTitles))
      try #require(ours.rows == columns.map { selection.selectedRow(inColumn: $0) ?? 0 })
      try #require(ours.titles == theirs.titles)

      if ours.rows == theirs.rows, let theirText = screen.text(wheels: theirs.rows) {
        try #require(text(selection) == theirText)
        if let address = screen.address { try #require(address == ourAddress()) }
        // What changed least is never more than what they reload.
        #expect(Set(change.reloadedColumns).isSubset(of: told.reloaded))
      } else {
        failures += 1
        theirs.rows = ours.rows
        let shown = columns.map { theirs.titles[$0].at(ours.rows[$0]).flatMap { $0 } ?? "" }
        try #require(text(selection) == screen.sensibleText(shown: shown, rows: ours.rows))
        if screen.address != nil {
          try #require(ourAddress() == Address(state: shown[0], city: shown[1], district: shown[2]))
        }
      }
    }
    return failures
  }

  /// The titles that the wheels show; empty where a wheel is.
  private func titles<Table>(_ selection: CascadeSelection<Table>) -> [String] {
    (0..<selection.columnCount).map { column in
      selection.selectedRow(inColumn: column).flatMap { selection.title(ofRow: $0, inColumn: column) } ?? ""
    }
  }

  @Test func indexKeyedLevels() throws {
    let screen = IndexKeyedScreen(
      provinces: try Repository.fixture(
        "index-keyed", as: IndexKeyedScreen.Level<IndexKeyedScreen.Level<[String]>>.self))
    let failures = try failures(of: screen, IndexKeyed.self) { $0.formatted(separator: " - ") }
    #expect(failures == 0)
  }

  @Test func recordsWithNumbersAndNames() throws {
    func text<Table>(_ selection: CascadeSelection<Table>) -> String {
      let rows = (0..<3).map { String(selection.selectedRow(inColumn: $0) ?? 0) }
      return "索引：\(rows.joined(separator: "-"))\n值：\(titles(selection).joined(separator: " - "))"
    }
    let records = try Repository.fixture("records-by-level", as: [[String: Any]].self)
    let gaps = try Repository.fixture("areas-missing", as: [[String: Any]].self)
    // Provinces without cities are where the published screen ends.
    #expect(try failures(of: AlertScreen(states: records), RecordsByLevel.self, text: text) > 0)
    #expect(try failures(of: AlertScreen(states: gaps), AreasMissing.self, text: text) > 0)
  }

  @Test func twoLevels() throws {
    let screen = TwoWheelScreen(records: try Repository.fixture("two-levels", as: [[String: Any]].self))
    #expect(try failures(of: screen, TwoLevels.self) { $0.formatted(separator: " ") } == 0)
  }

  @Test func oneKeyDictionaries() throws {
    let records = try Repository.fixture("one-key-dictionaries", as: [[String: [[String: [String]]]]].self)
    // Wheels that are reloaded but not scrolled show another district than the label.
    #expect(
      try failures(of: OneKeyScreen(records: records), OneKeyDictionaries.self) { $0.formatted(separator: ";") } > 0)
  }

  @Test func recordsWithALocation() throws {
    func text<Table>(_ selection: CascadeSelection<Table>) -> String {
      selection.formatted(separator: "")
    }
    let records = try Repository.fixture("records-by-level", as: [[String: Any]].self)
    #expect(try failures(of: LocationScreen(states: records), RecordsByLevel.self, text: text) > 0)
    // Where all cities of a province have no areas, they are still cities.
    let gaps = try Repository.fixture("areas-empty", as: [[String: Any]].self)
    #expect(try failures(of: LocationScreen(states: gaps), AreasEmpty.self, text: text) == 0)
    for region in RecordsByLevel.regions where region.depth == 2 {
      var selection = CascadeSelection<RecordsByLevel>()
      selection.select(region)
      // An address has a city that is its own state once, wheels have it twice.
      let names = region.path.map(\.name)
      let written = names[0] == names[1] ? names.dropFirst() : names[...]
      #expect(selection.region?.location.formatted(separator: "") == written.joined())
    }
  }

  @Test func aGridOfTwoColumnsShowsTheOddLastItemToo() throws {
    let events = try Repository.fixture("seven-records", as: [[String: String]].self)
    let grid = RegionGrid(Seven.roots, columnCount: 2)
    let publishedSections = events.count / 2
    for section in 0..<publishedSections {
      #expect(grid.items(inSection: section).count == 2)
      for row in 0..<2 {
        let cell = grid.region(at: .init(section: section, item: row))
        #expect(cell?.name == events[section * 2 + row]["name"])
        #expect(cell?.attributes.image == events[section * 2 + row]["image"])
      }
    }
    #expect(grid.sectionCount == publishedSections + 1)
    #expect(grid.items(inSection: publishedSections).map(\.name) == [events.last?["name"]])
  }
}
