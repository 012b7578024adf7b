extension Shape {
  /// Says once what several levels have in common: records that hold records of their kind.
  mutating func foldRecursion() {
    var first = levels.count - 1
    guard first > 0, var folded = levels.last else { return }
    while first > 0, let merged = levels[first - 1].merged(with: folded) {
      folded = merged
      first -= 1
    }
    // One level that holds another is no recursion yet.
    guard levels[first...].count(where: { !$0.record.children.isEmpty }) > 1 else { return }
    levels.replaceSubrange(first..., with: [folded])
    isRecursive = true
  }
}

extension Shape.Level {
  /// One level for this one and those below, `nil` where they do not mean the same by the same keys.
  fileprivate func merged(with below: Shape.Level) -> Shape.Level? {
    guard !record.children.isEmpty, value == below.value, wrapper == below.wrapper,
      !childrenFollow, !below.childrenFollow,
      let record = record.merged(with: below.record),
      collection == below.collection || collection == nil || below.collection == nil,
      item == below.item || item == nil || below.item == nil,
      // Names below records are a level of their own unless names and records mix.
      below.record.name != nil || acceptsNames
    else { return nil }
    var merged = self
    merged.isArray = isArray || below.isArray
    merged.collection = collection ?? below.collection
    merged.item = item ?? below.item
    merged.acceptsNames = acceptsNames || below.acceptsNames
    merged.record = record
    return merged
  }
}

extension Shape.Record {
  fileprivate func merged(with below: Shape.Record) -> Shape.Record? {
    guard children == below.children || below.children.isEmpty else { return nil }
    let roles: [WritableKeyPath<Shape.Record, String?>] = [
      \.name, \.code, \.kind, \.parent, \.latitude, \.longitude,
    ]
    var merged = self
    for role in roles {
      guard self[keyPath: role] != below[keyPath: role] else { continue }
      switch (self[keyPath: role], below[keyPath: role]) {
      case (let key?, nil) where !below.mentions(key): break
      case (nil, let key?) where !mentions(key): merged[keyPath: role] = key
      default: return nil
      }
    }
    if codeType != below.codeType { merged.codeType = "attribute" }
    merged.opened += below.opened.filter { !opened.contains($0) }
    for key in below.ignored where !merged.ignored.contains(key) {
      guard !mentions(key) else { return nil }
      merged.ignored.append(key)
    }
    for attribute in below.attributes {
      if let index = merged.attributes.firstIndex(where: { $0.key == attribute.key }) {
        if merged.attributes[index].type != attribute.type { merged.attributes[index].type = "attribute" }
      } else if ignored.contains(attribute.key) {
        return nil
      } else {
        merged.attributes.append(attribute)
      }
    }
    return merged
  }

  private func mentions(_ key: String) -> Bool {
    ignored.contains(key) || children.contains(key) || attributes.contains { $0.key == key }
  }
}
