// Everything else in this module is generated from Tests/Fixtures by the plugin, as in a user's target.
//
// A test target that used the plugin itself would be linked with the generator once more, which the tests of the
// generator already are; so the tables have a target of their own.
@_exported public import RegionTables
