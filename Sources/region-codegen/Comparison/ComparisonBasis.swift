/// What says that a region of one file is the same as one of another.
enum ComparisonBasis: Equatable, Sendable {
  /// Its code, and its path where it has none.
  case codes
  /// Its path, since codes do not help.
  case paths(Reason)

  enum Reason: Equatable, Sendable {
    case noCodes
    case onlyOldHasCodes
    case onlyNewHasCodes
    /// With the first code of each file.
    case otherForms(old: String, new: String)
    case noCommonCode
    /// Regions are in both files, but mostly under codes that others had: row numbers, for example.
    case reassignedCodes
  }
}

extension ComparisonBasis {
  init(old: DepthFirstOrder, new: DepthFirstOrder) {
    let oldCodes = old.regions.compactMap(\.code)
    let newCodes = new.regions.compactMap(\.code)
    guard let firstOld = oldCodes.first else {
      self = .paths(newCodes.isEmpty ? .noCodes : .onlyNewHasCodes)
      return
    }
    guard let firstNew = newCodes.first else {
      self = .paths(.onlyOldHasCodes)
      return
    }
    let namesByCode = Dictionary(
      old.regions.lazy.compactMap { region in region.code.map { ($0, region.name) } },
      uniquingKeysWith: { first, _ in first })
    let common = new.regions.filter { region in region.code.map { namesByCode[$0] != nil } ?? false }
    if common.isEmpty {
      let haveOtherForms = Set(oldCodes.map(Self.form)).isDisjoint(with: newCodes.lazy.map(Self.form))
      self = .paths(haveOtherForms ? .otherForms(old: firstOld, new: firstNew) : .noCommonCode)
      return
    }
    let renamed = common.filter { region in region.code.map { namesByCode[$0] != region.name } ?? false }
    let oldNames = Set(old.regions.lazy.map(\.name))
    let reassigned = renamed.count { oldNames.contains($0.name) }
    // In a file of a few regions, two that swap their codes are just that.
    self = common.count >= 10 && reassigned * 2 > common.count ? .paths(.reassignedCodes) : .codes
  }

  /// The code with all digits made the same, and all letters.
  private static func form(of code: String) -> String {
    String(code.map { $0.isNumber ? "0" : $0.isLetter ? "A" : $0 })
  }
}
