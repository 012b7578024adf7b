/// What stands in a text between a name and something else, or between several names.
enum NameSeparator: String, CaseIterable {
  case bar = "\"|\""
  case arrow = "\">\""
  case slash = "\"/\""
  case semicolon = "\";\""
  case comma = "\",\""
  case dash = "a dash between blanks"
  case colon = "\":\""
  case brackets = "something in brackets"
  case underscore = "\"_\""
  case numbering = "a number in front"
  case letter = "a letter in front"

  /// Those that stand between letters of a name.
  static func all(in name: String) -> [NameSeparator] {
    var copy = name
    return copy.withUTF8 { bytes in
      var found: [NameSeparator] = []
      func add(_ separator: NameSeparator) {
        if !found.contains(separator) { found.append(separator) }
      }
      for index in bytes.indices.dropFirst().dropLast() {
        switch bytes[index] {
        case 0x7C: add(.bar)
        case 0x5F where ![bytes[index - 1], bytes[index + 1]].contains { $0 == 0x5F || $0.isASCIIDigit }:
          add(.underscore)
        case 0x3E: add(.arrow)
        case 0x2F: add(.slash)
        case 0x3B: add(.semicolon)
        case 0x2C: add(.comma)
        case 0x3A: add(.colon)
        case 0x2D where bytes[index - 1] == 0x20 && bytes[index + 1] == 0x20: add(.dash)
        // The dashes – and —.
        case 0xE2 where bytes[index - 1] == 0x20 && index + 3 < bytes.count && bytes[index + 1] == 0x80:
          if [0x93, 0x94].contains(bytes[index + 2]), bytes[index + 3] == 0x20 { add(.dash) }
        case 0x28 where bytes.last == 0x29: add(.brackets)
        default: break
        }
      }
      let digits = bytes.prefix(while: \.isASCIIDigit).count
      if digits > 0, digits + 1 < bytes.count, bytes[digits] == 0x2E || bytes[digits] == 0x29 {
        // 1. or 1.1 in front of a blank.
        let number = bytes.prefix { $0.isASCIIDigit || $0 == 0x2E }.count
        if !bytes[digits + 1].isASCIIDigit || number < bytes.count && bytes[number] == 0x20 { add(.numbering) }
      }
      return found
    }
  }

  private static let below: Set<Unicode.Scalar> = [
    "市", "区", "县", "旗", "镇", "乡", "州", "盟", "村", "道", "區", "縣", "鎮", "鄉",
  ]

  /// Whether a name in Chinese begins with that of a province or a city, and goes on with another.
  static func isPath(_ name: String) -> Bool {
    guard name.utf8.count >= 15, let last = name.unicodeScalars.last, below.contains(last) else { return false }
    let scalars = Array(name.unicodeScalars.prefix(32))
    return scalars.indices.dropFirst(2).dropLast(2).contains { index in
      scalars[index] == "省" || scalars[index] == "市"
        || scalars[index] == "区" && scalars[index - 1] == "治" && scalars[index - 2] == "自"
    }
  }
}
