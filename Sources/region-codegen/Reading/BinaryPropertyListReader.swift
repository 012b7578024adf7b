/// Reads binary property lists, version 0.
///
/// The format is a table of objects that refer to each other by number, so a small file can describe a cycle, or
/// a value of any size. Cycles are refused, and what the references multiply to is limited by the size of the file.
struct BinaryPropertyListReader {
  private let bytes: TextCursor
  private var layout = Layout()
  private var nextObject: UInt32 = 0
  private var path = NodePath()
  /// The offsets of the containers that are being read, outermost first.
  private var open: [Int] = []
  /// Strings and data by offset: usually shared by many references, and read once.
  private var leaves: [Int: Node.Value] = [:]
  /// What may still be read, in bytes of memory, roughly.
  private var budget: Int

  private struct Layout {
    var offsetSize = 1
    var referenceSize = 1
    var objectCount = 0
    var topObject = 0
    /// Also the end of the objects.
    var offsetTable = 0
  }

  private static let headerLength = 8
  private static let trailerLength = 32
  /// What a value counts besides the text in it.
  private static let nodeCost = 64
  /// Anyone may share a little, however small the file.
  private static let freeBudget = 16 << 20
  /// In a file without shared containers each value takes a byte at least, so this is always enough for it.
  private static let budgetPerByte = nodeCost

  private init(_ buffer: UnsafeBufferPointer<UInt8>) {
    bytes = TextCursor(buffer)
    budget = Self.freeBudget + buffer.count * Self.budgetPerByte
  }

  static func isRecognized(_ bytes: [UInt8]) -> Bool { bytes.starts(with: "bplist".utf8) }

  static func read(_ buffer: UnsafeBufferPointer<UInt8>) throws(Diagnostic) -> Node {
    var reader = BinaryPropertyListReader(buffer)
    try reader.readLayout()
    return try reader.readObject(reader.layout.topObject, depth: 1)
  }

  // MARK: Layout

  private mutating func readLayout() throws(Diagnostic) {
    guard bytes.isAt("bplist0") else {
      throw .error(
        .unsupportedObject,
        at: nil,
        "a binary property list of version \(bytes.string(6..<min(8, bytes.count)).excerpt), not 00; "
          + "convert the file to XML"
      )
    }
    guard bytes.count > Self.headerLength + Self.trailerLength else {
      throw .error(
        .cutOff,
        at: nil,
        "the binary property list has no room for its last part; get the whole file"
      )
    }
    let trailer = bytes.count - Self.trailerLength
    layout.offsetSize = Int(bytes[trailer + 6])
    layout.referenceSize = Int(bytes[trailer + 7])
    let counts = (readUnsigned(trailer + 8, 8), readUnsigned(trailer + 16, 8), readUnsigned(trailer + 24, 8))
    // Nothing counts more than the file has bytes, which keeps all arithmetic below far from overflow.
    guard counts.0 <= UInt64(bytes.count), counts.1 < counts.0, counts.2 <= UInt64(trailer),
      layout.offsetSize > 0, layout.referenceSize > 0
    else { throw cutOff() }
    layout.objectCount = Int(counts.0)
    layout.topObject = Int(counts.1)
    layout.offsetTable = Int(counts.2)
    guard layout.offsetTable > Self.headerLength,
      layout.offsetTable + layout.objectCount * layout.offsetSize == trailer
    else { throw cutOff() }
    // Also those that nothing refers to: what is damaged in one place is not to be trusted in others.
    var object = 0
    while object < layout.objectCount {
      _ = try locate(object)
      object += 1
    }
  }

  private func cutOff() -> Diagnostic {
    .error(
      .cutOff,
      at: nil,
      "the last 32 bytes of the binary property list do not describe the rest; get the whole file"
    )
  }

  // MARK: Objects

  private mutating func readObject(_ number: Int, depth: Int) throws(Diagnostic) -> Node {
    let position = SourcePosition.object(nextObject)
    nextObject &+= 1
    let offset = try locate(number)
    switch bytes[offset] >> 4 {
    case 0xA: return Node(value: .array(try readArray(offset, depth: depth)), position: position)
    case 0xD: return Node(value: .dictionary(try readDictionary(offset, depth: depth)), position: position)
    default: return Node(value: try readScalar(offset), position: position)
    }
  }

