/// A comparison for other programs.
///
/// One object: `comparedBy` is `code` or `path`, `reason` says why not by code, and each list of the comparison has its
/// key. A region is told by `path`, its names from the root down, and by `at`, the same in positions among siblings,
/// which also tells twins apart. Where a region is in both files there is one of these under `old` and one under `new`.
struct ComparisonJSON {
  private let comparison: RegionComparison
  /// Ends with a line break.
  private(set) var text: String

  init(_ comparison: RegionComparison) {
    self.comparison = comparison
    text = "{\"comparedBy\":\"" + (comparison.basis == .codes ? "code" : "path") + "\""
    if let reason = comparison.basis.reason { text += ",\"reason\":\"\(reason)\"" }
    addList("added", comparison.added) { $0.region($1, in: $0.comparison.new) }
    addList("removed", comparison.removed) { $0.region($1, in: $0.comparison.old) }
    addList("renamed", comparison.renamed) { "{" + $0.both($1) + "}" }
    addList("moved", comparison.moved) { "{" + $0.both($1) + "}" }
    addList("recoded", comparison.recoded) { "{" + $0.both($1) + "}" }
    addList("changed", comparison.changed) { $0.changed($1) }
    addList("reordered", comparison.reordered) { $0.reordered($1) }
    addList("reused", comparison.reused) { "{" + $0.both($1) + "}" }
    text += "}\n"
  }

  /// A list with one entry a line.
  private mutating func addList<Entry>(_ key: String, _ entries: [Entry], _ json: (Self, Entry) -> String) {
    text += ",\n\"\(key)\":["
    for (number, entry) in entries.enumerated() { text += (number == 0 ? "\n" : ",\n") + json(self, entry) }
    text += "]"
  }

  private func place(_ index: Int, in order: DepthFirstOrder) -> String {
    let path = order.path(to: index)
    let names = path.map { JSONText.string(order.regions[$0].name) }.joined(separator: ",")
    let ranks = path.map { String(order.ranks[$0]) }.joined(separator: ",")
    let code = order.regions[index].code.map { ",\"code\":" + JSONText.string($0) } ?? ""
    return "\"path\":[\(names)],\"at\":[\(ranks)]\(code)"
  }

  private func both(_ pair: RegionComparison.Pair) -> String {
    "\"old\":{\(place(pair.old, in: comparison.old))},\"new\":{\(place(pair.new, in: comparison.new))}"
  }

  private func region(_ index: Int, in order: DepthFirstOrder) -> String {
    let region = order.regions[index]
    let kind = region.kind.map { ",\"kind\":" + JSONText.string($0) } ?? ""
    let values = region.attributes.map { JSONText.string($0.key) + ":" + JSONText.value($0.value) }
    let attributes = values.isEmpty ? "" : ",\"attributes\":{\(values.joined(separator: ","))}"
    return "{\(place(index, in: order))\(kind)\(attributes)}"
  }

  private func changed(_ changed: RegionComparison.Changed) -> String {
    let values = changed.values.map { value in
      let field =
        switch value.field {
        case .kind: "\"field\":\"kind\""
        case .attribute(let key): "\"field\":\"attribute\",\"key\":" + JSONText.string(key)
        }
      let old = value.old.map { ",\"old\":" + JSONText.value($0) } ?? ""
      let new = value.new.map { ",\"new\":" + JSONText.value($0) } ?? ""
      return "{\(field)\(old)\(new)}"
    }
    return "{\(both(changed.region)),\"values\":[\(values.joined(separator: ","))]}"
  }

  private func reordered(_ reordered: RegionComparison.Reordered) -> String {
    let parent = reordered.parent.map { both($0) + "," } ?? ""
    let children = reordered.children.map { "{" + both($0) + "}" }.joined(separator: ",")
    return "{\(parent)\"count\":\(reordered.count),\"children\":[\(children)]}"
  }
}

extension ComparisonBasis {
  fileprivate var reason: String? {
    switch self {
    case .codes: nil
    case .paths(.noCodes): "no-codes"
    case .paths(.onlyOldHasCodes): "only-old-has-codes"
    case .paths(.onlyNewHasCodes): "only-new-has-codes"
    case .paths(.otherForms): "other-forms"
    case .paths(.noCommonCode): "no-common-code"
    case .paths(.reassignedCodes): "reassigned-codes"
    }
  }
}
