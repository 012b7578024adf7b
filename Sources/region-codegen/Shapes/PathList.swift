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
        let name = attribute.value.description.trimmingBlanks()
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

extension PathList {
  /// The regions whose paths the rows have for names, each once and where it comes first.
  static func tree(_ rows: [RegionNode], splittingNamesAt separator: String) -> [RegionNode] {
    struct Place: Hashable {
      var parent: Int?
      var name: String
    }
    var forest = RegionForest()
    var numbers: [Place: Int] = [:]
    /// Those that no row is for, so far.
    var passed: Set<Int> = []
    for var row in rows {
      let names = names(in: row.name, separator).prefix(FlatList.maximumDepth)
      var parent: Int?
      for name in names.dropLast() {
        let place = Place(parent: parent, name: name)
        if numbers[place] == nil {
          let number = forest.add(RegionNode(name: name, position: row.position), under: parent)
          numbers[place] = number
          passed.insert(number)
        }
        parent = numbers[place]
      }
      row.name = names.last ?? row.name
      let place = Place(parent: parent, name: row.name)
      if let number = numbers[place], passed.remove(number) != nil {
        for child in row.children { forest.add(child, under: number) }
        row.children = []
        forest.update(number) { $0 = row }
      } else {
        numbers[place] = forest.add(row, under: parent)
      }
    }
    return forest.regions
  }

  /// Without those that are nothing but blanks.
  static func names(in path: String, _ separator: String) -> [String] {
    var names: [String] = []
    var name: [UInt8] = []
    let separator = Array(separator.utf8)
    let bytes = Array(path.utf8)
    var index = 0
    func finish() {
      let text = String(decoding: name, as: UTF8.self).trimmingBlanks()
      if !text.utf8.isEmpty { names.append(text) }
      name = []
    }
    while index < bytes.count {
      if bytes[index...].starts(with: separator) {
        finish()
        index += separator.count
      } else {
        name.append(bytes[index])
        index += 1
      }
    }
    finish()
    return names
  }

  /// The separator of names that are all paths, `nil` where they are not.
  static func separator(of names: [String]) -> String? {
    guard names.count > 1, Set(names).count == names.count else { return nil }
    return ["/", "|", ">", "›", "-", "_", " "].first { separator in
      let paths = names.map { self.names(in: $0, separator) }
      guard paths.allSatisfy({ $0.allSatisfy { NameLikeness($0) == .native } }) else { return false }
      let long = paths.filter { $0.count > 1 }
      let firsts = Set(long.map { $0[0] })
      // A root may have a row of its own. Where no two paths begin alike, a sign between names may join them to one.
      return firsts.count < long.count && paths.allSatisfy { $0.count > 1 || $0.count == 1 && firsts.contains($0[0]) }
    }
  }
}
