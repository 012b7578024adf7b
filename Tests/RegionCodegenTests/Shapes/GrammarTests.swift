import RepositoryFiles
import SeededRandom
import Testing

@testable import region_codegen

@Suite struct GrammarTests {
  /// What inference says can be written into regions.json, and means the same there.
  @Test(arguments: ShapeTests.common + ShapeTests.keyed + ShapeTests.records + ShapeTests.wrapped)
  func whatIsWrittenIsReadAgain(_ file: ShapeCase) throws {
    let recognition = try recognize(file.text)
    let shape = try #require(recognition.shape)
    let written = try WrittenShape(grammar: shape.grammar)
    #expect(written.shape.withoutCodeTypes == shape.withoutCodeTypes)
    #expect(written.shape.read(try Document.read(Array(file.text.utf8)).root).regions == recognition.regions)
  }

  @Test(arguments: [
    "attributes", "codes-and-kinds", "flat-records", "index-keyed", "one-key-dictionaries", "one-region", "ragged",
    "records-by-level", "ten-levels", "text-codes", "thousand-children", "two-levels",
  ])
  func shapesOfFixturesAreReadAgain(_ name: String) throws {
    let document = try Document.read(try Repository.bytes("Tests/Fixtures/\(name).plist"))
    let recognition = recognize(document)
    let shape = try #require(recognition.shape)
    let written = try WrittenShape(grammar: shape.grammar).shape
    #expect(written.withoutCodeTypes == shape.withoutCodeTypes)
    #expect(written.read(document.root).regions == recognition.regions)
  }

  @Test func whateverTheStyleTheShapeIsReadAgain() throws {
    var random = RandomNumbers(seed: 35)
    for _ in 0..<1_000 {
      let tree = MadeUpRegion.tree(levels: Int.random(in: 1...4, using: &random), raggedness: 15, &random)
      let style = WritingStyle(levels: 4, &random)
      guard let shape = region_codegen.recognize(style.write(tree, &random)).shape else { continue }
      let written = try? WrittenShape(grammar: shape.grammar)
      #expect(written?.shape.withoutCodeTypes == shape.withoutCodeTypes, "\(shape.grammar)")
    }
  }

  @Test func madeUpShapesAreReadAgain() throws {
    var random = RandomNumbers(seed: 36)
    for _ in 0..<2_000 {
      let shape = Shape.madeUp(&random)
      let grammar = shape.grammar
      #expect(try WrittenShape(grammar: grammar).shape == shape, "\(grammar)")
    }
  }

  /// Levels that hold records in two ways, twice over, would double the line with each level.
  @Test func theLineStaysShortHoweverDeepTheShape() {
    var level = Shape.Level()
    level.isArray = true
    level.collection = .record
    level.item = .record
    let levels = (0..<32).map { depth in
      var level = level
      level.record.name = "name"
      level.record.children = ["a\(depth)", "b\(depth)"]
      return level
    }
    #expect(Shape(levels: levels).grammar.utf8.count < 5_000)
  }

