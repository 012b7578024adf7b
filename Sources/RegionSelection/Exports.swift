// Users of a selection need the types of the table that it is over: one import is enough.
@_exported public import RegionTables
