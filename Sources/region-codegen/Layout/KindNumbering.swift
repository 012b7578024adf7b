/// The kinds of region in a table, numbered from 1 in order of first appearance.
struct KindNumbering {
  private(set) var names: [String] = []
  /// One for each region, 0 where it has no kind.
  private(set) var numbers: [Int]

  /// Numbers the kinds of `regions`; where they are too many for a byte, makes them attributes instead.
  init(_ regions: inout [RegionNode]) {
    var numberOfName: [ExactText: Int] = [:]
    numbers = []
    for region in regions {
      guard let kind = region.kind else {
        numbers.append(0)
        continue
      }
      if let number = numberOfName[ExactText(kind)] {
        numbers.append(number)
      } else {
        names.append(kind)
        numberOfName[ExactText(kind)] = names.count
        numbers.append(names.count)
      }
    }
    guard names.count > TableLayout.maximumKinds else { return }
    for index in regions.indices {
      guard let kind = regions[index].kind else { continue }
      regions[index].attributes.append(
        .init(key: "kind", value: .string(kind), position: regions[index].position))
      regions[index].kind = nil
    }
    names = []
    numbers = numbers.map { _ in 0 }
  }
}