  private mutating func readArray(_ offset: Int, depth: Int) throws(Diagnostic) -> [Node] {
    let (start, count) = try enter(offset, size: layout.referenceSize, depth: depth)
    var nodes: [Node] = []
    nodes.reserveCapacity(count)
    var index = 0
    while index < count {
      path.steps.append(.index(index))
      let reference = try readReference(start + index * layout.referenceSize)
      nodes.append(try readObject(reference, depth: depth + 1))
      path.steps.removeLast()
      index += 1
    }
    open.removeLast()
    return nodes
  }

  private mutating func readDictionary(_ offset: Int, depth: Int) throws(Diagnostic) -> [Node.Entry] {
    let (start, count) = try enter(offset, size: 2 * layout.referenceSize, depth: depth)
    var dictionary = DictionaryEntries()
    var index = 0
    while index < count {
      let key = try readKey(start + index * layout.referenceSize, of: dictionary)
      path.steps.append(.key(key.string))
      let reference = try readReference(start + (count + index) * layout.referenceSize)
      dictionary.append(key, try readObject(reference, depth: depth + 1))
      path.steps.removeLast()
      index += 1
    }
    open.removeLast()
    return dictionary.entries
  }

  /// Begins a container, and says where its references are and how many of the given size.
  private mutating func enter(
    _ offset: Int,
    size: Int,
    depth: Int
  ) throws(Diagnostic) -> (start: Int, count: Int) {
    if open.contains(offset) {
      throw error(.referenceCycle, "a container that contains itself; write the file again")
    }
    do {
      try NestingLimit.check(depth, at: currentObject)
    } catch {
      throw located(error)
    }
    let (start, count) = try readCount(offset, size: size)
    try spend(count * Self.nodeCost)
    open.append(offset)
    return (start, count)
  }

  private mutating func readKey(
    _ reference: Int,
    of dictionary: DictionaryEntries
  ) throws(Diagnostic) -> DictionaryEntries.Key {
    let offset = try locate(readReference(reference))
    let kind = bytes[offset] >> 4
    guard kind == 0x5 || kind == 0x6, case .string(let string) = try readLeaf(offset) else {
      throw error(
        .unsupportedObject,
        "a key that is not a string; write the file again with strings for keys"
      )
    }
    let key = DictionaryEntries.Key(string: string, position: .object(nextObject))
    do {
      try dictionary.requireNew(key)
    } catch {
      throw located(error)
    }
    return key
  }

  private mutating func readScalar(_ offset: Int) throws(Diagnostic) -> Node.Value {
    switch bytes[offset] {
    case 0x08: return .boolean(false)
    case 0x09: return .boolean(true)
    case 0x10...0x1F: return .integer(try readInteger(offset))
    case 0x20...0x2F: return .real(try readReal(offset))
    case 0x33: return .date(try finite(Double(bitPattern: readUnsigned(try content(offset + 1, 8), 8))))
    case 0x40...0x6F: return try readLeaf(offset)
    default: throw unsupported(offset)
    }
  }

  /// Strings and data.
  private mutating func readLeaf(_ offset: Int) throws(Diagnostic) -> Node.Value {
    if let leaf = leaves[offset] {
      try spend(cost(of: leaf))
      return leaf
    }
    let kind = bytes[offset] >> 4
    let (start, count) = try readCount(offset, size: kind == 0x6 ? 2 : 1)
    let content = bytes.bytes(start..<start + count * (kind == 0x6 ? 2 : 1))
    try spend(content.count)
    let leaf: Node.Value
    switch kind {
    case 0x4:
      leaf = .data(Array(content))
    case 0x5:
      guard content.allSatisfy({ $0 < 0x80 }) else {
        throw error(.badEncoding, "a string that is marked as ASCII, but is not; write the file again")
      }
      leaf = .string(String(decoding: content, as: UTF8.self))
    default:
      let (utf8, end) = UTF16Transcoding.utf8(content, bigEndian: true)
      guard end == content.count else {
        throw error(.loneSurrogate, "a string with half of a surrogate pair in it; correct the text")
      }
      leaf = .string(String(decoding: utf8, as: UTF8.self))
    }
    leaves[offset] = leaf
    return leaf
  }

  private func cost(of leaf: Node.Value) -> Int {
    switch leaf {
    case .string(let string): string.utf8.count
    case .data(let data): data.count
    default: 0
    }
  }

  // MARK: Numbers

