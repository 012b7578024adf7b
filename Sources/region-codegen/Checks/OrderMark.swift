/// A number of up to three digits or a capital letter in front of a name, as in `01 浙江` and `H杭州`.
struct OrderMark {
  let isNumber: Bool
  /// The name without it.
  let name: Substring

  init?(_ text: String) {
    let bytes = text.utf8
    guard let first = bytes.first, first.isASCIIDigit || first.isASCIIUppercase else { return nil }
    isNumber = first.isASCIIDigit
    let mark = isNumber ? bytes.prefix(while: \.isASCIIDigit) : bytes.prefix(1)
    guard mark.count < 4 else { return nil }
    let rest = bytes.dropFirst(mark.count)
    let signs = rest.prefix { $0 < 0x80 && !$0.isASCIILetterOrDigit }
    let name = rest.dropFirst(signs.count)
    guard let letter = name.first else { return nil }
    // Latin names have a letter and a blank in front of others, such as `A Coruña`, and letters beyond ASCII, as in `Hà Nội`;
    // numbers go on with letters, as in `1st`.
    let isOtherScript = letter >= 0xE3 && name.count > 3
    guard isOtherScript || isNumber && !signs.isEmpty && (letter >= 0x80 || letter.isASCIIUppercase) else { return nil }
    self.name = Substring(name)
  }
}
