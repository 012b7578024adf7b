// Users of a picker need the selection that it shows: one import is enough.
@_exported public import RegionSelection
