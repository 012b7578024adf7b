/// Names in Swift source made from words in data.
enum SwiftIdentifier {
  /// A lower camel case identifier made from `words`, such as `prefectureLevelCity` from `prefecture-level city` or
  /// from `prefecture_level_city`.
  ///
  /// Keywords come back in backticks. `nil` if there is nothing in `words` that an identifier can hold.
  static func member(_ words: String) -> String? {
    var identifier = ""
    var startsWord = false
    for scalar in words.unicodeScalars {
      guard isPart(scalar), scalar != "_" else {
        startsWord = !identifier.isEmpty
        continue
      }
      if startsWord {
        identifier += scalar.properties.uppercaseMapping
        startsWord = false
      } else {
        identifier.unicodeScalars.append(scalar)
      }
    }
    guard let first = identifier.unicodeScalars.first else { return nil }
    if !isStart(first) { identifier = "_" + identifier }
    // `CITY` and `City` are how a file writes what a Swift member writes as `city`.
    if identifier.unicodeScalars.allSatisfy({ !$0.properties.isLowercase }) {
      identifier = identifier.lowercased()
    } else if first.properties.isUppercase {
      identifier = first.properties.lowercaseMapping + String(identifier.unicodeScalars.dropFirst())
    }
    if memberNamesOfTypes.contains(identifier) { return identifier + "_" }
    return keywords.contains(identifier) ? "`\(identifier)`" : identifier
  }

  /// Whether `name` can be the name of a type as it stands: as types are called, with a capital first where its script
  /// has them. Thus it is no keyword, and no member of the types that emitted code extends.
  static func isTypeName(_ name: String) -> Bool {
    guard let first = name.unicodeScalars.first, isStart(first), !first.properties.isLowercase else { return false }
    return name.unicodeScalars.allSatisfy(isPart)
      && name.contains { $0 != "_" }
      && !keywords.contains(name) && !typesInUse.contains(name)
  }

  private static func isStart(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "_" || (scalar.properties.isXIDStart && isStableUnderNormalization(scalar))
  }

  private static func isPart(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "_" || (scalar.properties.isXIDContinue && isStableUnderNormalization(scalar))
  }

  /// Half-width and presentation forms look like other letters; identifiers do without them.
  private static func isStableUnderNormalization(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII || !(0xf900...0xffff).contains(scalar.value)
  }

  /// Members that every type has or that emitted types have of their own.
  private static let memberNamesOfTypes: Set<String> = [
    "Type", "Protocol", "self", "init", "keys", "index", "none", "some",
  ]

  /// Types that emitted code refers to: a table of the same name would hide them.
  private static let typesInUse: Set<String> = [
    "Any", "Attributes", "Bool", "Double", "ID", "InlineArray", "Int", "Int64", "PackedNumbers", "PinyinColumn",
    "Protocol", "Region", "RegionAttributeValue", "RegionCodeHash", "RegionCodeIndex", "RegionKind", "RegionLevel",
    "RegionList", "RegionRevision", "RegionRow", "RegionSearch", "RegionSections", "RegionStorage", "RegionTable",
    "RegionTables", "RegionText", "Regions", "Self", "Sendable", "StaticString", "StaticUTF8", "Storage", "String",
    "Swift", "Type", "UInt16", "UInt32", "UInt64", "UInt8",
  ]

  private static let keywords: Set<String> = [
    "actor", "any", "as", "associatedtype", "async", "await", "borrowing", "break", "case", "catch", "class",
    "consuming", "continue", "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough",
    "false", "fileprivate", "for", "func", "guard", "if", "import", "in", "indirect", "infix", "init", "inout",
    "internal", "is", "isolated", "lazy", "let", "macro", "mutating", "nil", "nonisolated", "open", "operator",
    "override", "package", "postfix", "precedencegroup", "prefix", "private", "protocol", "public", "repeat",
    "rethrows", "return", "self", "some", "static", "struct", "subscript", "super", "switch", "throw", "throws",
    "true", "try", "typealias", "unowned", "var", "weak", "where", "while",
  ]
}
