// Townships belong to regions of China: one import is enough for both.
@_exported public import GeneratedRegions
