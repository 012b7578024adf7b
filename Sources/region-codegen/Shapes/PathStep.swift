/// One step from a value to a value that it holds.
enum PathStep: Equatable, Sendable {
  case index(Int)
  case key(String)
}

extension [PathStep] {
  /// As a person would write it, such as `[3].cities[0]`; empty for the file's outermost value.
  var keyPath: String {
    var text = ""
    for step in self {
      switch step {
      case .index(let index):
        text += "[\(index)]"
      case .key(let key) where key.utf8.allSatisfy({ $0 >= 0x80 || $0 == 0x5F || $0.isASCIILetterOrDigit }):
        text += text.isEmpty ? key : ".\(key)"
      case .key(let key):
        text += "[\(quoted(key))]"
      }
    }
    return text
  }
}

extension [PathStep] {
  /// The key path, or words for the outermost value, which has none.
  var place: String { isEmpty ? "the file" : keyPath }
}

/// A text from the input as it is shown in a message: on one line, and not too long.
func quoted(_ text: String) -> String {
  var shown = ""
  for (count, scalar) in text.unicodeScalars.enumerated() {
    if count == 60 {
      shown += "…"
      break
    }
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse:
      shown += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
    default:
      shown.unicodeScalars.append(scalar)
    }
  }
  return "\"\(shown)\""
}

extension UInt8 {
  var isASCIIDigit: Bool { self >= 0x30 && self <= 0x39 }
  var isASCIIUppercase: Bool { self >= 0x41 && self <= 0x5A }
  var isASCIILowercase: Bool { self >= 0x61 && self <= 0x7A }
  var isASCIILetterOrDigit: Bool { isASCIIDigit || isASCIIUppercase || isASCIILowercase }
}
