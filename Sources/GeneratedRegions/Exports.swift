// Users of a table need the types that it is read with: one import is enough.
@_exported public import RegionTables
