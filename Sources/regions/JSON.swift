import GeneratedRegions

/// Answers for programs.
enum JSON {
  /// An array with an object for each region; its children without theirs. Ends with a line break.
  static func list(_ regions: some Collection<Region<China>>) -> String {
    array(
      regions.map { region in
        object(
          members(of: region) + [
            ("path", array(region.path.map { string($0.name) })),
            ("children", array(region.children.map { object(members(of: $0)) })),
          ])
      }) + "\n"
  }

  private static func members(of region: Region<China>) -> [(String, String)] {
    [
      ("code", region.code.map(string) ?? "null"),
      ("name", string(region.name)),
      ("kind", region.kind.map { string($0.name) } ?? "null"),
      ("level", region.level.map { string($0.name) } ?? "null"),
      ("shortName", string(region.shortName)),
      ("pinyin", string(region.pinyin)),
      ("english", region.attributes.english.map(string) ?? "null"),
    ]
  }

  private static func object(_ members: [(key: String, value: String)]) -> String {
    "{" + members.map { "\(string($0.key)):\($0.value)" }.joined(separator: ",") + "}"
  }

  private static func array(_ elements: [String]) -> String {
    "[" + elements.joined(separator: ",") + "]"
  }

  private static func string(_ text: String) -> String {
    var json = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\":
        json += "\\"
        json.unicodeScalars.append(scalar)
      case "\u{0}"..."\u{1f}":
        let digits = String(scalar.value, radix: 16)
        json += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: json.unicodeScalars.append(scalar)
      }
    }
    return json + "\""
  }
}

extension RegionLevel {
  /// As answers call it.
  fileprivate var name: String {
    switch self {
    case .province: "province"
    case .prefecture: "prefecture"
    case .county: "county"
    case .township: "township"
    }
  }
}
