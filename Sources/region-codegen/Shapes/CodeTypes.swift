/// How codes are written: texts with zeros in front, numbers, which have none, or signs for nothing.
struct CodeTypes {
  private var keys: [String?] = []
  private var uses: [String?: Use] = [:]

  private struct Use {
    var codes = 0
    var signsForNone = 0
    var firstSignForNone: Node?
    var withZero = 0
    var firstWithZero: Node?
    var numbers = 0
    var firstNumber: Node?
  }

  /// - Parameter key: `nil` for what stands under names.
  mutating func add(_ code: Node, under key: String?) {
    guard !code.isVoid else { return }
    guard !CodeForm.isMissing(code) else {
      change(key) { use in
        use.signsForNone += 1
        if use.firstSignForNone == nil { use.firstSignForNone = code }
      }
      return
    }
    change(key) { $0.codes += 1 }
    switch code.value {
    case .string(let text):
      guard text.utf8.count > 1, text.utf8.first == 0x30 else { return }
      change(key) { use in
        use.withZero += 1
        if use.firstWithZero == nil { use.firstWithZero = code }
      }
    case .integer, .real:
      change(key) { use in
        use.numbers += 1
        if use.firstNumber == nil { use.firstNumber = code }
      }
    default: break
    }
  }

  private mutating func change(_ key: String?, _ body: (inout Use) -> Void) {
    if uses[key] == nil { keys.append(key) }
    body(&uses[key, default: Use()])
  }

  func report(_ findings: inout Findings) {
    for key in keys {
      reportSignsForNone(under: key, &findings)
      guard let use = uses[key], let text = use.firstWithZero, let number = use.firstNumber else { continue }
      findings.add(
        .lostZeros,
        at: number.position,
        "\(key?.excerpt ?? "the code") is a string with a zero in front in \(use.withZero) records, as in \(text.summary), and a "
          + "number in \(use.numbers), which has none, here \(number.summary); write all as strings, with their zeros"
      )
    }
  }

  /// Where they are few, it is said of the regions which have no codes.
  private func reportSignsForNone(under key: String?, _ findings: inout Findings) {
    guard let use = uses[key], let first = use.firstSignForNone,
      !MissingCodeCheck.areFew(use.signsForNone, besides: use.codes)
    else { return }
    findings.add(
      .missingCode,
      at: first.position,
      "\(key?.excerpt ?? "the code") holds signs for nothing in \(use.signsForNone) records, as in \(first.summary), and a code in "
        + "\(use.codes); add what is missing, or leave the signs out"
    )
  }
}
