/// How many cells a terminal gives to texts.
enum DisplayWidth {
  /// The ranges that Unicode calls wide or fullwidth, as far as terminals agree on them.
  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115f, 0x2e80...0x303e, 0x3041...0x4dbf, 0x4e00...0xa4cf, 0xa960...0xa97c, 0xac00...0xd7a3,
    0xf900...0xfaff, 0xfe30...0xfe6f, 0xff00...0xff60, 0xffe0...0xffe6, 0x1f300...0x1f64f, 0x1f680...0x1f6ff,
    0x1f900...0x1f9ff, 0x20000...0x3fffd,
  ]

  static func of(_ scalar: Unicode.Scalar) -> Int {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control: 0
    default: wide.contains { $0.contains(scalar.value) } ? 2 : 1
    }
  }

  static func of(_ text: String) -> Int {
    text.unicodeScalars.reduce(0) { $0 + of($1) }
  }

  /// The text in exactly `width` cells: cut with an ellipsis, or with blanks after it.
  static func fit(_ text: String, _ width: Int) -> String {
    let needed = of(text)
    if needed <= width { return text + String(repeating: " ", count: width - needed) }
    var cut = ""
    var used = 0
    for character in text {
      let next = of(String(character))
      if used + next > width - 1 { break }
      cut.append(character)
      used += next
    }
    guard width > 0 else { return "" }
    return cut + "…" + String(repeating: " ", count: width - 1 - used)
  }
}