  @Test(arguments: [
    ("", "0: \"[\", \"{\" or a word is expected, but the shape ends here"),
    ("[name", "5: \"]\" is expected, but the shape ends here"),
    ("[{name]", "6: \"}\" is expected"),
    ("[name] of", "7: only \"by parent …\" or \"by code prefix\" can follow the regions"),
    (
      "[name] by age",
      "7: \"by parent code\", \"by parent name\", \"by parent KEY\", \"by parent path '-'\", \"by path KEY…\", \"by outline KEY…\", \"by name path '-'\", \"by code prefix\", \"by code prefix 2 5\" or \"by code prefix '-'\" is expected"
    ),
    ("[{name, code}] by code prefix 5 2", "15: \(levelsThatDoNotGrow)"),
    ("[{name, code}] by code prefix 2 2", "15: \(levelsThatDoNotGrow)"),
    ("[{name, code}] by code prefix 2|5 5", "15: \(levelsThatDoNotGrow)"),
    ("[{name, code}] by code prefix 3|2 5", "15: \(levelsThatDoNotGrow)"),
    ("[{name, code}] by code prefix 0 5", "15: \(ends)"),
    ("[{name, code}] by code prefix 02 5", "15: \(ends)"),
    ("[{name, code}] by code prefix 2 41", "15: \(ends)"),
    ("[{name, code}] by code prefix 2 99999999999999999999", "15: \(ends)"),
    ("[{name, code}] by code prefix two five", "15: \(ends)"),
    ("[{name, code}] by code prefix 2.5", "15: \(ends)"),
    ("[{name, code}] by code prefix '-' 5", "15: \(ends)"),
    ("[{name, code}] by code prefix 2 '-'", "15: \(ends)"),
    ("[{name, code}] by code prefix -2 5", "30: the shape ends before this"),
    ("[{name, code}] by code prefix ''", "15: there is nothing between the quotation marks"),
    (
      "[{name, code}] by code prefix 2",
      "15: with one level there is no tree; say where the levels below it end, too"
    ),
    (
      "[{name, code}] by code prefix 2|",
      "32: a number is expected beside the \"|\", as in \"by code prefix 2|3 5\", but the shape ends here"
    ),
    ("[{name, a: string}] by path a|a", "20: \"|\" can only stand between numbers, as in \"by code prefix 2|3 5\""),
    ("[{'a]", "2: the quotation mark is never closed"),
    ("[{code}]", "1: the record has no name; say which key holds it: KEY: name"),
    ("[{name, nmae}]", "8: \"nmae\" means nothing by itself; say what the key holds, as in nmae: string"),
    ("[{state: nmae}]", "9: \"nmae\" is nothing that a key can hold; did you mean \"name\"?"),
    (
      "[{state: foo}]",
      "9: \"foo\" is nothing that a key can hold; take one of code, kind, name, parent, ignored, string, integer, real, "
        + "boolean, attribute, latitude, longitude, shortName, pinyin"
    ),
    ("[{a: name, b: name}]", "14: another key of this record is the name already"),
    ("[{name, name}]", "8: the key \"name\" is in this dictionary already"),
    ("[{name, sub: T}]", "13: T is not defined; add \", T = […]\" to the end of the shape"),
    ("[name], T = [{name, sub: T}]", "12: T is defined but stands nowhere in the shape"),
    ("[name], [name]", "7: only a definition of T can follow, as in \"…, T = [{name, children: T}]\""),
    ("[{name, sub: same}]", "13: regions of this depth are written out nowhere"),
    (
      "[{name, a: [name], b: [name]}]",
      "22: regions of this depth are written out already; write \"same\" here, and all their forms there, as in \"[name | {name, …}]\""
    ),
    ("string", "0: \"[\" or \"{\" is expected, as regions stand here"),
    ("[string]", "1: \"name\" or \"{\" is expected, as one region stands here"),
    ("[]", "0: there are no regions in this shape"),
    (
      "{name: nmae}",
      "7: under a name stand regions, a record, \"code\" or what else a value is, such as \"string\"; write {name} for a record"
    ),
    ("{name: {name: parent}}", "14: only outermost names can have their parents under them, and no children"),
    (
      "{parent: {name: parent}}",
      "0: parents stand under the names and around all; one of these is enough"
    ),
    ("[[name]] by parent code", "9: lists in a list tell parents by their positions, and by nothing else"),
    ("[name, name]", "7: behind each region of an array stand its children, as in [name, [name]]"),
    ("[name, [name], [name]]", "13: \"]\" is expected"),
    ("[{name, sub: [[name]]}]", "14: \"name\" or \"{\" is expected, as one region stands here"),
    ("{name: {parent: [name]}}", "7: {parent: …} can only stand around all regions; quote the key if it is called so"),
    ("[{name}] | {name} | {title: name}", "20: a second form of dictionary cannot be told from the first"),
    ("[{name} | {title: name}]", "10: a second form of record cannot be told from the first"),
    ("[name]]", "6: the shape ends before this"),
    (
      "{code: {code: name}}",
      "7: under a code stands a name or a record; keys that are all there is of a region are its name, as in {name: {code: name}}"
    ),
  ])
  func whatIsWrongIsSaidAtItsPlace(_ grammar: String, _ complaint: String) {
    #expect(throws: Complaint(text: complaint)) {
      do throws(ShapeGrammarError) {
        _ = try WrittenShape(grammar: grammar)
      } catch {
        throw Complaint(text: "\(error.offset): \(error.message)")
      }
    }
  }

  private static let levelsThatDoNotGrow =
    "each level of a code ends further on than the one before it, so that these numbers must grow"
  private static let ends =
    "behind \"by code prefix\" stand numbers from 1 to 40, after how many signs each level of a code ends, as in \"by code "
    + "prefix 2 5\", or what stands between levels, as in \"by code prefix '-'\""

  private struct Complaint: Error, Equatable {
    var text: String
  }

  @Test func nothingThatIsWrittenMakesTheReaderFail() {
    var random = RandomNumbers(seed: 37)
    let pieces = [
      "[", "]", "{", "}", "name", "code", ":", ",", "|", "T", "=", "same", "by", "parent", "path", "key", "string", ".",
      "'", "...", "区", " ",
      "prefix", "2", "5", "parent", "kind", "outline", "[[", "]]",
    ]
    for _ in 0..<20_000 {
      let count = Int.random(in: 0...20, using: &random)
      let text = (0..<count).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
      guard let written = try? WrittenShape(grammar: text) else { continue }
      #expect((try? WrittenShape(grammar: written.shape.grammar))?.shape == written.shape, "\(text)")
    }
    #expect(throws: ShapeGrammarError.self) { try WrittenShape(grammar: String(repeating: "[", count: 100_000)) }
  }
}

