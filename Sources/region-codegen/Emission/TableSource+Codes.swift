extension TableSource {
  /// Writes the codes and what finds a region by its code, if there are any.
  func codes(_ source: inout SourceWriter) {
    switch layout.codes {
    case .none: return
    case .integers(let codes):
      let column = IntegerCodes(codes).column
      source.line()
      source.block("\(access.inlinable)\(access.modifier)static func integerCode(at index: Int) -> UInt64?") {
        $0.line("let code = \(column.element(at: "index"))")
        $0.line("return code == .max ? nil : UInt64(code)")
      }
      column.write(to: &source, access: access)
    case .texts(let texts):
      let long = texts.longTexts(named: "longCodes")
      let column = texts.texts(named: "codeTexts")
      source.line()
      source.block("\(access.inlinable)\(access.modifier)static func code(at index: Int) -> String?") {
        $0.line("\(column.element(at: "index")).string(in: codePool, long: { \(long.element(at: "$0")) })")
      }
      source.block("\(access.inlinable)\(access.modifier)static func codeUTF8(at index: Int) -> StaticUTF8?") {
        $0.line("\(column.element(at: "index")).utf8(in: codePool)")
      }
      column.write(to: &source, access: access)
      source.pool("\(access.usableFromInline)static let codePool: StaticString =", texts.pool)
      long.write(to: &source, access: access, comment: { _ in "" })
    }
    if let index = layout.codeIndex { codeIndex(index, &source) }
  }

  private func codeIndex(_ index: CodeIndex, _ source: inout SourceWriter) {
    source.line()
    source.block("\(access.inlinable)\(access.modifier)static var codeHash: RegionCodeHash?") {
      $0.line("RegionCodeHash(bucketBits: \(index.bucketBits), slotBits: \(index.slotBits))")
    }

    let seeds = seedColumn(index)
    source.block("\(access.inlinable)\(access.modifier)static func codeSeed(at bucket: Int) -> UInt16") {
      $0.line(seeds.element(at: "bucket"))
    }
    seeds.write(to: &source, access: access)
    // Text, however short the table: the slots are what would cost debug builds the most time as an array.
    let slots = slotColumn(index)
    source.block("\(access.inlinable)\(access.modifier)static func codeSlot(at slot: Int) -> Int") {
      $0.line("\(slots.name)[slot]")
    }
    slots.write(to: &source, access: access)
  }

  func seedColumn(_ index: CodeIndex) -> Column {
    Column(name: "codeSeeds", bits: 16, index.seeds.map { UInt64($0) })
  }

  /// In a free slot any region does: its code is not the one that is looked for.
  func slotColumn(_ index: CodeIndex) -> PackedColumn {
    PackedColumn(name: "codeSlots", index.slots.map { $0 ?? 0 })
  }
}
