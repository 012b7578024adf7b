/// Whether all regions have pinyin if any has.
struct PinyinCheck {
  private var count = 0
  private var missing = 0
  private var firstMissing: RegionNode?

  mutating func add(_ region: RegionNode) {
    let pinyin = region.attributes.first { OwnColumn.spells($0.key, "pinyin") }
    switch pinyin?.value {
    case .string(let text)? where !text.isEmpty: count += 1
    case .string?, nil:
      missing += 1
      if firstMissing == nil { firstMissing = region }
    default: break
    }
  }

  func report(_ findings: inout Findings) {
    guard count > 0, let first = firstMissing else { return }
    findings.add(
      .incompletePinyin,
      at: first.position,
      "\(count) regions have pinyin and \(missing) have none, the first being \(first.name.excerpt), so that the table is not "
        + "sorted and searched by it; add it, or change the regions in regions.json: \"changes\": {\"rename\": "
        + "{\(JSONText.string(first.code ?? first.name)): {\"name\": \(JSONText.string(first.name)), \"attributes\": "
        + "{\"pinyin\": …}}}}"
    )
  }
}
