/// A comparison for people: what a release note can use.
struct ComparisonText {
  private let comparison: RegionComparison

  init(_ comparison: RegionComparison) {
    self.comparison = comparison
  }

  var text: String {
    let sections = [
      section("Added", comparison.added.count, subtrees(comparison.added, in: comparison.new)),
      section("Removed", comparison.removed.count, subtrees(comparison.removed, in: comparison.old)),
      section("Renamed", comparison.renamed.count, comparison.renamed.map { "\(place($0)) → \(newName(of: $0))" }),
      section("Moved", comparison.moved.count, comparison.moved.map { "\(place($0)) → \(newPath(to: $0))" }),
      section("Recoded", comparison.recoded.count, recoded),
      section("Changed", comparison.changed.count, changed),
      section("Reordered", comparison.reordered.count, reordered),
      section("Codes that other regions had", comparison.reused.count, reused),
    ]
    return ([summary] + sections.joined()).map { $0 + "\n" }.joined()
  }

  private func section(_ title: String, _ count: Int, _ lines: [String]) -> [String] {
    count == 0 ? [] : ["", "\(title) (\(TableSource.grouped(count)))"] + lines.map { "  " + $0 }
  }
}

// MARK: Sections

extension ComparisonText {
  private var summary: String {
    let counts = [
      ("added", comparison.added.count), ("removed", comparison.removed.count),
      ("renamed", comparison.renamed.count), ("moved", comparison.moved.count),
      ("recoded", comparison.recoded.count), ("changed", comparison.changed.count),
      ("reordered", comparison.reordered.count),
    ]
    let words = counts.filter { $0.1 > 0 }.map { "\(TableSource.grouped($0.1)) \($0.0)" }
    return "Compared by \(comparison.basis.words): "
      + (words.isEmpty ? "no differences" : words.joined(separator: ", "))
  }

  /// One line for each of the regions that is not below another of them, with how many are.
  private func subtrees(_ indices: [Int], in order: DepthFirstOrder) -> [String] {
    var tops: [Int] = []
    var topOf: [Int: Int] = [:]
    var countsBelow: [Int: Int] = [:]
    for index in indices {
      if let top = order.parents[index].flatMap({ topOf[$0] }) {
        topOf[index] = top
        countsBelow[top, default: 0] += 1
      } else {
        topOf[index] = index
        tops.append(index)
      }
    }
    return tops.map { top in
      label(order.regions[top].code) + path(to: top, in: order)
        + (countsBelow[top].map { " and \(TableSource.grouped($0)) below it" } ?? "")
    }
  }

  private var recoded: [String] {
    func line(_ pair: RegionComparison.Pair) -> String {
      let old = comparison.old.regions[pair.old].code.map(shortened) ?? "none"
      let new = comparison.new.regions[pair.new].code.map(shortened) ?? "none"
      return "\(old) → \(new)  \(newPath(to: pair))"
    }
    if comparison.recoded.count > Findings.limit, comparison.basis.makesAllCodesDiffer {
      return comparison.recoded.prefix(1).map { "all, such as " + line($0) }
    }
    return comparison.recoded.map(line)
  }

  private var changed: [String] {
    let columns = OneSidedField.all(of: comparison)
    let told = Set(columns.map(\.field))
    let regions = comparison.changed.compactMap { changed -> String? in
      let values = changed.values.filter { !told.contains($0.field) }.map { value in
        "\(words(for: value.field)): \(words(for: value.old)) → \(words(for: value.new))"
      }
      return values.isEmpty ? nil : "\(place(changed.region)), \(values.joined(separator: ", "))"
    }
    return columns.map { column in
      "\(words(for: column.field)): only in the \(column.isOld ? "old" : "new") file, "
        + "in \(TableSource.grouped(column.count)) regions"
    } + regions
  }

  private var reordered: [String] {
    comparison.reordered.map { reordered in
      let counts = (TableSource.grouped(reordered.children.count), TableSource.grouped(reordered.count))
      return "\(reordered.parent.map(place) ?? "first level"): \(counts.0) of \(counts.1) put elsewhere"
    }
  }

