/// The kinds of findings about shapes and regions: the stable names that their diagnostics carry.
///
/// Documentation and `regions.json` refer to these by raw value, so a name, once released, keeps its meaning.
enum Finding: String, CaseIterable, Sendable {
  // Errors about the shape

  /// Nothing in the file looks like regions.
  case noRegions = "no-regions"
  /// Two ways to read the file are equally good.
  case ambiguousShape = "ambiguous-shape"
  /// A value where the shape has another kind of value.
  case unexpectedValue = "unexpected-value"
  /// A key that is not like the keys beside it.
  case unexpectedKey = "unexpected-key"
  /// More levels than any country has.
  case tooDeep = "too-deep"

  // Errors about regions

  /// A record without a name.
  case missingName = "missing-name"
  /// A name that is nothing but blanks.
  case emptyName = "empty-name"
  /// A name that is not written as `nameFormat` says.
  case nameFormat = "name-format"
  /// A row of a flat list whose parent is not in the list.
  case orphanParent = "orphan-parent"
  /// A row of a flat list whose parent may be either of two rows.
  case ambiguousParent = "ambiguous-parent"
  /// Rows of a flat list that are each other's parents.
  case parentCycle = "parent-cycle"
  /// A code that two regions have.
  case duplicateCode = "duplicate-code"

  // Errors about what regions.json says of the file

  /// No value under the keys of `at`.
  case noSuchValue = "no-such-value"
  /// A key of the shape that no record has.
  case unusedShapeKey = "unused-shape-key"
  /// Nothing tells the parents of an input's regions.
  case noParentKey = "no-parent-key"
  /// A region that is to be changed, or that is referred to, and is not there.
  case noSuchRegion = "no-such-region"
  /// The same, where several are.
  case ambiguousRegion = "ambiguous-region"
  /// A path with more regions than there are columns.
  case tooManyColumns = "too-many-columns"

  // Warnings

  /// Blanks at the ends of a name, which were removed.
  case trimmedName = "trimmed-name"
  /// A name that two children of the same region have.
  case twinSiblings = "twin-siblings"
  /// A line break within a name.
  case lineBreakInName = "line-break-in-name"
  /// A character that cannot be seen within a name.
  case invisibleCharacter = "invisible-character"
  /// A name that has no letters.
  case nameWithoutLetters = "name-without-letters"
  /// A code that is part of a name.
  case codeInName = "code-in-name"
  /// Several names, or a whole path, in one.
  case gluedNames = "glued-names"
  /// A row that is no place, such as 市辖区 or 请选择.
  case placeholderRegion = "placeholder-region"
  /// A code of GB/T 2260 that does not begin as its parent's does.
  case codeOutsideParent = "code-outside-parent"
  /// Regions without a code beside others that have one.
  case missingCode = "missing-code"
  /// Codes that are texts with zeros in front, and numbers, which have lost theirs.
  case lostZeros = "lost-zeros"
  /// A parent that a record names and does not stand in.
  case contradictingParent = "contradicting-parent"
  /// More kinds than a table numbers, so that they become an attribute.
  case tooManyKinds = "too-many-kinds"
  /// Regions without children at different levels.
  case mixedDepth = "mixed-depth"
  /// Lists or dictionaries in a record that are neither children nor attributes.
  case collectionLeftOut = "collection-left-out"

  /// A key that is taken for the parent though its name does not say so.
  case guessedParent = "guessed-parent"
  /// A key that is taken for the children though its name does not say so.
  case guessedChildren = "guessed-children"
  /// Keys that are taken for attributes though they may be the names of regions.
  case guessedAttributes = "guessed-attributes"
  /// Names that read as the identifiers of a program.
  case guessedNames = "guessed-names"
  /// A tree that is taken from codes which may be no codes of regions.
  case guessedTree = "guessed-tree"
  /// Keys or codes that seem to tell a tree, or more of it than is read.
  case treeNotRead = "tree-not-read"
  /// A region that the order file does not list, beside some that it does.
  case unlistedRegion = "unlisted-region"

  // Notes

  /// Ids that come again for other regions, so that they are attributes and no codes.
  case repeatedIDs = "repeated-ids"
  /// A key or a value that is taken for the code though it may be that of something else, or the other way round.
  case guessedCode = "guessed-code"
  /// Attributes of several types, so that they are texts.
  case mixedTypes = "mixed-types"
  /// Numbers that look like codes of GB/T 2260 but are those of other provinces, so that they are attributes.
  case otherNumbers = "other-numbers"
  /// A file that is one region which holds all others.
  case guessedRoot = "guessed-root"
  /// A key that is taken for the name beside others with the name in other languages.
  case guessedLanguage = "guessed-language"
  case recurringNames = "recurring-names"
  /// Keys that are taken for positions and may be codes, such as `01` or those that count from 1.
  case guessedPositions = "guessed-positions"
  /// A key that is called a latitude or longitude and holds something else.
  case coordinatesNotRead = "coordinates-not-read"
  /// Regions without pinyin beside others that have it.
  case incompletePinyin = "incomplete-pinyin"
  /// Keys beside the one that holds the regions.
  case keyLeftOut = "key-left-out"
  /// A key that may tell parents, but not so that they are found.
  case unusedParent = "unused-parent"

  var severity: Diagnostic.Severity {
    switch self {
    case .noRegions, .ambiguousShape, .unexpectedValue, .unexpectedKey, .tooDeep, .missingName, .emptyName, .nameFormat,
      .orphanParent, .ambiguousParent, .parentCycle, .duplicateCode, .noSuchValue, .unusedShapeKey, .noParentKey,
      .noSuchRegion, .ambiguousRegion, .tooManyColumns:
      .error
    case .trimmedName, .twinSiblings, .lineBreakInName, .invisibleCharacter, .nameWithoutLetters, .codeInName,
      .gluedNames, .placeholderRegion, .codeOutsideParent, .missingCode, .lostZeros, .contradictingParent,
      .tooManyKinds, .mixedDepth, .collectionLeftOut,
      .guessedParent,
      .guessedChildren, .guessedAttributes, .guessedNames, .guessedTree, .treeNotRead, .unlistedRegion:
      .warning
    case .repeatedIDs, .guessedCode, .mixedTypes, .otherNumbers, .guessedRoot, .guessedLanguage, .recurringNames,
      .guessedPositions,
      .coordinatesNotRead,
      .incompletePinyin,
      .keyLeftOut, .unusedParent:
      .note
    }
  }
}
