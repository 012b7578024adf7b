extension StringProtocol {
  /// The text in quotes, for messages: on one line, nothing invisible, shortened.
  var excerpt: String {
    var result = "\""
    var length = 0
    for scalar in unicodeScalars {
      if length == 40 {
        result += "…"
        break
      }
      length += 1
      switch scalar {
      case "\"", "\\":
        result += "\\"
        result.unicodeScalars.append(scalar)
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      default:
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned, .surrogate:
          result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
        default:
          result.unicodeScalars.append(scalar)
        }
      }
    }
    return result + "\""
  }
}
