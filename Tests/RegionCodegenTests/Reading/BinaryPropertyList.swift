/// Binary property lists object by object, so that they can be wrong.
struct BinaryPropertyList {
  var objects: [[UInt8]] = []
  var topObject = 0
  /// One byte for up to 256 objects.
  var referenceSize = 2

  /// - Returns: the number by which other objects refer to this one.
  @discardableResult
  mutating func add(_ object: [UInt8]) -> Int {
    objects.append(object)
    return objects.count - 1
  }

  @discardableResult
  mutating func add(ascii: String) -> Int { add(Self.head(0x50, ascii.utf8.count) + Array(ascii.utf8)) }

  @discardableResult
  mutating func add(array: [Int]) -> Int { add(Self.head(0xA0, array.count) + array.flatMap(reference)) }

  @discardableResult
  mutating func add(dictionary: [(Int, Int)]) -> Int {
    let references = dictionary.map(\.0) + dictionary.map(\.1)
    return add(Self.head(0xD0, dictionary.count) + references.flatMap(reference))
  }

  var bytes: [UInt8] {
    var bytes = Array("bplist00".utf8)
    var offsets: [UInt8] = []
    for object in objects {
      offsets += Self.bigEndian(bytes.count, 4)
      bytes += object
    }
    let table = bytes.count
    bytes += offsets
    bytes += [0, 0, 0, 0, 0, 0, 4, UInt8(referenceSize)]
    return bytes + Self.bigEndian(objects.count, 8) + Self.bigEndian(topObject, 8) + Self.bigEndian(table, 8)
  }

  static func head(_ marker: UInt8, _ count: Int) -> [UInt8] {
    count < 15 ? [marker | UInt8(count)] : [marker | 15, 0x12] + bigEndian(count, 4)
  }

  static func bigEndian(_ value: Int, _ size: Int) -> [UInt8] {
    (0..<size).map { UInt8(truncatingIfNeeded: value >> (8 * (size - 1 - $0))) }
  }

  private func reference(_ number: Int) -> [UInt8] { Self.bigEndian(number, referenceSize) }
}
