/// How a code and a name are written as one, such as `{code}{name}` for `110101东城区`; `{name}` where there is no code.
struct NameFormat: Equatable, Sendable {
  /// The format of a level whose names are nothing but names.
  static let plain = "{name}"

  let text: String
  private let isCodeFirst: Bool
  private let before: [UInt8]
  private let between: [UInt8]
  private let after: [UInt8]

  /// `nil` where the text does not hold `{code}` and `{name}` once each, or has a digit beside the code, and is no
  /// ``plain`` format either.
  init?(_ text: String) {
    self.text = text
    let bytes = Array(text.utf8)
    if text == Self.plain {
      (isCodeFirst, before, between, after) = (false, [], [], [])
      return
    }
    let codes = Self.places(of: "{code}", in: bytes)
    let names = Self.places(of: "{name}", in: bytes)
    guard let code = codes.first, codes.count == 1, let name = names.first, names.count == 1 else { return nil }
    isCodeFirst = code < name
    before = Array(bytes[..<min(code, name)])
    between = Array(bytes[(min(code, name) + 6)..<max(code, name)])
    after = Array(bytes[(max(code, name) + 6)...])
    // It would be part of the code.
    let beside = isCodeFirst ? [before.last, between.first] : [between.last, after.first]
    guard !beside.contains(where: { $0?.isASCIIDigit ?? false }) else { return nil }
  }

  private static func places(of word: StaticString, in bytes: [UInt8]) -> [Int] {
    bytes.indices.filter { bytes[$0...].starts(with: UnsafeBufferPointer(start: word.utf8Start, count: 6)) }
  }

  /// The two parts of a text that is written so, the code being all digits that stand in its place; `nil` where the
  /// text is written otherwise.
  func parts(of text: String) -> (code: String?, name: String)? {
    if self.text == Self.plain { return (nil, text) }
    var rest = Array(text.utf8)[...]
    guard rest.starts(with: before) else { return nil }
    rest = rest.dropFirst(before.count)
    guard rest.reversed().starts(with: after.reversed()) else { return nil }
    rest = rest.dropLast(after.count)
    let digits: ArraySlice<UInt8>
    if isCodeFirst {
      digits = rest.prefix(while: \.isASCIIDigit)
      rest = rest.dropFirst(digits.count)
      guard rest.starts(with: between) else { return nil }
      rest = rest.dropFirst(between.count)
    } else {
      digits = rest.suffix(rest.reversed().prefix(while: \.isASCIIDigit).count)
      rest = rest.dropLast(digits.count)
      guard rest.reversed().starts(with: between.reversed()) else { return nil }
      rest = rest.dropLast(between.count)
    }
    let name = String(decoding: rest, as: UTF8.self).trimmingBlanks()
    return digits.isEmpty || name.utf8.isEmpty ? nil : (String(decoding: digits, as: UTF8.self), name)
  }

  /// How a name with four digits or more at one of its ends, or with digits in brackets behind it, is written; `nil` where
  /// the sign between the two comes again, so that there are three parts or more.
  static func text(for name: String) -> String? {
    let bytes = Array(name.utf8)
    if let code = bytes.withUnsafeBufferPointer({ BracketedCode($0) }) {
      // Only digits are cut out.
      guard code.isNumber else { return plain }
      let digits = bytes[..<code.end].reversed().prefix(while: \.isASCIIDigit).count
      let between = bytes[code.opening..<code.end - digits]
      let after = bytes[code.end...]
      return "{name}\(String(decoding: between, as: UTF8.self)){code}\(String(decoding: after, as: UTF8.self))"
    }
    func isSign(_ byte: UInt8) -> Bool { byte < 0x80 && !byte.isASCIILetterOrDigit }
    // Names have blanks and hyphens in them.
    func isSeparator(_ byte: UInt8) -> Bool { isSign(byte) && byte != 0x20 && byte != 0x2D }
    let leading = bytes.prefix(while: \.isASCIIDigit)
    if leading.count >= 4 || !leading.isEmpty && !(bytes.last?.isASCIIDigit ?? false) {
      let signs = bytes.dropFirst(leading.count).prefix(while: isSign)
      let rest = bytes.dropFirst(leading.count + signs.count)
      if let sign = signs.first, isSeparator(sign), rest.contains(sign) { return nil }
      return "{code}\(String(decoding: signs, as: UTF8.self)){name}"
    }
    let rest = bytes.reversed().drop(while: \.isASCIIDigit)
    let signs = rest.prefix(while: isSign).reversed()
    if let sign = signs.first, isSeparator(sign), rest.dropFirst(signs.count).contains(sign) { return nil }
    return "{name}\(String(decoding: signs, as: UTF8.self)){code}"
  }
}
