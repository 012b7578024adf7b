/// A region file in a few lines for people.
struct Inspection {
  private var lines: [String] = []

  var text: String { lines.map { $0 + "\n" }.joined() }

  /// - Parameter oddities: The file's diagnostics as they are shown.
  init(_ file: RegionFile, oddities: [String]) {
    add("format", file.document.format.rawValue + (file.document.encoding.map { ", \($0)" } ?? ""))
    add("shape", file.recognition.shape?.grammar ?? "none recognised")
    let order = BreadthFirstOrder(file.recognition.regions)
    let counts = zip(order.depthStarts, order.depthStarts.dropFirst()).map { TableSource.grouped($1 - $0) }
    add("regions", counts.isEmpty ? "none" : counts.joined(separator: " / "))
    addCoverage(of: order.regions)
    addSample(of: file.recognition.regions)
    lines += oddities.isEmpty ? [] : [""] + oddities
  }

  private mutating func add(_ title: String, _ text: String) {
    lines.append(title + String(repeating: " ", count: max(1, 12 - title.count)) + SwiftLiteral.visible(text))
  }

  /// How many regions have a code, a kind, and each attribute.
  private mutating func addCoverage(of regions: [RegionNode]) {
    func share(_ count: Int) -> String { count == regions.count ? "all" : TableSource.grouped(count) }
    let codes = regions.count { $0.code != nil }
    if codes > 0 { add("codes", share(codes)) }
    let kinds = regions.count { $0.kind != nil }
    if kinds > 0 { add("kinds", share(kinds)) }
    var counts: [String: Int] = [:]
    var keys: [String] = []
    for attribute in regions.lazy.flatMap(\.attributes) {
      if counts[attribute.key] == nil { keys.append(attribute.key) }
      counts[attribute.key, default: 0] += 1
    }
    for key in keys { add("attribute", "\(key): \(share(counts[key] ?? 0))") }
  }

  /// The first regions of each depth, as a tree.
  private mutating func addSample(of regions: [RegionNode]) {
    for (number, line) in Self.outline(of: regions).enumerated() { add(number == 0 ? "sample" : "", line) }
  }

  private static func outline(of regions: [RegionNode]) -> [String] {
    let shown = regions.prefix(2).flatMap { region in
      [region.name] + outline(of: region.children).map { "  " + $0 }
    }
    return shown + (regions.count > 2 ? ["…"] : [])
  }
}
