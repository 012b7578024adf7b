extension TableSource {
  /// Writes pinyin, if there is any, among the storage of the table.
  func pinyinColumns(_ source: inout SourceWriter) {
    guard let pinyin = layout.pinyin else { return }
    source.line()
    source.line("// Pinyin; not part of the table's conformance, so that it costs nothing where it is not used.")
    let columns = pinyin.columns
    columns.offsets.writeApart(to: &source, access: access)
    columns.order.writeApart(to: &source, access: access)
    source.computedPool("\(access.alwaysEmitIntoClient)static var pinyinPool: StaticString", pinyin.writtenPool)
  }

  /// Writes what can be done with pinyin.
  func pinyin(_ source: inout SourceWriter) {
    guard layout.pinyin != nil else { return }
    source.extend(name) { source in
      source.block("\(access.alwaysEmitIntoClient)static var pinyinColumn: PinyinColumn<\(name)>") {
        $0.line(
          "PinyinColumn(offsets: Storage.pinyinOffsets, pool: Storage.pinyinPool, order: Storage.pinyinOrder)")
      }
      source.line()
      source.line("/// The regions that fit what someone types into a search field, by name or by pinyin, best first.")
      source.line("///")
      source.line("/// - Complexity: O(1) to form, O(*n*) to walk, where *n* is the number of regions.")
      source.block("\(access.apartModifier)static func search(_ text: String) -> RegionSearch<\(name)>") {
        $0.line("RegionSearch(text, pinyin: pinyinColumn)")
      }
      source.line()
      source.line("/// The regions that are `depth` steps below a root, in sections from A to Z.")
      source.line("///")
      source.line("/// - Complexity: O(log *n*), where *n* is the number of regions.")
      source.block("\(access.apartModifier)static func sections(atDepth depth: Int) -> RegionSections<\(name)>") {
        $0.line("pinyinColumn.sections(atDepth: depth)")
      }
    }
    source.extend("Region<\(name)>") { source in
      source.line("/// The name in pinyin, with tone marks.")
      source.line("\(access.apartModifier)var pinyin: String { \(name).pinyinColumn.string(of: self) }")
      source.line()
      source.line("/// The first letter of each syllable of ``pinyin``.")
      source.line("\(access.apartModifier)var pinyinInitials: String { \(name).pinyinColumn.initials(of: self) }")
      source.line()
      source.line("/// The first letter of ``pinyin`` as a capital; `#` if it is no letter.")
      source.line("\(access.apartModifier)var sectionTitle: String { \(name).pinyinColumn.sectionTitle(of: self) }")
    }
  }

  var pinyinByteCount: Int? {
    layout.pinyin.map { pinyin in
      pinyin.columns.offsets.byteCount + pinyin.columns.order.byteCount
        + pinyin.writtenPool.reduce(0) { $0 + $1.utf8.count }
    }
  }
}

extension Pinyin {
  fileprivate var columns: (offsets: PackedColumn, order: PackedColumn) {
    let offsets = texts.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1.utf8.count + 1) }
    return (PackedColumn(name: "pinyinOffsets", offsets), PackedColumn(name: "pinyinOrder", order))
  }

  /// Each text with a zero, so that what lies between offsets is its length and one more.
  fileprivate var writtenPool: [String] { texts.map { $0 + "\0" } + [TextColumn.endOfPool] }
}
