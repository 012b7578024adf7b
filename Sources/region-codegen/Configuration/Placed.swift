/// Something that a `regions.json` says, with the place where it says so.
struct Placed<Value: Equatable & Sendable>: Equatable, Sendable {
  var value: Value
  var position: SourcePosition
}
