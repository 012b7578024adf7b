/// Whether names hold more than a name: a code as in `110101东城区`, or other names as in `浙江省/杭州市`.
struct NameFormCheck {
  private var names = 0
  private var withCode = 0
  private var glued = 0
  private var firstWithCode: RegionNode?
  private var firstGlued: RegionNode?

  mutating func add(_ region: RegionNode) {
    names += 1
    var name = region.name
    let form = name.withUTF8 { Form($0) }
    if form.hasCode, region.code == nil {
      withCode += 1
      if firstWithCode == nil { firstWithCode = region }
    } else if form.isGlued {
      glued += 1
      if firstGlued == nil { firstGlued = region }
    }
  }

  /// One line for the file, as files write all names alike, and where few are written so they are mostly called that.
  func report(_ findings: inout Findings) {
    if let firstWithCode, withCode * 2 > names {
      findings.add(
        .codeInName,
        at: firstWithCode.position,
        "\(withCode) of \(names) names hold a code, here \(firstWithCode.name.excerpt); cut it out in regions.json: "
          + "\"nameFormat\": \(JSONText.string(NameFormat.text(for: firstWithCode.name)))"
      )
    }
    if let firstGlued, glued * 3 > names {
      findings.add(
        .gluedNames,
        at: firstGlued.position,
        "\(glued) of \(names) names look like several names in one, here \(firstGlued.name.excerpt); "
          + "make each of them a region of its own"
      )
    }
  }

  private struct Form {
    /// At least four digits before or after something else.
    var hasCode = false
    /// A separator between letters that are not Latin.
    var isGlued = false

    init(_ bytes: UnsafeBufferPointer<UInt8>) {
      var leading = 0
      while leading < bytes.count, bytes[leading].isASCIIDigit { leading += 1 }
      var trailing = 0
      while trailing < bytes.count, bytes[bytes.count - 1 - trailing].isASCIIDigit { trailing += 1 }
      hasCode = max(leading, trailing) >= 4 && leading < bytes.count
      guard bytes.count > 2, bytes[0] >= 0x80, bytes[bytes.count - 1] >= 0x80 else { return }
      for index in 1..<bytes.count - 1 {
        switch bytes[index] {
        // , - / ; > _ |
        case 0x2C, 0x2D, 0x2F, 0x3B, 0x3E, 0x5F, 0x7C: isGlued = true
        // ，、；
        case 0xEF where bytes[index + 1] == 0xBC && index + 2 < bytes.count:
          if bytes[index + 2] == 0x8C || bytes[index + 2] == 0x9B { isGlued = true }
        case 0xE3 where bytes[index + 1] == 0x80 && index + 2 < bytes.count:
          if bytes[index + 2] == 0x81 { isGlued = true }
        default: break
        }
      }
    }
  }
}
