/// The names of all regions of a table in pinyin, and the order that it puts them in.
///
/// It is a value that generated code makes rather than a part of the table's storage, so that it is in no program
/// that does not use pinyin.
@frozen
public struct PinyinColumn<Table: RegionTable>: Sendable {
  @usableFromInline
  let offsets: PackedNumbers
  @usableFromInline
  let pool: StaticString
  @usableFromInline
  let order: PackedNumbers

  /// - Parameters:
  ///   - offsets: Where the text of each region begins in `pool`, and where the last one ends.
  ///   - pool: The texts, in table order, a zero after each and 16 more after the last.
  ///   - order: The numbers of the regions: depth after depth, and within each by pinyin.
  @_alwaysEmitIntoClient
  public init(offsets: PackedNumbers, pool: StaticString, order: PackedNumbers) {
    self.offsets = offsets
    self.pool = pool
    self.order = order
  }

  @_alwaysEmitIntoClient
  func utf8(of region: Region<Table>) -> StaticUTF8 {
    let start = offsets[region.index]
    return StaticUTF8(start: pool.utf8Start + start, count: offsets[region.index + 1] - start - 1)
  }

  @_alwaysEmitIntoClient
  func bytes(of region: Region<Table>) -> UnsafeBufferPointer<UInt8>.Iterator {
    let text = utf8(of: region)
    return UnsafeBufferPointer(start: text.start, count: text.count).makeIterator()
  }

  /// The pinyin of a region as it is in the source.
  @_alwaysEmitIntoClient
  public func string(of region: Region<Table>) -> String {
    utf8(of: region).string
  }

  /// The first letter of each syllable, or what stands in its place.
  @_alwaysEmitIntoClient
  public func initials(of region: Region<Table>) -> String {
    var initials = ""
    var bytes = bytes(of: region)
    var letters = PinyinLetters()
    while let letter = letters.next(in: &bytes) {
      guard letter.startsSyllable else { continue }
      initials.unicodeScalars.append(scalar(letter.byte, bytes))
    }
    return initials
  }

  /// The scalar that begins with a byte.
  ///
  /// - Parameter rest: What comes after the byte.
  @_alwaysEmitIntoClient
  func scalar(_ first: UInt8, _ rest: some IteratorProtocol<UInt8>) -> Unicode.Scalar {
    guard first >= 0x80 else { return Unicode.Scalar(first) }
    var rest = rest
    let count = first < 0xe0 ? 1 : first < 0xf0 ? 2 : 3
    var value = UInt32(first) & 0x3f >> UInt32(count)
    for _ in 0..<count { value = value << 6 | UInt32(rest.next() ?? 0) & 0x3f }
    return Unicode.Scalar(value) ?? "\u{fffd}"
  }

  /// What ``RegionSection/title`` the region comes under.
  @_alwaysEmitIntoClient
  public func sectionTitle(of region: Region<Table>) -> String { RegionSection<Table>.title(section(of: region)) }

  /// The number of the letter that the region comes under; see ``PinyinOrder/section(ofFirst:)``.
  @_alwaysEmitIntoClient
  func section(of region: Region<Table>) -> Int {
    var bytes = bytes(of: region)
    var letters = PinyinLetters()
    return PinyinOrder.section(ofFirst: letters.next(in: &bytes)?.byte)
  }

  /// The regions at `depth`, by the first letter of their pinyin.
  @_alwaysEmitIntoClient
  public func sections(atDepth depth: Int) -> RegionSections<Table> {
    guard depth >= 0, depth < Table.depthCount else { return RegionSections(column: self, positions: 0, 0) }
    return RegionSections(
      column: self, positions: Int(Table.Storage.depthStart(at: depth)), Int(Table.Storage.depthStart(at: depth + 1)))
  }
}
