import RegionTables

/// Where the page and the module leave texts for each other, as UTF-8.
nonisolated(unsafe) let buffer = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: 1024)

@c(textBuffer)
public func textBuffer() -> UnsafeMutablePointer<UInt8>? { buffer.baseAddress }

@c(textCapacity)
public func textCapacity() -> Int32 { Int32(buffer.count) }

/// The text that the page has left, `nil` if it is none. Repairing what is not UTF-8 would take 18 KB of code.
func text(ofLength length: Int32) -> String? {
  String(validating: buffer.prefix(Int(max(length, 0))), as: UTF8.self)
}

/// Leaves names for the page, with a blank between them.
func write(_ regions: some Sequence<Region<China>>) -> Int32 {
  var count = 0
  for region in regions {
    let name = region.nameUTF8
    guard count + 1 + name.count <= buffer.count else { break }
    if count > 0 {
      buffer[count] = 0x20
      count += 1
    }
    for byte in name {
      buffer[count] = byte
      count += 1
    }
  }
  return Int32(count)
}
