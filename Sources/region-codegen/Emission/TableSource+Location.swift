extension TableSource {
  /// Writes locations with coordinates, if regions have these.
  ///
  /// They are members of the table's own types rather than requirements of a protocol, so that coordinates are in no
  /// program that does not use them.
  func locations(_ source: inout SourceWriter) {
    let members = Self.members(for: layout.attributes.map(\.key))
    guard let latitude = coordinate(.latitude, members), let longitude = coordinate(.longitude, members) else { return }
    source.extend("Region<\(name)>") { source in
      source.line("/// The region as the parts of an address, with its coordinates if it has both.")
      source.block("\(access.apartModifier)var location: RegionLocation") { source in
        source.block("guard let latitude = attributes.\(latitude), let longitude = attributes.\(longitude) else") {
          $0.line("return RegionLocation(self)")
        }
        source.line("return RegionLocation(self, latitude: latitude, longitude: longitude)")
      }
    }
  }

  /// The member that has a coordinate in degrees.
  private func coordinate(_ coordinate: Coordinate, _ members: [String]) -> String? {
    zip(layout.attributes, members).first { attribute, _ in
      guard attribute.key == coordinate.rawValue, case .reals(let values) = attribute.values else { return false }
      return values.allSatisfy { $0.map { coordinate.degrees(of: .real($0)) != nil } ?? true }
    }?.1
  }
}
