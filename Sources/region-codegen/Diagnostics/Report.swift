/// Diagnostics as they are shown: one line each, which editors and Xcode understand as a place to jump to.
struct Report {
  /// The path of the file as the user gave it; that of the first where there are several.
  var path: String
  /// What the file holds, as far as it could be read; gives a place to what has no line.
  var document: Document?
  /// Further files that positions may be in, by number.
  var otherFiles: [UInt16: (path: String, document: Document?)] = [:]

  func line(for diagnostic: Diagnostic) -> String {
    let file = (diagnostic.position?.file).flatMap { otherFiles[$0] } ?? (path, document)
    let place =
      switch diagnostic.position {
      case .text(let line, let column, _)?: ":\(line):\(column)"
      case .object?:
        file.document.flatMap { document in
          diagnostic.position.flatMap { document.keyPath(of: $0) }
        }.map { ":\($0)" } ?? ""
      case nil: ""
      }
    // Paths and what messages quote must not break the line that they are in.
    return SwiftLiteral.visible(
      "\(file.path)\(place): \(diagnostic.severity.rawValue): \(diagnostic.message) [\(diagnostic.identifier)]")
  }
}
