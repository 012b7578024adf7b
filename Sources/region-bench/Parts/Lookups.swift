import CAllocationCount
import Foundation
import GeneratedRegions

/// What a lookup costs in a process that has everything in memory.
enum Lookups {
  static func run(_ inputs: Inputs, _ report: inout Report) throws {
    let records = inputs.records
    let decoded = Decoded(records)
    let dictionaries = try Dictionaries(try Data(contentsOf: inputs.url(.xml)))
    let rows = Array(0..<China.count).shuffled()
    let codes = China.regions.map { UInt32($0.integerCode ?? 0) }.shuffled()
    let unknown = codes.map { $0 &+ 50_000_000 }
    let names = China.regions.map(\.name).shuffled()
    let session = ScrollSession(count: 10_000)

    func contest(_ id: String, _ title: String, _ operations: Int, rounds: Int = 301, _ c: [Contest.Contender]) {
      report.add(Contest(id, title, operations: operations, rounds: rounds, c).run())
    }
    contest(
      "screen", "first screen, again", 1, rounds: 1_001,
      [
        ("table", { StaticTable.firstScreen() }), ("nested dictionaries", { dictionaries.firstScreen() }),
        ("decoded structs", { records.firstScreen() }),
      ])
    contest(
      "children", "range of children, in random order", rows.count,
      [
        ("table", { StaticTable.childCounts(rows) }), ("C arrays", { CTable.childCounts(rows) }),
        ("decoded structs", { decoded.childCounts(rows) }),
      ])
    contest(
      "parent", "parent, in random order", rows.count,
      [
        ("table", { StaticTable.parents(rows) }), ("C arrays", { CTable.parents(rows) }),
        ("decoded structs", { decoded.parents(rows) }),
      ])
    contest(
      "title", "title as String, in random order", rows.count,
      [("table", { StaticTable.names(rows) }), ("decoded structs", { decoded.names(rows) })])
    contest(
      "title-bytes", "title as UTF-8 bytes, in random order", rows.count,
      [
        ("table", { StaticTable.nameBytes(rows) }), ("C arrays", { CTable.nameBytes(rows) }),
        ("decoded structs", { decoded.nameBytes(rows) }),
      ])
    contest(
      "titles-in-order", "title as String, in the order of the table", rows.count,
      [
        ("table", { StaticTable.names(Array(0..<China.count)) }), ("nested dictionaries", { dictionaries.names() }),
      ])
    contest(
      "walk", "whole table, depth first: titles' bytes and codes", rows.count,
      [
        ("table", { StaticTable.walk() }), ("C arrays", { CTable.walk() }), ("decoded structs", { records.walk() }),
      ])
    contest(
      "code-hit", "code to region, hit", codes.count,
      [
        ("table", { StaticTable.rows(ofCodes: codes) }), ("C arrays", { CTable.rows(ofCodes: codes) }),
        ("Dictionary<UInt32, Int>", { decoded.rows(ofCodes: codes) }),
      ])
    contest(
      "code-miss", "code to region, miss", codes.count,
      [
        ("table", { StaticTable.rows(ofCodes: unknown) }), ("C arrays", { CTable.rows(ofCodes: unknown) }),
        ("Dictionary<UInt32, Int>", { decoded.rows(ofCodes: unknown) }),
      ])
    contest(
      "name", "name to regions", names.count,
      [
        ("table", { StaticTable.rows(ofNames: names) }),
        ("Dictionary<String, [Int]>", { decoded.rows(ofNames: names) }),
      ])
    if let database = SQLite(path: inputs.url(.database).path) {
      contest(
        "code-title", "code to title", codes.count, rounds: 21,
        [
          ("table", { codes.reduce(0) { $0 + (China[code: $1]?.name.utf8.count ?? 0) } }),
          ("SQLite", { database.names(ofCodes: codes) }),
        ])
    }
    contest(
      "scroll", "session of 10,000 picker events", session.events.count, rounds: 21,
      [
        ("table", { StaticTable.scroll(session) }), ("nested dictionaries", { dictionaries.scroll(session) }),
        ("decoded structs", { records.scroll(session) }),
      ])

    guard allocation_count() >= 0 else {
      print("Allocations are counted with the GNU C library only: skipped.\n")
      return
    }
    func allocations(_ body: () -> Int) -> Double {
      let before = allocation_count()
      _ = body()
      return Double(allocation_count() - before)
    }
    let own: [Contest.Contender] = [
      ("first screen", { StaticTable.firstScreen() }), ("children", { StaticTable.childCounts(rows) }),
      ("parent", { StaticTable.parents(rows) }), ("title as String", { StaticTable.names(rows) }),
      ("title as bytes", { StaticTable.nameBytes(rows) }), ("walk", { StaticTable.walk() }),
      ("code hit", { StaticTable.rows(ofCodes: codes) }), ("code miss", { StaticTable.rows(ofCodes: unknown) }),
      ("name", { StaticTable.rows(ofNames: names) }), ("scroll session", { StaticTable.scroll(session) }),
    ]
    report.add(
      Line(
        "allocations", "allocations of the table, for all regions together", unit: .allocations,
        own.map { Line.Entry($0.name, samples: [allocations($0.answer)]) }))
    report.add(
      Line(
        "allocations-others", "allocations of others in a session of 10,000 picker events", unit: .allocations,
        [
          Line.Entry("nested dictionaries", samples: [allocations { dictionaries.scroll(session) }]),
          Line.Entry("decoded structs", samples: [allocations { records.scroll(session) }]),
        ]))
  }
}
