import CAllocationCount
import Foundation
import GeneratedRegions

/// What a lookup costs in a process that has everything in memory.
enum Lookups {
  static func run(_ inputs: Inputs, _ report: inout Report) throws {
    let tree = inputs.records
    let array = inputs.decoded
    let dictionaries = try Dictionaries(try Data(contentsOf: inputs.url(.xml)))
    let places = array.places
    let order = array.depthFirst
    let database = SQLite(path: inputs.url(.database).path)
    database?.beginReading()
    let ordered = Array(0..<China.count)
    let rows = ordered
    let codes = China.regions.map { UInt32($0.integerCode ?? 0) }
    let unknown = codes.map { $0 &+ 50_000_000 }
    let names = China.regions.map(\.name)
    let session = ScrollSession(count: 10_000)

    func contest<Question>(
      _ id: String, _ title: String, _ questions: [Question], rounds: Int = 301,
      _ contenders: Contest<Question>.Contender...
    ) {
      report.add(
        Contest(
          id: id, title: title, questions: questions, isShuffled: id != "titles-in-order" && id != "scroll",
          rounds: rounds, contenders: contenders
        ).run())
    }
    contest(
      "screen", "first screen, again", [()], rounds: 1_001,
      .init("table") { _ in StaticTable.firstScreen() }, .init("C arrays") { _ in CTable.firstScreen() },
      .init("nested dictionaries") { _ in dictionaries.firstScreen() },
      .init("decoded tree") { _ in tree.firstScreen() }, .init("decoded array") { _ in array.firstScreen() },
      .init("SQLite", database.map { database in { _ in database.firstScreen() } }))
    contest(
      "children", "range of children, in random order", rows,
      .init("table", StaticTable.childCounts), .init("C arrays", CTable.childCounts),
      .init("nested dictionaries") { dictionaries.childCounts($0, places: places) },
      .init("decoded array", array.childCounts), .init("SQLite", database?.childCounts))
    contest(
      "parent", "parent, in random order", rows,
      .init("table", StaticTable.parents), .init("C arrays", CTable.parents), .init("nested dictionaries", nil),
      .init("decoded array", array.parents), .init("SQLite", database?.parents))
    contest(
      "title", "title as String, in random order", rows,
      .init("table", StaticTable.names), .init("C arrays", nil),
      .init("nested dictionaries") { dictionaries.names($0, places: places) },
      .init("decoded array", array.names), .init("SQLite", database?.names(_:)))
    contest(
      "titles-in-order", "title as String, in the order of the table", ordered,
      .init("table", StaticTable.names), .init("C arrays", nil),
      .init("nested dictionaries") { dictionaries.names($0, places: places) },
      .init("decoded array", array.names), .init("SQLite", database?.names(_:)))
    contest(
      "title-bytes", "title as UTF-8 bytes, in random order", rows,
      .init("table", StaticTable.nameBytes), .init("C arrays", CTable.nameBytes),
      .init("nested dictionaries") { dictionaries.nameBytes($0, places: places) },
      .init("decoded array", array.nameBytes), .init("SQLite", database?.nameBytes))
    contest(
      "walk", "whole table, depth first: titles' bytes and codes, a region", rows,
      .init("table") { _ in StaticTable.walk() }, .init("C arrays") { _ in CTable.walk() },
      .init("nested dictionaries") { _ in dictionaries.walk() },
      .init("decoded tree") { _ in tree.walk() }, .init("decoded array") { _ in array.walk() },
      .init("SQLite", database.map { database in { _ in database.walk() } }))
    for (id, title, codes) in [
      ("code-hit", "code to region, hit", codes), ("code-miss", "code to region, miss", unknown),
    ] {
      contest(
        id, title, codes,
        .init("table", StaticTable.rows(ofCodes:)), .init("C arrays", CTable.rows(ofCodes:)),
        .init("nested dictionaries", searches: true) { dictionaries.rows(ofCodes: $0, order: order) },
        .init("Dictionary<UInt32, Int>", array.rows(ofCodes:)), .init("SQLite", database?.rows(ofCodes:)))
    }
    contest(
      "code-title", "code to title as String", codes,
      .init("table", StaticTable.names(ofCodes:)), .init("C arrays", nil),
      .init("nested dictionaries", searches: true, dictionaries.names(ofCodes:)),
      .init("decoded array", array.names(ofCodes:)), .init("SQLite", database?.names(ofCodes:)))
    contest(
      "name", "name to regions", names,
      .init("table", StaticTable.rows(ofNames:)), .init("C arrays", nil),
      .init("nested dictionaries", searches: true) { dictionaries.rows(ofNames: $0, order: order) },
      .init("Dictionary<String, [Int]>", array.rows(ofNames:)), .init("SQLite", database?.rows(ofNames:)))
    contest(
      "search", "search by names and pinyin, to its end", ["hz", "hangz", "朝阳", "xihu", "内蒙"],
      .init("table", StaticTable.searches))
    contest(
      "scroll", "session of 10,000 picker events, an event", session.events, rounds: 51,
      .init("table") { _ in StaticTable.scroll(session) },
      .init("table, without a selection") { _ in StaticTable.scrollByHand(session) }, .init("C arrays", nil),
      .init("nested dictionaries") { _ in dictionaries.scroll(session) },
      .init("decoded tree") { _ in tree.scroll(session) }, .init("decoded array") { _ in array.scroll(session) },
      .init("SQLite", database.map { database in { _ in database.scroll(session) } }))
    if allocation_count() < 0 { print("Allocations are counted with the GNU C library only: skipped.\n") }
  }
}
