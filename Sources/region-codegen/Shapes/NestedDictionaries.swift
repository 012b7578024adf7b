/// Dictionaries of dictionaries down to names or to lists of these, whose keys may be names or codes: nothing tells.
enum NestedDictionaries {
  private static let maximumDepth = 6

  /// The shapes that such a file may have; none where it is something else.
  ///
  /// - Parameter wrapper: the keys that lead to the outermost of the dictionaries.
  static func offers(for root: Node, under wrapper: [String]) -> [Offer] {
    var node = root
    for key in wrapper {
      guard let inner = node.entries.first(where: { $0.key == key })?.node else { return [] }
      node = inner
    }
    var isArray = false
    if case .array(let items) = node.value, let first = items.first(where: { !$0.entries.isEmpty }) {
      guard items.allSatisfy({ $0.entries.count < 2 }) else { return [] }
      isArray = true
      node = first
    }
    var keys: [String] = []
    let outermost = node
    while let entry = node.entries.first(where: { !$0.node.isVoid }), keys.count < maximumDepth {
      keys.append(entry.key)
      node = entry.node
    }
    // What is called a name is the key of a record.
    guard let last = keys.last, !KeyWords(last).isStructural, !isArray || keys.count == 1 else { return [] }
    func shape(_ content: String) -> Shape? {
      var text = String(repeating: "{name: ", count: keys.count - 1) + content
      text += String(repeating: "}", count: keys.count - 1)
      guard var shape = try? WrittenShape(grammar: isArray ? "[\(text)]" : text).shape else { return nil }
      shape.wrapper = wrapper
      return shape
    }
    var offers: [Offer] = []
    func offer(_ what: String, _ content: String) {
      if let shape = shape(content) { offers.append(Offer(what: what, shape: shape)) }
    }
    switch node.value {
    case .string(let text):
      if keys.count == 1, outermost.tellsParents {
        offer("keys such as \(last.excerpt) are names, and under each is that of its parent", "{name: parent}")
      }
      if CodeForm.isAbbreviation(text) || CodeForm.isTokenWithDigit(text), !CodeForm.isAbbreviation(last) {
        offer("keys such as \(last.excerpt) are names, and under each is its code", "{name: code}")
      } else if CodeForm.isToken(last), NameLikeness(text) != .none {
        let codes = outermost.entries.filter { !$0.node.isVoid }.map(\.key)
        if keys.count == 1, !isArray, let form = CodePrefix.telling(codes).first, var tree = shape("{code: name}") {
          tree.hierarchy = .codePrefix(form)
          offers.append(Offer(what: "keys such as \(last.excerpt) are codes that tell a tree", shape: tree))
        }
        offer("what is under keys such as \(last.excerpt) is the name of a region", "{code: name}")
      }
      offer("keys such as \(last.excerpt) are names, and what is under each tells something of it", "{name: string}")
    case .array(let items) where !isArray && items.contains { if case .string = $0.value { true } else { false } }:
      offer("keys such as \(last.excerpt) are names, with their children under them", "{name: [name]}")
    default: break
    }
    return offers
  }
}

extension Node {
  /// Whether what stands under the keys of a dictionary may be what the regions that they name lie in: another key, or
  /// what comes again.
  fileprivate var tellsParents: Bool {
    let texts = entries.compactMap { entry -> String? in
      if case .string(let text) = entry.node.value, !text.isBlank { text } else { nil }
    }
    let keys = Set(entries.lazy.map(\.key))
    return Set(texts).count < texts.count || texts.contains(where: keys.contains)
  }
}
