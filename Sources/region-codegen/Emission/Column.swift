/// A column of a table: a static array or, where there are more elements than the compiler takes in time, numbers
/// written as text.
struct Column {
  var name: String
  /// The type of the elements.
  var element: String
  /// How many bytes an element of the array takes.
  var elementByteCount: Int
  var count: Int
  /// Swift source for the element of the given number.
  var literal: (Int) -> String
  /// How the elements are written as text; `nil` for columns that have few elements however long the table is.
  var packed: Packed?
  /// Whether the conformance of the table does without the column. Then it is text whatever its length, which, unlike an
  /// array, costs nothing where it is not used.
  var isApart = false

  /// Elements put together out of numbers.
  struct Packed {
    var columns: [PackedColumn]
    /// Swift source for an element out of source for its number, and for what goes before names of columns.
    var element: (_ index: String, _ scope: String) -> String
  }

  /// The compiler's time and memory grow faster than the length of an array's literal: this many take a tenth of a
  /// second, ten times as many several seconds.
  static let maximumArrayCount = 4_096

  var isText: Bool { text != nil }

  /// How the column is written as text, if it is.
  private var text: Packed? { count > Self.maximumArrayCount || isApart ? packed : nil }

  var byteCount: Int { text?.columns.reduce(0) { $0 + $1.byteCount } ?? count * elementByteCount }

  /// Swift source for the element at `index`, itself source.
  ///
  /// - Parameter scope: What goes before the names of columns where they are not in scope.
  func element(at index: String, scope: String = "") -> String {
    text?.element(index, scope) ?? "\(scope)\(name)[\(index)]"
  }

  /// The type of a static array; see ``StaticArrayTypes``.
  static func type(of element: String, count: Int) -> String { "Of\(count)<\(element)>" }

  /// - Parameter comment: What to say after the element of an array; then each has a line to itself.
  func write(to source: inout SourceWriter, access: AccessLevel, comment: ((Int) -> String)? = nil) {
    if let text {
      for column in text.columns {
        if isApart { column.writeApart(to: &source, access: access) } else { column.write(to: &source, access: access) }
      }
      return
    }
    let head = "\(access.usableFromInline)static let \(name): \(Column.type(of: element, count: count)) ="
    source.array(head, (0..<count).map(literal)[...], comment: comment)
  }
}

extension Column {
  /// A column of unsigned integers.
  init(name: String, bits: Int, _ numbers: [UInt64]) {
    let element = "UInt\(bits)"
    self.init(
      name: name, element: element, elementByteCount: bits / 8, count: numbers.count,
      literal: { String(numbers[$0]) },
      packed: Packed(columns: [PackedColumn(name: name, numbers)]) {
        "\(element)(truncatingIfNeeded: \($1)\(name).bits(at: \($0)))"
      })
  }

}

/// What static arrays of given lengths are made of.
///
/// An `InlineArray` is constant data: nothing sets it up, and reading it is reading memory. An `Array` has to be
/// made an object the first time that it is used, and every use asks whether it has been. Apple's systems have
/// `InlineArray` from version 26 on, which is more than a package can ask for.
enum StaticArrayTypes {
  static func write(counts: Set<Int>, to source: inout SourceWriter, access: AccessLevel) {
    source.line("// An array of a given length: constant data where that is to be had.")
    source.line("#if compiler(>=6.2) && !canImport(Darwin)")
    for count in counts.sorted() {
      source.line("\(access.usableFromInline)typealias Of\(count)<Element> = InlineArray<\(count), Element>")
    }
    source.line("#else")
    for count in counts.sorted() {
      source.line("\(access.usableFromInline)typealias Of\(count)<Element> = [Element]")
    }
    source.line("#endif")
  }
}

extension TextColumn {
  /// Where the texts are, as a column of `RegionText`.
  func texts(named name: String) -> Column { Self.texts(named: name, spans) }

  static func texts(named name: String, _ spans: [Span]) -> Column {
    let isIncomplete = spans.contains(.missing)
    func column(_ part: String, _ number: (TextColumn.Span) -> Int) -> PackedColumn {
      PackedColumn(name: name + part, spans.map { $0 == .missing ? 0 : number($0) })
    }
    return Column(
      name: name, element: "RegionText", elementByteCount: 8, count: spans.count,
      literal: { index in
        let byteCount = SwiftLiteral.hexadecimal(spans[index].byteCount, digits: 4)
        return "0x\(byteCount)_\(SwiftLiteral.hexadecimal(spans[index].offset, digits: 8))"
      },
      // Counted from 1 where some are missing, so that 0 is left for those.
      packed: Column.Packed(
        columns: [
          column("Offsets", \.offset), column("Counts") { isIncomplete ? $0.byteCount + 1 : $0.byteCount },
        ]
      ) { index, scope in
        let count = isIncomplete ? "countFrom1" : "count"
        return "RegionText(offset: \(scope)\(name)Offsets[\(index)], \(count): \(scope)\(name)Counts[\(index)])"
      })
  }

  /// What the column takes in the program without its short forms: where texts are, and the pool.
  var byteCount: Int { texts(named: "").byteCount + writtenPoolByteCount }
}