extension Shape {
  /// Types of codes are for display and not part of the line.
  fileprivate var withoutCodeTypes: Shape {
    var shape = self
    for index in shape.levels.indices { shape.levels[index].record.codeType = "string" }
    return shape
  }

  fileprivate static func madeUp(_ random: inout RandomNumbers) -> Shape {
    var shape = Shape(levels: [])
    let keys = [
      "name", "code", "T", "same", "a b", "it's", "区", "sub", "x1", "by", "", "…", "latitude", "\u{1}", "parent", "a.b",
    ]
    if random.chance(30) { shape.wrapper = ["data", "index"] }
    let count = Int.random(in: 1...4, using: &random)
    for depth in 0..<count {
      var level = Level()
      level.isArray = random.chance(70)
      let readings: [DictionaryReading] = [
        .record, .keyed(by: .index), .keyed(by: .name), .keyed(by: .code), .keyed(by: .identifier),
      ]
      if !level.isArray || random.chance(30) { level.collection = readings.randomElement(using: &random) }
      let holdsItems =
        level.isArray || [.index, .code, .identifier].contains { level.collection == .keyed(by: $0) }
      if holdsItems {
        let isCoded = level.collection == .keyed(by: .code) || level.collection == .keyed(by: .identifier)
        level.item = isCoded ? .record : [.record, .record, .keyed(by: .name)].randomElement(using: &random)
        level.acceptsNames = random.chance(30)
      }
      if level.collection != nil, level.collection != .record, random.chance(20) { level.ignored = ["version", "T"] }
      if depth > 0, random.chance(20) { level.wrapper = ["list"] }
      if random.chance(10) { level.besideKinds = random.chance(50) ? ["total", "key"] : [] }
      level.acceptsNameAlone = random.chance(20)
      level.childrenFollow = level.isArray && depth + 1 < count && random.chance(15)
      if !level.wrapper.isEmpty, random.chance(50) { level.besideWrapper = ["total", "key"] }
      let isNamed = level.item == .keyed(by: .name) || level.collection == .keyed(by: .name)
      var names = keys.shuffled(using: &random)
      var hasRecord = level.item == .record || level.collection == .record
      if isNamed, !hasRecord, random.chance(30) {
        level.value = .record
        hasRecord = true
      } else if isNamed, depth == count - 1, random.chance(30) {
        level.value = [.code, .attribute("real"), .attribute("attribute")].randomElement(using: &random) ?? .code
      }
      if hasRecord {
        if level.value != .record { level.record.name = names.removeLast() }
        if random.chance(50) { level.record.code = names.removeLast() }
        if random.chance(20) { level.record.kind = names.removeLast() }
        if random.chance(50) { level.record.attributes = [.init(key: names.removeLast(), type: "integer")] }
        if random.chance(20) {
          let outer = names.removeLast()
          level.record.opened = [outer, "\(outer).in.ner"]
          level.record.latitude = "\(outer).in.ner.lat"
          level.record.longitude = "\(outer).name"
          level.record.attributes += [
            .init(key: "\(outer).in.ner.lat", type: "latitude"), .init(key: "\(outer).name", type: "longitude"),
          ]
        }
        if random.chance(20) { level.record.ignored = [names.removeLast()] }
        if depth + 1 < count || random.chance(10) { level.record.children = [names.removeLast()] }
        if random.chance(20), !level.record.children.isEmpty { level.record.children.append(names.removeLast()) }
      } else if depth + 1 < count, !isNamed, !level.childrenFollow {
        shape.levels.append(level)
        return shape
      }
      shape.levels.append(level)
    }
    if let last = shape.levels.last, !last.record.children.isEmpty, last.wrapper.isEmpty {
      shape.isRecursive = random.chance(50)
    }
    if !shape.isRecursive, shape.levels.count == 1 {
      let hierarchies: [Hierarchy] = [
        .nesting, .codePrefix(.standard), .codePrefix(.ends([[2], [5, 6], [40]])), .codePrefix(.ends([[1, 2], [3]])),
        .codePrefix(.separator("'")), .codePrefix(.separator("x")), .references(to: .code), .references(to: .name),
        .references(to: .attribute("name")),
        .references(to: .attribute("a b")), .references(to: .path(separator: "-")), .parentKeys(by: .code),
        .parentKeys(by: .name), .parentKeys(by: .path(separator: "'")), .paths(["省", "path", "a b"]),
        .paths(["省", "outline"], isOutline: true),
        .namePaths(separator: "|"),
      ]
      if shape.levels[0].isArray, shape.levels[0].besideKinds == nil, random.chance(10) {
        shape.hierarchy = .parentKeys(by: .position(lists: Int.random(in: 1...3, using: &random)))
        return shape
      }
      shape.hierarchy = hierarchies.randomElement(using: &random) ?? .nesting
    }
    return shape
  }
}
