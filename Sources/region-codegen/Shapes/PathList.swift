/// Records that each hold a whole path, as in `{province: 浙江省, city: 杭州市}`.
enum PathList {
  /// The regions that the records name, each once and where it comes first.
  ///
  /// - Parameters:
  ///   - keys: what holds the names above a record's own, from the roots down. A record that has nothing under one of
  ///     them skips that level.
  ///   - isEnd: for each record, whether it is the region that these names lead to, and has no other name.
  ///   - isOutline: whether names that are left out before the first are those of the record before.
  static func tree(
    _ rows: [RegionNode], under keys: [String], isEnd: [Bool], isOutline: Bool = false
  ) -> [RegionNode] {
    var tree = PathTree()
    var above = [PathTree.Step?](repeating: nil, count: keys.count)
    for (var row, isEnd) in zip(rows, isEnd) {
      var steps = keys.map { key -> PathTree.Step? in
        guard let attribute = row.attributes.first(where: { $0.key == key }), !attribute.isBlank else { return nil }
        return (attribute.value.description.trimmingBlanks(), attribute.position)
      }
      if isOutline {
        let first = steps.firstIndex { $0 != nil } ?? keys.count
        steps.replaceSubrange(..<first, with: above[..<first])
        above = steps
      }
      let path = steps.compactMap(\.self)
      row.attributes.removeAll { keys.contains($0.key) }
      if isEnd {
        tree.complete(row, at: path.dropLast())
      } else {
        tree.add(row, at: path)
      }
    }
    return tree.forest.regions
  }

  /// The regions whose paths the rows have for names, each once and where it comes first.
  static func tree(_ rows: [RegionNode], splittingNamesAt separator: String) -> [RegionNode] {
    var tree = PathTree()
    for var row in rows {
      let names = names(in: row.name, separator).prefix(FlatList.maximumDepth)
      row.name = names.last ?? row.name
      tree.complete(row, at: names.dropLast().map { ($0, row.position) })
    }
    return tree.forest.regions
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
      let sign = separator.utf8.first
      guard names.contains(where: { $0.utf8.contains { $0 == sign } }) else { return false }
      let paths = names.map { self.names(in: $0, separator) }
      guard paths.allSatisfy({ $0.allSatisfy { NameLikeness($0) == .native } }) else { return false }
      let long = paths.filter { $0.count > 1 }
      let firsts = Set(long.map { $0[0] })
      // A root may have a row of its own. Where no two paths begin alike, a sign between names may join them to one.
      return firsts.count < long.count && paths.allSatisfy { $0.count > 1 || $0.count == 1 && firsts.contains($0[0]) }
    }
  }
}

/// A tree that is put together from paths.
private struct PathTree {
  typealias Step = (name: String, position: SourcePosition)

  private(set) var forest = RegionForest()
  private var numbers: [Place: Int] = [:]
  /// Those that no row is for, so far.
  private var passed: Set<Int> = []

  private struct Place: Hashable {
    var parent: Int?
    var name: String
  }

  /// Adds a region below those of the path.
  mutating func add(_ row: RegionNode, at path: some Sequence<Step>) {
    forest.add(row, under: parent(at: path))
  }

  /// The same, or gives what is there by that name, if paths went through it only, what the row says of it.
  mutating func complete(_ row: RegionNode, at path: some Sequence<Step>) {
    let parent = parent(at: path)
    let place = Place(parent: parent, name: row.name)
    guard let number = numbers[place], passed.remove(number) != nil else {
      numbers[place] = forest.add(row, under: parent)
      return
    }
    for child in row.children { forest.add(child, under: number) }
    var row = row
    row.children = []
    forest.update(number) { $0 = row }
  }

  private mutating func parent(at path: some Sequence<Step>) -> Int? {
    var parent: Int?
    for (name, position) in path {
      let place = Place(parent: parent, name: name)
      if numbers[place] == nil {
        let number = forest.add(RegionNode(name: name, position: position), under: parent)
        numbers[place] = number
        passed.insert(number)
      }
      parent = numbers[place]
    }
    return parent
  }
}
