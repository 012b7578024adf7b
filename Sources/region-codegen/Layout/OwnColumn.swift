/// Keys of records that regions have in columns of their own, because more can be done with them than reading them.
enum OwnColumn {
  /// Takes what the regions have under a key away from their attributes.
  ///
  /// - Parameter key: In lower camel case. In the file it may be written in other ways, such as `short_name`.
  /// - Returns: One text for each region, `nil` where it has none or an empty one; or `nil` where no region has any,
  ///   or where something is under the key that is no text, which then stays an attribute.
  static func take(_ key: String, from regions: inout [RegionNode]) -> [String?]? {
    var texts: [String?] = []
    var spelling: String?
    // Records have few different keys, and what each spells takes far longer than to look it up.
    var known: [String: Bool] = [:]
    func isSpelling(_ attribute: RegionNode.Attribute) -> Bool {
      if let isKnown = known[attribute.key] { return isKnown }
      let isSpelling = spells(attribute.key, key)
      known[attribute.key] = isSpelling
      return isSpelling
    }
    for region in regions {
      guard let attribute = region.attributes.first(where: isSpelling) else {
        texts.append(nil)
        continue
      }
      guard case .string(let text) = attribute.value, attribute.key == spelling ?? attribute.key else { return nil }
      spelling = attribute.key
      texts.append(text.isEmpty ? nil : text)
    }
    guard spelling != nil else { return nil }
    for index in regions.indices { regions[index].attributes.removeAll { $0.key == spelling } }
    return texts
  }

  /// The same, but only where every region has a text.
  static func takeAll(_ key: String, from regions: inout [RegionNode]) -> [String]? {
    var rest = regions
    guard let texts = take(key, from: &rest), !texts.contains(nil) else { return nil }
    regions = rest
    return texts.compactMap { $0 }
  }

  /// Whether what is under a key says how a region is called, so that it belongs to its name.
  static func belongsToName(_ key: String) -> Bool { ["shortName", "pinyin"].contains { spells(key, $0) } }

  /// Whether a key of a file is this one, given in lower camel case, however it is written there.
  static func spells(_ spelling: String, _ key: String) -> Bool {
    if spelling == key { return true }
    // Signs between words make it longer, but not by much.
    guard (key.utf8.count...key.utf8.count + 4).contains(spelling.utf8.count) else { return false }
    return SwiftIdentifier.member(spelling) == key
  }
}
