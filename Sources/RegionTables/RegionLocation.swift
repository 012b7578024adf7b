/// The parts of an address, from the country down to the street, and where it is.
///
/// ```swift
/// var location = RegionLocation(westLake, country: "中国")
/// location.street = "龙井路1号"
/// location.formatted(separator: "")     // 中国浙江省杭州市西湖区龙井路1号
/// ```
public struct RegionLocation: Hashable, Sendable {
  /// The country; no table has it.
  public var country: String?
  /// The first level, such as a province.
  public var state: String?
  /// The second level, such as a prefecture-level city.
  public var city: String?
  /// The third level, such as a district or county.
  public var district: String?
  /// What comes below the district: a street and number, or a township; no table of districts has it.
  public var street: String?
  /// In degrees, positive in the north.
  public var latitude: Double?
  /// In degrees, positive in the east.
  public var longitude: Double?

  /// An address of any parts, which are taken as they are.
  @_alwaysEmitIntoClient
  public init(
    country: String? = nil, state: String? = nil, city: String? = nil, district: String? = nil, street: String? = nil,
    latitude: Double? = nil, longitude: Double? = nil
  ) {
    self.country = country
    self.state = state
    self.city = city
    self.district = district
    self.street = street
    self.latitude = latitude
    self.longitude = longitude
  }
}

extension RegionLocation {
  /// The region and those above it, by their levels; levels below the fourth are left out.
  ///
  /// A root with districts (区, 县) directly below it, such as 北京市, is state and city of them in a table that has cities
  /// in between elsewhere.
  ///
  /// - Parameters:
  ///   - region: The lowest part of the address.
  ///   - country: What the regions of the table are part of.
  ///   - latitude: In degrees, such as an attribute of the region.
  ///   - longitude: In degrees, such as an attribute of the region.
  @_alwaysEmitIntoClient
  public init<Table>(
    _ region: Region<Table>, country: String? = nil, latitude: Double? = nil, longitude: Double? = nil
  ) {
    let path = region.path
    let isRepeated =
      path.count > 1 && Table.depthCount > 2 && Self.isDistrict(path[1]) && !path[0].hasGrandchildren
    func name(_ level: Int) -> String? {
      let position = isRepeated ? max(level - 1, 0) : level
      return position < path.count ? path[position].name : nil
    }
    self.init(
      country: country, state: name(0), city: name(1), district: name(2), street: name(3), latitude: latitude,
      longitude: longitude)
  }

  /// Whether a region is called as divisions below cities are.
  @_alwaysEmitIntoClient
  static func isDistrict<Table>(_ region: Region<Table>) -> Bool {
    let end = region.nameUTF8.suffix(3)
    return end.elementsEqual("区".utf8) || end.elementsEqual("县".utf8)
  }

  /// The parts that are not empty, from the country down, with `separator` between them.
  ///
  /// A city with the name of the state, as 北京市 is both, is written once.
  @_alwaysEmitIntoClient
  public func formatted(separator: String) -> String {
    var text = ""
    for part in [country, state, city == state ? nil : city, district, street] {
      guard let part, !part.isEmpty else { continue }
      if !text.isEmpty { text += separator }
      text += part
    }
    return text
  }
}

extension Region {
  /// Whether a child has children.
  ///
  /// In breadth-first order those of all children lie side by side, so that only the ends are looked at.
  @_alwaysEmitIntoClient
  var hasGrandchildren: Bool {
    let children = children
    guard let first = children.first, let last = children.last else { return false }
    return Table.Storage.row(at: first.index).firstChild < Table.Storage.row(at: last.index + 1).firstChild
  }

  /// The region as the parts of an address.
  ///
  /// For a table whose regions have a latitude and a longitude the generator adds a property of the same name that has
  /// them too. Code that is generic over tables has the names alone.
  @_alwaysEmitIntoClient
  public var location: RegionLocation { RegionLocation(self) }
}

#if !hasFeature(Embedded)
  /// An object with a key for each part that there is.
  extension RegionLocation: Codable {
    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: EncodedKey.self)
      @inline(never)
      func text(_ key: String) throws -> String? {
        try container.decodeIfPresent(String.self, forKey: EncodedKey(key))
      }
      @inline(never)
      func number(_ key: String) throws -> Double? {
        try container.decodeIfPresent(Double.self, forKey: EncodedKey(key))
      }
      self.init()
      country = try text("country")
      state = try text("state")
      city = try text("city")
      district = try text("district")
      street = try text("street")
      latitude = try number("latitude")
      longitude = try number("longitude")
    }

    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: EncodedKey.self)
      try container.encodeIfPresent(country, forKey: EncodedKey("country"))
      try container.encodeIfPresent(state, forKey: EncodedKey("state"))
      try container.encodeIfPresent(city, forKey: EncodedKey("city"))
      try container.encodeIfPresent(district, forKey: EncodedKey("district"))
      try container.encodeIfPresent(street, forKey: EncodedKey("street"))
      try container.encodeIfPresent(latitude, forKey: EncodedKey("latitude"))
      try container.encodeIfPresent(longitude, forKey: EncodedKey("longitude"))
    }
  }
#endif
