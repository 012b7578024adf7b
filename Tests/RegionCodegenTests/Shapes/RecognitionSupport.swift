@testable import region_codegen

/// Recognises a file given as its text, in any of the formats that are read.
func recognize(_ text: String) throws -> Recognition {
  region_codegen.recognize(try Document.read(Array(text.utf8)))
}

/// A tree on one line: `浙江省#33(杭州市 宁波市)`.
func outline(_ regions: [RegionNode]) -> String {
  regions.map { region in
    region.name + (region.code.map { "#\($0)" } ?? "")
      + (region.children.isEmpty ? "" : "(\(outline(region.children)))")
  }
  .joined(separator: " ")
}

/// What went wrong, as `line:column identifier`.
func summary(_ diagnostics: [Diagnostic]) -> [String] {
  diagnostics.map { diagnostic in
    guard case .text(let line, let column, _) = diagnostic.position else { return diagnostic.identifier }
    return "\(line):\(column) \(diagnostic.identifier)"
  }
}

extension RegionNode.Attribute {
  /// As `key type(value)`.
  var summary: String { "\(key) \(value.typeName)(\(value))" }
}
