/// How to read a file: everything that turns its values into regions, and nothing about the regions themselves.
///
/// Inference derives a shape from a file; a mapping in `regions.json` is another way to come by one.
struct Shape: Equatable, Sendable {
  /// The keys that lead from the outermost value to the one that holds the regions.
  var wrapper: [String] = []
  /// How the regions of each depth are written, the roots first; never empty.
  var levels: [Level]
  /// Whether everything deeper than `levels` is written as the last of them.
  var isRecursive = false
  /// Where the tree comes from.
  var hierarchy: Hierarchy = .nesting
  /// How codes are cut out of names: nothing, one format for all levels, or one for each.
  var nameFormats: [NameFormat] = []

  /// How the regions at `depth` are written, `nil` where the shape has none.
  func level(atDepth depth: Int) -> Level? {
    if depth < levels.count { return levels[depth] }
    return isRecursive ? levels.last : nil
  }
}

extension Shape {
  enum Hierarchy: Equatable, Sendable {
    /// Regions hold their children.
    case nesting
    /// A flat list in which each record names its parent under the level's `parent` key.
    case references(to: Identity)
    /// A flat list whose codes begin with their parent's.
    case codePrefix(CodePrefix)
    /// `{parent: children}`, one such entry for each region that has any, or `[children]` by position.
    case parentKeys(by: Identity)
    /// A flat list in which each record has the names above its own under these keys, from the roots down.
    ///
    /// In an outline, names that are left out before a record's first are those of the record before it.
    case paths([String], isOutline: Bool = false)
    /// A list whose names are paths: the names from the root down with the separator between them.
    case namePaths(separator: String)
  }

  /// What a reference to a parent is compared with.
  enum Identity: Equatable, Sendable {
    case code
    case name
    case attribute(String)
    /// The names from the root down to the parent, with something between them.
    case path(separator: String)
    /// Where the parent stands among the regions of its level; within that of each region above, for more than one list
    /// around the children.
    case position(lists: Int)
  }

  /// How the regions of one depth are written.
  struct Level: Equatable, Sendable {
    /// Keys between what a parent holds and the collection proper, as in `cities: {city: […]}`.
    var wrapper: [String] = []
    /// Keys beside these that are no regions, such as a count of them.
    var besideWrapper: [String] = []
    /// Where collections stand under keys that say the kind of what is in them, the keys there that say none; `nil` where
    /// there is one collection.
    var besideKinds: [String]?
    /// Whether the collection may be an array.
    var isArray = false
    /// Whether an array in an array holds the children of the region before it.
    var childrenFollow = false
    /// What a dictionary in the collection's place is, `nil` where there may be none.
    var collection: DictionaryReading?
    /// Keys of a dictionary in the collection's place that are no regions, though other keys are.
    var ignored: [String] = []
    /// What a dictionary inside the collection is, `nil` where there may be none.
    var item: DictionaryReading?
    /// Whether a string inside the collection is a region's name.
    var acceptsNames = false
    /// Whether a string in the collection's place is the name of the only region there.
    var acceptsNameAlone = false
    /// What stands under a key that is a name.
    var value: KeyedValue = .children
    /// What the keys of a record mean.
    var record = Record()

    /// An array of names.
    static let names = {
      var level = Level()
      level.isArray = true
      level.acceptsNames = true
      return level
    }()

    /// Whether nothing can stand in such a collection.
    var isEmpty: Bool { !acceptsNames && item == nil && collection == nil }
  }

  enum DictionaryReading: Equatable, Sendable {
    /// One region, each key saying something of it.
    case record
    /// Many regions, each under a key of its own.
    case keyed(by: Key)
  }

  enum Key: Equatable, Sendable {
    /// A place in the order, such as `10` or `item10`.
    case index
    case name
    case code
    /// What tells regions apart but comes again elsewhere, so that it is kept as an attribute.
    case identifier
  }

  /// The attribute that keeps a key which is an identifier.
  static let identifierKey = "key"

  enum KeyedValue: Equatable, Sendable {
    case children
    /// A record that says more of the region.
    case record
    case code
    /// What refers to the parent in a flat list.
    case parent
    /// A single value that says something of the region: the type that it is called.
    case attribute(String)
  }

  /// The attribute that keeps a single value under a name.
  static let valueKey = "value"

  /// What the keys of a record mean. Those not listed are attributes.
  struct Record: Equatable, Sendable {
    var name: String?
    var code: String?
    /// What the codes are in the file: for display only.
    var codeType = "string"
    var kind: String?
    /// Keys under which the children are; a record that uses several has them in their order.
    var children: [String] = []
    /// The key that refers to the parent in a flat list.
    var parent: String?
    var latitude: String?
    var longitude: String?
    /// Keys of dictionaries whose entries are parts of the record: that of `lat` under `center` is `center.lat`.
    var opened: [String] = []
    var ignored: [String] = []
    /// What else was seen, in document order: for display only.
    var attributes: [Attribute] = []

    /// Whether the record may be written as an array of its values.
    var isRow: Bool {
      let keys = [name, code, kind, parent, latitude, longitude].compactMap { $0 } + opened + attributes.map(\.key)
      return keys.contains(where: Node.isKeyOfColumn)
    }
  }

  struct Attribute: Equatable, Sendable {
    var key: String
    /// Such as `integer`; `attribute` where it differs from record to record.
    var type: String
  }
}
