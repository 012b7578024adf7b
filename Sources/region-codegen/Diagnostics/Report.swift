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
    // A message quotes the input, which must not break the line that it is in.
    let message = SwiftLiteral.visible(diagnostic.message)
    return "\(file.path)\(place): \(diagnostic.severity.rawValue): \(message) [\(diagnostic.identifier)]"
  }
}
