/// Records that each hold a whole path, as in `{province: 浙江省, city: 杭州市}`.
enum PathList {
  /// The regions that the records name, each once and where it comes first.
  ///
  /// - Parameter keys: what holds the names above a record's own, from the roots down. A record that has nothing under one
  ///   of them skips that level.
  static func tree(_ rows: [RegionNode], under keys: [String]) -> [RegionNode] {
    struct Place: Hashable {
      var parent: Int?
      var name: String
    }
    var forest = RegionForest()
    var numbers: [Place: Int] = [:]
    for var row in rows {
      var parent: Int?
      for key in keys {
        guard let attribute = row.attributes.first(where: { $0.key == key }) else { continue }
        let name = attribute.value.text.trimmingBlanks()
        guard !name.utf8.isEmpty else { continue }
        let place = Place(parent: parent, name: name)
        parent = numbers[place] ?? forest.add(RegionNode(name: name, position: attribute.position), under: parent)
        numbers[place] = parent
      }
      row.attributes.removeAll { keys.contains($0.key) }
      forest.add(row, under: parent)
    }
    return forest.regions
  }
}
