#if !hasFeature(Embedded)
  extension SavedRegion: Codable {
    private enum CodingKeys: String, CodingKey {
      case codes, names
    }

    /// Decodes an array under the key `codes` or `names`.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      if let codes = try container.decodeIfPresent([String].self, forKey: .codes) {
        self = .codes(codes)
      } else {
        self = .names(try container.decode([String].self, forKey: .names))
      }
    }

    /// Encodes an array under the key `codes` or `names`.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      switch self {
      case .codes(let codes): try container.encode(codes, forKey: .codes)
      case .names(let names): try container.encode(names, forKey: .names)
      }
    }
  }

  extension CascadeSelection: Codable {
    private enum CodingKeys: String, CodingKey {
      case paddedTo, stopAt, extraRows, region, columnCount
    }

    /// Decodes columns as they were and what was chosen as far as the table still has it.
    ///
    /// What is gone does not throw: see ``unrestored``.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      self.init(
        paddedTo: try container.decodeIfPresent(Int.self, forKey: .paddedTo),
        stopAt: try container.decodeIfPresent(Int.self, forKey: .stopAt),
        extraRows: try container.decodeIfPresent([String?].self, forKey: .extraRows) ?? [])
      let saved = try container.decode(SavedRegion.self, forKey: .region)
      let count = try container.decodeIfPresent(Int.self, forKey: .columnCount)
      let change = select(saved)
      if let count, change.outcome == .exact { showChoice(inColumns: count) }
      if change.outcome != .exact { lost = saved }
    }

    /// Encodes the columns, and what is chosen as ``saved`` has it.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encodeIfPresent(columns.paddedCount, forKey: .paddedTo)
      if columns.stopEarly { try container.encode(columns.count - 1, forKey: .stopAt) }
      if !columns.extraRows.isEmpty { try container.encode(columns.extraRows, forKey: .extraRows) }
      try container.encode(lost ?? saved, forKey: .region)
      if lost == nil { try container.encode(chosenCount, forKey: .columnCount) }
    }

    /// Chooses the chosen region in another of the columns that show it.
    ///
    /// - Parameter count: The number of columns up to that one; taken as the nearest that shows the region.
    private mutating func showChoice(inColumns count: Int) {
      guard let chosen = region else { return }
      var range = 0..<0
      _ = places(upTo: chosen) { region, first, last in
        range = first..<(min(last + 1, columns.count))
        return region == chosen
      }
      choose(chosen, count: min(max(count, range.lowerBound + 1), range.upperBound))
    }
  }
#endif
