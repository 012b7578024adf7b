import RegionSelection

nonisolated(unsafe) var found: [Region<China>] = []

/// Looks for the text of `length` bytes in the text buffer, and returns how many regions fit, up to `limit`.
@c(search)
public func search(_ length: Int32, limit: Int32) -> Int32 {
  found.removeAll(keepingCapacity: true)
  guard let text = text(ofLength: length) else { return 0 }
  for region in China.search(text) {
    if found.count >= limit { break }
    found.append(region)
  }
  return Int32(found.count)
}

/// Writes the names that lead to a region that was found to the text buffer and returns their length in bytes.
@c(foundPath)
public func foundPath(_ number: Int32) -> Int32 {
  found.indices.contains(Int(number)) ? write(found[Int(number)].path) : 0
}

/// Turns the wheels to a region that was found.
@c(selectFound)
public func selectFound(_ number: Int32) {
  if found.indices.contains(Int(number)) { selection.select(found[Int(number)]) }
}
