/// Lines of Swift source, indented by how deep they are nested.
struct SourceWriter {
  private(set) var text = ""
  /// The lengths of the static arrays that were written.
  private(set) var arrayCounts: Set<Int> = []
  private var depth: Int

  /// - Parameter depth: How deep the first line is nested.
  init(depth: Int = 0) {
    self.depth = depth
  }

  mutating func line(_ line: String = "") {
    if !line.isEmpty {
      for _ in 0..<depth { text += "  " }
      text += line
    }
    text += "\n"
  }

  /// Writes `head {`, what `body` writes, one step further in, and `}`.
  mutating func block(_ head: String, _ body: (inout SourceWriter) -> Void) {
    line(head + " {")
    depth += 1
    body(&self)
    depth -= 1
    line("}")
  }

  /// Writes an extension that belongs to no actor: what the type says of that, or does not say, does not go for members
  /// of its extensions.
  mutating func extend(_ type: String, _ body: (inout SourceWriter) -> Void) {
    line()
    block("nonisolated extension \(type)", body)
  }

  /// Writes `head [`, the elements, and `]`.
  ///
  /// - Parameters:
  ///   - elements: One string for each element, without comma.
  ///   - comment: What to say after the element of the given number; then each has a line to itself.
  mutating func array(_ head: String, _ elements: ArraySlice<String>, comment: ((Int) -> String)? = nil) {
    arrayCounts.insert(elements.count)
    line(head + " [")
    depth += 1
    if let comment {
      for index in elements.indices {
        let remark = comment(index)
        line(elements[index] + "," + (remark.isEmpty ? "" : "  // " + remark))
      }
    } else {
      wrap(elements)
    }
    depth -= 1
    line("]")
  }

  /// Writes what another writer wrote.
  mutating func append(_ other: SourceWriter) {
    text += other.text
    arrayCounts.formUnion(other.arrayCounts)
  }

  private mutating func wrap(_ elements: ArraySlice<String>) {
    let width = 100
    var current = ""
    for element in elements {
      if !current.isEmpty {
        if current.utf8.count + element.utf8.count + 2 > width {
          line(current)
          current = ""
        } else {
          current += " "
        }
      }
      current += element + ","
    }
    if !current.isEmpty { line(current) }
  }

  /// Writes `head` and one string literal that holds `texts` end to end.
  mutating func pool(_ head: String, _ texts: [String]) {
    line(head + " \"\"\"")
    depth += 1
    endPool(texts)
    depth -= 1
  }

  /// Writes a member whose value is one string literal that holds `texts` end to end.
  mutating func computedPool(_ head: String, _ texts: [String]) {
    block(head) {
      $0.line("\"\"\"")
      $0.endPool(texts)
    }
  }

  private mutating func endPool(_ texts: [String]) {
    let width = 80
    var current = ""
    for text in texts {
      current += SwiftLiteral.escaped(text)
      if current.utf8.count > width {
        // The line break belongs to the source, not to the text.
        line(current + "\\")
        current = ""
      }
    }
    // The last line of a literal cannot end in an escaped line break.
    line(current)
    line("\"\"\"")
  }
}
