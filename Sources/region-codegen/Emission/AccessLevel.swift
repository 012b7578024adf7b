/// Who can see a generated table.
enum AccessLevel: String, CaseIterable, Sendable {
  case `internal`
  case package
  case `public`

  /// Ends with a blank, unless there is nothing to write.
  var modifier: String { self == .internal ? "" : rawValue + " " }

  /// What goes before members that inlinable code of the table refers to.
  var usableFromInline: String { self == .public ? "@usableFromInline " : "" }

  /// What goes before members that other modules are to specialize.
  var inlinable: String { self == .public ? "@inlinable " : "" }

  /// What goes before members that other modules are to call, whatever the compiler thinks.
  var neverInlined: String { self == .internal ? "" : "@inline(never) " }

  /// What goes before members that each module compiles for itself if it uses them, so that they cost nothing where none
  /// does: linkers keep what else is public.
  var alwaysEmitIntoClient: String { self == .public ? "@_alwaysEmitIntoClient " : "" }

  /// Both, for members that others can use.
  var apartModifier: String { alwaysEmitIntoClient + modifier }
}
