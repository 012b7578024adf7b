import GeneratedRegions

/// A name taken apart by its pinyin, in which the specific part, each people and the generic part are words.
struct NameParts {
  /// The specific part, alone and with one people after the other: 围场, 围场满族, 围场满族蒙古族.
  var stems: [String]
  var generic: String

  init(_ region: Region<China>) {
    let words = region.pinyin.split(separator: " ")
    let name = region.name
    let last = String(name.suffix(Self.syllableCount(words[words.count - 1])))
    // What tells 左旗 and 新区 from others does not say what they are, and 城区 is one word.
    let isDistinctive = words.count == 1 || last.count == 2 && "左右前中后合矿新林".contains(last.prefix(1))
    generic =
      name.hasSuffix("特别行政区") ? "特别行政区" : isDistinctive || last == "联合旗" ? String(last.suffix(1)) : last
    var length = 0
    stems = []
    for word in words {
      length += Self.syllableCount(word)
      if length > name.count - generic.count { break }
      // 左翼 belongs to the place.
      if word == "Zuǒyì" || word == "Yòuyì" { stems.removeLast() }
      stems.append(String(name.prefix(length)))
    }
    if stems.last?.count != name.count - generic.count { stems.append(String(name.dropLast(generic.count))) }
    if isDistinctive || last == "联合旗" { stems.removeFirst(stems.count - 1) }
  }

  /// Each syllable has one vowel with a tone mark.
  private static func syllableCount(_ word: Substring) -> Int {
    word.count { "āáǎàēéěèīíǐìōóǒòūúǔùǖǘǚǜĀÁǍÀĒÉĚÈŌÓǑÒ".contains($0) }
  }
}
