/// The names of roots that are whole paths, as `Bayern_Oberbayern` and `Texas/Austin` are.
struct PathNames {
  /// What stands between the names of each.
  let separator: String
  /// How many of the names are paths.
  let count: Int
  /// Whether what they lie in comes first, and not last as in `Austin, TX`.
  let beginAtRoots: Bool

  /// `nil` where nothing stands in nearly all names, or where no two of them begin or end alike.
  init?(_ roots: [RegionNode]) {
    for separator in ["|", ">", "›", "/", ";", "_", ",", "，", "、", "-"] {
      let sign = separator.utf8.first
      let names = roots.lazy.map(\.name)
      guard names.count(where: { $0.utf8.contains { $0 == sign } }) * 10 >= names.count * 9 else { continue }
      let paths = names.map { PathList.names(in: $0, separator) }.filter { $0.count > 1 }
      guard paths.count > 1, paths.count * 10 >= names.count * 9, !Self.areIdentifiers(names, separator) else {
        continue
      }
      let firsts = Set(paths.compactMap(\.first))
      let lasts = Set(paths.compactMap(\.last))
      let areFew = min(firsts.count, lasts.count) < paths.count
      // Names have hyphens of their own, which only groups of such names tell from others.
      let areGroups = firsts.count > 1 && firsts.count < lasts.count && firsts.count * 3 <= paths.count * 2
      guard separator == "-" ? areGroups : areFew else { continue }
      self.separator = separator
      count = paths.count
      beginAtRoots = firsts.count < lasts.count
      return
    }
    return nil
  }

  /// Words of programs are no paths.
  private static func areIdentifiers(_ names: some Sequence<String>, _ separator: String) -> Bool {
    separator == "_" && names.allSatisfy(NameLikeness.isIdentifier)
  }
}
