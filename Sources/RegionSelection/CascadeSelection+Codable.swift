@_spi(RegionSelection) import RegionTables

#if !hasFeature(Embedded)
  extension SavedRegion: Codable {
    /// Decodes an array under the key `codes` or `names`, and a number under `columnCount` if there is one.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: EncodedKey.self)
      let columnCount = try container.decodeIfPresent(Int.self, forKey: EncodedKey("columnCount"))
      if let codes = try container.decodeIfPresent([String].self, forKey: EncodedKey("codes")) {
        self = .codes(codes, columnCount: columnCount)
      } else {
        self = .names(try container.decode([String].self, forKey: EncodedKey("names")), columnCount: columnCount)
      }
    }

    /// Encodes what ``init(from:)`` decodes.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: EncodedKey.self)
      switch self {
      case .codes(let codes, _): try container.encode(codes, forKey: EncodedKey("codes"))
      case .names(let names, _): try container.encode(names, forKey: EncodedKey("names"))
      }
      try container.encodeIfPresent(columnCount, forKey: EncodedKey("columnCount"))
    }
  }

  extension CascadeSelection: Codable {
    /// Decodes the columns as they were set up when the selection was encoded, and what was chosen as far as the table
    /// still has it.
    ///
    /// So padding, `stopAt` and the titles of rows on top are the old ones, also where the program has others by now: to
    /// keep only what was chosen, encode ``saved`` and ``select(_:)-(SavedRegion)`` it. What is gone does not throw: see
    /// ``unrestored``.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: EncodedKey.self)
      self.init(
        paddedTo: try container.decodeIfPresent(Int.self, forKey: EncodedKey("paddedTo")),
        stopAt: try container.decodeIfPresent(Int.self, forKey: EncodedKey("stopAt")),
        extraRows: try container.decodeIfPresent([String?].self, forKey: EncodedKey("extraRows")) ?? [])
      let saved = try container.decode(SavedRegion.self, forKey: EncodedKey("region"))
      if select(saved).outcome != .exact { lost = saved }
    }

    /// Encodes the columns, and what is chosen as ``unrestored`` or, without it, ``saved`` has it.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: EncodedKey.self)
      try container.encodeIfPresent(columns.paddedCount, forKey: EncodedKey("paddedTo"))
      if columns.stopEarly { try container.encode(columns.count - 1, forKey: EncodedKey("stopAt")) }
      if !columns.extraRows.isEmpty { try container.encode(columns.extraRows, forKey: EncodedKey("extraRows")) }
      try container.encode(lost ?? saved, forKey: EncodedKey("region"))
    }
  }
#endif
