/// A code in brackets at the end of a name, as in `杭州市(330100)` and `Bayern (DE-BY)`.
struct BracketedCode {
  /// Where the bracket opens, in bytes from the beginning of the name.
  let opening: Int
  /// Where the code ends, in the same unit.
  let end: Int
  /// Whether the code is nothing but digits.
  let isNumber: Bool
  /// Whether something stands before the bracket.
  var hasName: Bool { opening > 0 }

  /// The brackets `()`, `（）`, `[]` and `【】`.
  private static let brackets: [(opening: [UInt8], closing: [UInt8])] = [
    ([0x28], [0x29]), ([0xEF, 0xBC, 0x88], [0xEF, 0xBC, 0x89]), ([0x5B], [0x5D]),
    ([0xE3, 0x80, 0x90], [0xE3, 0x80, 0x91]),
  ]

  /// `nil` where the name does not end with digits, or letters such as `CN-ZJ`, in brackets.
  init?(_ name: UnsafeBufferPointer<UInt8>) {
    guard let last = name.last, [0x29, 0x89, 0x5D, 0x91].contains(last) else { return nil }
    for (opening, closing) in BracketedCode.brackets where name.suffix(closing.count).elementsEqual(closing) {
      let end = name.count - closing.count
      var start = end
      while start > 0, name[start - 1].isASCIILetterOrDigit || name[start - 1] == 0x2D || name[start - 1] == 0x5F {
        start -= 1
      }
      guard start >= opening.count, name[..<start].suffix(opening.count).elementsEqual(opening) else { continue }
      let code = name[start..<end]
      isNumber = code.allSatisfy(\.isASCIIDigit)
      guard code.count >= 2, isNumber || CodeForm.isAbbreviation(String(decoding: code, as: UTF8.self)) else {
        return nil
      }
      self.end = end
      self.opening = start - opening.count
      return
    }
    return nil
  }
}
