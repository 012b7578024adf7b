/// What the rows of a flat list are known by under one key.
struct IdentityColumn {
  let identity: Shape.Identity
  /// One for each row.
  let texts: [String?]
  /// The first row that is known by each.
  private(set) var rows: [String: Int] = [:]
  /// What more rows than one are known by.
  private(set) var twice: Set<String> = []

  /// Whether every row is known by something that no other is.
  var isUnique: Bool { rows.count == texts.count }

  /// Whether no more than one text is nobody's, which may be what stands above the roots; quick where most are.
  func mayHold(_ references: [String?]) -> Bool {
    var stranger: String?
    for reference in references {
      guard let reference, reference != stranger, rows[reference] == nil, reference != "0", reference != "-1" else {
        continue
      }
      guard stranger == nil else { return false }
      stranger = reference
    }
    return true
  }

  init(_ identity: Shape.Identity, _ texts: [String?]) {
    self.identity = identity
    self.texts = texts
    for (row, text) in texts.enumerated() {
      guard let text else { continue }
      if rows[text] == nil { rows[text] = row } else { twice.insert(text) }
    }
  }
}

/// Where the references under one key lead that are compared with what rows are known by under another.
struct ResolvedReferences {
  /// One for each row.
  private(set) var parents: [Int?]
  /// References that lead to a row.
  private(set) var count = 0
  /// References, without those that mean roots.
  private var total = 0
  /// Whether all lead to a row that no other is like.
  private var areUnique = true
  /// Whether rows refer to themselves, which may be by chance where numbers are small.
  private(set) var areOwnSomewhere = false

  init(_ references: [String?], to known: IdentityColumn) {
    let roots = RootReferences(of: zip(known.texts, references).lazy.map { ($0, $1) }) { known.rows[$0] != nil }
    parents = [Int?](repeating: nil, count: references.count)
    for (row, reference) in references.enumerated() {
      if let reference, reference == known.texts[row] { areOwnSomewhere = true }
      guard let reference, !roots.isRoot(reference, of: known.texts[row]) else { continue }
      total += 1
      if known.twice.contains(reference) { areUnique = false }
      guard let parent = known.rows[reference] else { continue }
      parents[row] = parent
      count += 1
    }
  }

  var areMost: Bool { count * 2 >= total }

  /// Whether they all lead to rows, and there are roots.
  ///
  /// Any small number is somebody's number, so that less tells nothing.
  var areForest: Bool { count == total && total < parents.count && !isCircular }

  /// Whether they are parents though no word says so.
  var areCertain: Bool {
    areForest && count > 0 && areUnique && Set(parents.compactMap { $0 }).count > 1
  }

  func indexOfParent(where isWanted: (_ parent: Int, _ row: Int) -> Bool) -> Int? {
    parents.indices.first { row in parents[row].map { isWanted($0, row) } ?? false }
  }

  var isCircular: Bool {
    var state = [UInt8](repeating: 0, count: parents.count)
    for start in parents.indices where state[start] == 0 {
      var path: [Int] = []
      var next: Int? = start
      while let row = next, state[row] == 0 {
        state[row] = 1
        path.append(row)
        next = parents[row]
      }
      if let row = next, state[row] == 1 { return true }
      for row in path { state[row] = 2 }
    }
    return false
  }
}
