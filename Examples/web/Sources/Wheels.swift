import RegionSelection

// WebAssembly without threads: nothing else can touch it.
nonisolated(unsafe) var selection = CascadeSelection<China>(paddedTo: 3)

@c(columnCount)
public func columnCount() -> Int32 { Int32(selection.columnCount) }

@c(rowCount)
public func rowCount(_ column: Int32) -> Int32 { Int32(selection.rowCount(inColumn: Int(column))) }

/// -1 for a column without rows.
@c(selectedRow)
public func selectedRow(_ column: Int32) -> Int32 { Int32(selection.selectedRow(inColumn: Int(column)) ?? -1) }

/// Writes the title of a row to the text buffer and returns its length in bytes.
@c(rowTitle)
public func rowTitle(_ row: Int32, _ column: Int32) -> Int32 {
  guard let region = selection.region(atRow: Int(row), inColumn: Int(column)) else { return 0 }
  return write(CollectionOfOne(region))
}

/// Returns the first column that has other rows now.
@c(selectRow)
public func selectRow(_ row: Int32, _ column: Int32) -> Int32 {
  firstReloaded(selection.select(row: Int(row), inColumn: Int(column)))
}

/// Returns the first row that the text of `length` bytes fits, from `start` on and around; -1 if there is none.
@c(rowFitting)
public func rowFitting(_ length: Int32, _ column: Int32, from start: Int32) -> Int32 {
  guard let text = text(ofLength: length) else { return -1 }
  let search = China.search(text)
  let count = selection.rowCount(inColumn: Int(column))
  for step in 0..<count {
    let row = (Int(max(start, 0)) + step) % count
    if let region = selection.region(atRow: row, inColumn: Int(column)), search.contains(region) { return Int32(row) }
  }
  return -1
}

/// Writes the names of what is chosen to the text buffer and returns their length in bytes.
@c(chosenPath)
public func chosenPath() -> Int32 { selection.path.map { write($0) } ?? 0 }

@c(chosenCode)
public func chosenCode() -> Int32 { Int32(selection.region?.integerCode ?? 0) }

func firstReloaded(_ change: CascadeChange) -> Int32 {
  Int32(change.reloadedColumns.isEmpty ? selection.columnCount : change.reloadedColumns.lowerBound)
}