  private var reused: [String] {
    comparison.reused.map { pair in
      label(comparison.new.regions[pair.new].code) + path(to: pair.old, in: comparison.old) + " → " + newPath(to: pair)
    }
  }
}

// MARK: Words

extension ComparisonText {
  /// The region as it was, with its code of now.
  private func place(_ pair: RegionComparison.Pair) -> String {
    label(comparison.new.regions[pair.new].code ?? comparison.old.regions[pair.old].code)
      + path(to: pair.old, in: comparison.old)
  }

  private func newPath(to pair: RegionComparison.Pair) -> String { path(to: pair.new, in: comparison.new) }

  private func newName(of pair: RegionComparison.Pair) -> String {
    let (old, new) = (comparison.old.regions[pair.old].name, comparison.new.regions[pair.new].name)
    // To Swift, é is the same as e with an accent behind it.
    return shortened(new) + (old == new ? " (the same in other Unicode scalars)" : "")
  }

  private func label(_ code: String?) -> String {
    code.map { shortened($0) + "  " } ?? ""
  }

  private func path(to index: Int, in order: DepthFirstOrder) -> String {
    order.path(to: index).map { shortened(order.regions[$0].name) }.joined(separator: " › ")
  }

  private func words(for field: RegionComparison.Field) -> String {
    switch field {
    case .kind: "kind"
    case .attribute(let key): key.excerpt
    }
  }

  private func words(for value: AttributeValue?) -> String {
    switch value {
    case nil: "none"
    case .string(let text)?: text.excerpt
    case let value?: JSONText.value(value)
    }
  }

  private func shortened(_ text: String) -> String {
    let limit = 40
    let start = SwiftLiteral.visible(String(text.unicodeScalars.prefix(limit)))
    return start + (text.unicodeScalars.count > limit ? "…" : "")
  }
}

extension ComparisonBasis {
  fileprivate var words: String {
    switch self {
    case .codes: "code"
    case .paths(.noCodes): "path, as there are no codes"
    case .paths(.onlyOldHasCodes): "path, as only the old file has codes"
    case .paths(.onlyNewHasCodes): "path, as only the new file has codes"
    case .paths(.otherForms(let old, let new)):
      "path, as codes have other forms (\(old.excerpt) before, \(new.excerpt) now)"
    case .paths(.noCommonCode): "path, as the files have no code in common"
    case .paths(.reassignedCodes): "path, as most codes belong to other regions now"
    }
  }

  /// Whether one code differing says nothing about the region.
  fileprivate var makesAllCodesDiffer: Bool {
    switch self {
    case .paths(.onlyOldHasCodes), .paths(.onlyNewHasCodes), .paths(.otherForms): true
    case .codes, .paths: false
    }
  }
}

/// A kind or an attribute that only one of the files has at all, in many regions.
private struct OneSidedField {
  var field: RegionComparison.Field
  var isOld: Bool
  var count: Int

  static func all(of comparison: RegionComparison) -> [OneSidedField] {
    let oldFields = fields(of: comparison.old)
    let newFields = fields(of: comparison.new)
    var counts: [RegionComparison.Field: Int] = [:]
    var fields: [RegionComparison.Field] = []
    for value in comparison.changed.lazy.flatMap(\.values) {
      if counts[value.field] == nil { fields.append(value.field) }
      counts[value.field, default: 0] += 1
    }
    return fields.compactMap { field in
      let (isOld, isNew) = (oldFields.contains(field), newFields.contains(field))
      guard isOld != isNew, let count = counts[field], count > Findings.limit else { return nil }
      return OneSidedField(field: field, isOld: isOld, count: count)
    }
  }

  private static func fields(of order: DepthFirstOrder) -> Set<RegionComparison.Field> {
    var fields: Set<RegionComparison.Field> = []
    for region in order.regions {
      if region.kind != nil { fields.insert(.kind) }
      for attribute in region.attributes { fields.insert(.attribute(attribute.key)) }
    }
    return fields
  }
}
