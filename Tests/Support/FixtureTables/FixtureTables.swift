// Everything else in this module is generated from Tests/Fixtures by the plugin, as in a user's target.
//
// A test target that used the plugin itself would be linked with the generator once more, which the tests of the
// generator already are; so the tables have a target of their own.
@_exported public import RegionTables

/// Every table of this module, by its name in `regions.json`; a test says when one is missing.
package let fixtureTables: [String: any RegionTable.Type] = [
  "IndexKeyed": IndexKeyed.self, "RecordsByLevel": RecordsByLevel.self, "TwoLevels": TwoLevels.self,
  "OneKeyDictionaries": OneKeyDictionaries.self, "Events": Events.self, "CodesAndKinds": CodesAndKinds.self,
  "TextCodes": TextCodes.self, "OneRegion": OneRegion.self, "ThousandChildren": ThousandChildren.self,
  "TenLevels": TenLevels.self, "Ragged": Ragged.self, "AreasMissing": AreasMissing.self,
  "AreasEmpty": AreasEmpty.self, "Seven": Seven.self, "Attributed": Attributed.self, "Located": Located.self,
]
