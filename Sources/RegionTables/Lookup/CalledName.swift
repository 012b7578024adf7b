/// What someone calls a region: a name as it is in the table, a short one, or one of them with another end.
///
/// The bytes are the caller's, since linkers keep a type in every program, and a generic one is much larger.
@frozen
@usableFromInline
struct CalledName: Sendable {
  @usableFromInline
  let lastBytes: LastBytes
  @usableFromInline
  let count: Int
  /// The number of bytes before the generic part, of which there may be none: of 延边 in 延边州.
  @usableFromInline
  let stemCount: Int
  /// Whether letters of ASCII may be capitals or not.
  @usableFromInline
  let ignoresCase: Bool

  @_alwaysEmitIntoClient
  init(_ bytes: some IteratorProtocol<UInt8>, ignoresCase: Bool) {
    var count = 0
    var lastBytes = LastBytes()
    var rest = bytes
    while let byte = rest.next() {
      lastBytes.append(byte)
      count &+= 1
    }
    self.lastBytes = lastBytes
    self.count = count
    self.ignoresCase = ignoresCase
    stemCount = count &- GenericPart.count(atEndOf: lastBytes, count: count)
  }

  /// - Parameter bytes: Those that this was made of.
  @_alwaysEmitIntoClient
  func fit(_ bytes: some IteratorProtocol<UInt8>, of region: Region<some RegionTable>) -> NameFit {
    let name = region.nameUTF8
    let shortName = region.shortNameUTF8
    let common = commonCount(bytes, with: name)
    // Most short names are the beginning of the name itself.
    let commonShort =
      shortName.start == name.start ? Swift.min(common, shortName.count) : commonCount(bytes, with: shortName)
    if common == count, name.count == count { return .name }
    if commonShort == count, shortName.count == count { return .shortName }
    if stemCount < count, Swift.max(common, commonShort) >= stemCount, ends(name) {
      if commonShort >= stemCount, shortName.count == stemCount, !ends(shortName) { return .shortName }
      if common >= stemCount, GenericPart.isAll(of: name, after: stemCount), ends(name.dropping(stemCount)) {
        return .stem
      }
    }
    if common == count { return GenericPart.isAll(of: name, after: count) ? .stem : .beginning }
    return commonShort == count ? .beginning : .none
  }

  /// Whether a name ends as what is called so does.
  @_alwaysEmitIntoClient
  func ends(_ name: StaticUTF8) -> Bool {
    GenericPart.ends(name, as: lastBytes, count: count &- stemCount)
  }

  /// How many bytes at the beginning are the same in a name.
  @_alwaysEmitIntoClient
  func commonCount(_ bytes: some IteratorProtocol<UInt8>, with name: StaticUTF8) -> Int {
    var position = 0
    var rest = bytes
    while let byte = rest.next() {
      guard position < name.count else { break }
      let other = name.start[position]
      guard byte == other || ignoresCase && byte.lowercasedASCII == other.lowercasedASCII else { break }
      position &+= 1
    }
    return position
  }
}

/// How what someone calls a region fits it, the best first.
@usableFromInline
enum NameFit {
  /// It is the name.
  case name
  /// It is the short name, or that and the end of the name: 恩施, 恩施州.
  case shortName
  /// It is the name without the generic part, or the same with the end of the name alone: 吉林 and 阜新县.
  case stem
  /// The name, or the short one, begins with it.
  case beginning
  case none
}

extension UInt8 {
  /// The small letter of a capital in ASCII; any other byte as it is.
  @_alwaysEmitIntoClient
  var lowercasedASCII: UInt8 { self >= 0x41 && self <= 0x5a ? self | 0x20 : self }
}