  private func readInteger(_ offset: Int) throws(Diagnostic) -> Int64 {
    let size = 1 << Int(bytes[offset] & 0x0F)
    guard size <= 16 else { throw corrupt() }
    let start = try content(offset + 1, size)
    let last = readUnsigned(start, size)
    // One, two and four bytes hold unsigned integers, eight and sixteen signed ones.
    guard size >= 8 else { return Int64(last) }
    let value = Int64(bitPattern: last)
    if size == 16, readUnsigned(start, 8) != (value < 0 ? .max : 0) {
      throw error(.integerOutOfRange, "an integer beyond 64 bits; make it a string")
    }
    return value
  }

  private func readReal(_ offset: Int) throws(Diagnostic) -> Double {
    switch bytes[offset] & 0x0F {
    case 2: try finite(Double(Float(bitPattern: UInt32(readUnsigned(try content(offset + 1, 4), 4)))))
    case 3: try finite(Double(bitPattern: readUnsigned(try content(offset + 1, 8), 8)))
    default: throw corrupt()
    }
  }

  private func finite(_ value: Double) throws(Diagnostic) -> Double {
    guard value.isFinite else {
      throw error(
        .nonFiniteNumber,
        "a number that is infinite or not a number; remove it or make it a string"
      )
    }
    return value
  }

  // MARK: Bytes

  private func locate(_ object: Int) throws(Diagnostic) -> Int {
    let offset = readUnsigned(layout.offsetTable + object * layout.offsetSize, layout.offsetSize)
    guard offset >= UInt64(Self.headerLength), offset < UInt64(layout.offsetTable) else { throw corrupt() }
    return Int(offset)
  }

  private func readReference(_ offset: Int) throws(Diagnostic) -> Int {
    let number = readUnsigned(offset, layout.referenceSize)
    guard number < UInt64(layout.objectCount) else { throw corrupt() }
    return Int(number)
  }

  /// The count of what an object holds, and where that starts, if all of it is there.
  private func readCount(_ offset: Int, size: Int) throws(Diagnostic) -> (start: Int, count: Int) {
    var start = offset + 1
    var count = UInt64(bytes[offset] & 0x0F)
    if count == 0x0F {
      guard start < layout.offsetTable, bytes[start] >> 4 == 0x1 else { throw corrupt() }
      let length = 1 << Int(bytes[start] & 0x0F)
      guard length <= 8 else { throw corrupt() }
      count = readUnsigned(try content(start + 1, length), length)
      start += 1 + length
    }
    guard count <= UInt64(bytes.count) else { throw corrupt() }
    return (try content(start, Int(count) * size), Int(count))
  }

  /// Refuses what reaches beyond the objects.
  private func content(_ start: Int, _ length: Int) throws(Diagnostic) -> Int {
    guard start + length <= layout.offsetTable else { throw corrupt() }
    return start
  }

  /// A big-endian integer, of which the last 64 bits count.
  private func readUnsigned(_ offset: Int, _ length: Int) -> UInt64 {
    var value: UInt64 = 0
    var index = offset + max(0, length - 8)
    while index < offset + length {
      value = value << 8 | UInt64(bytes[index])
      index += 1
    }
    return value
  }

  // MARK: Errors

  private mutating func spend(_ cost: Int) throws(Diagnostic) {
    budget -= cost
    guard budget >= 0 else {
      throw .error(
        .tooManyReferences,
        at: nil,
        "references to the same objects multiply to more than a file of this size needs; "
          + "write the file again"
      )
    }
  }

  private func corrupt() -> Diagnostic {
    error(.corruptBinary, "an object that does not fit into the file; the file is damaged, get it again")
  }

  private func unsupported(_ offset: Int) -> Diagnostic {
    let kind =
      switch bytes[offset] >> 4 {
      case 0x8: "a keyed archiver's UID"
      case 0xB, 0xC: "a set"
      case 0x0 where bytes[offset] == 0: "a null"
      default: "an object of unknown kind 0x\(String(bytes[offset], radix: 16, uppercase: true))"
      }
    return error(.unsupportedObject, "\(kind), which property lists cannot hold; convert the file to XML")
  }

  /// An error at the object that is being read. Without a document nobody else can say where that is.
  private func error(_ error: ReadingError, _ message: String) -> Diagnostic {
    located(.error(error, at: currentObject, message))
  }

  private var currentObject: SourcePosition { .object(nextObject &- 1) }

  private func located(_ diagnostic: Diagnostic) -> Diagnostic {
    var diagnostic = diagnostic
    diagnostic.message = "at \(path): \(diagnostic.message)"
    return diagnostic
  }
}
