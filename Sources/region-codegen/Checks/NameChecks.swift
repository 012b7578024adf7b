/// What is odd about the name of a region.
enum NameChecks {
  /// - Parameter above: the regions that it lies in, from the roots down.
  static func run(on region: RegionNode, under above: [RegionNode] = [], _ findings: inout Findings) {
    let name = region.name
    if name.isBlank {
      findings.add(
        .emptyName,
        at: region.position,
        "a region\(region.code.map { " with the code \($0.excerpt)" } ?? "") has no name; fill it in or remove it"
      )
      return
    }
    if let oddity = Oddity(in: name) {
      report(oddity, region, above, &findings)
    }
    if Placeholder.isOne(name) {
      findings.add(
        .placeholderRegion,
        at: region.position,
        "\(name.excerpt) is a placeholder and no place; drop it in regions.json where users should not see it: "
          + "\"drop\": \"\(ConfigurationKeys.placeholders)\""
      )
    }
    if NameLikeness.hasNoLetters(name) {
      findings.add(
        .nameWithoutLetters,
        at: region.position,
        "the name \(name.excerpt) has no letters; check whether another key holds the name"
      )
    }
  }

  private static func report(
    _ oddity: Oddity, _ region: RegionNode, _ above: [RegionNode], _ findings: inout Findings
  ) {
    switch oddity {
    case .lineBreak:
      let glued = GluedNames(region, under: above)
      findings.add(
        .lineBreakInName,
        at: region.position,
        glued.areNames
          ? "\(region.name.excerpt) looks like \(glued.names.count) names glued together by a line break; "
            + "make each of them a region of its own\(glued.advice)"
          : "\(region.name.excerpt) holds a line break; remove it"
      )
    case .invisible(let scalar):
      findings.add(
        .invisibleCharacter,
        at: region.position,
        "\(region.name.excerpt) holds the invisible character U+\(hexadecimal(scalar)); remove it"
      )
    }
  }

  private static func hexadecimal(_ scalar: UInt32) -> String {
    let digits = String(scalar, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
  }
}

extension NameChecks {
  /// The first character of a name that does not belong in one.
  enum Oddity: Equatable {
    case lineBreak
    case invisible(UInt32)

    init?(in name: String) {
      var copy = name
      let found = copy.withUTF8 { bytes -> Bool in
        // Lead bytes of everything below; nearly all names have none of them.
        bytes.contains {
          $0 < 0x20 || $0 == 0x7F || $0 == 0xC2 || $0 == 0xCD || $0 == 0xD8 || $0 >= 0xE1 && $0 <= 0xE3
            || $0 == 0xEF || $0 == 0xF3
        }
      }
      guard found else { return nil }
      var invisible: UInt32?
      for scalar in name.unicodeScalars {
        switch scalar.value {
        case 0x0A...0x0D, 0x85, 0x2028, 0x2029:
          self = .lineBreak
          return
        case 0x00...0x1F, 0x7F...0x9F, 0xAD, 0x34F, 0x61C, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x180B...0x180F,
          0x200B...0x200F, 0x202A...0x202E, 0x2060...0x206F, 0x3164, 0xFE00...0xFE0F, 0xFEFF, 0xFFA0,
          0xFFF9...0xFFFB, 0xFFFD, 0xE0000...0xE0FFF:
          if invisible == nil { invisible = scalar.value }
        default: break
        }
      }
      guard let invisible else { return nil }
      self = .invisible(invisible)
    }
  }
}
