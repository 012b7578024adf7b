extension TableSource {
  /// Writes the codes and what finds a region by its code, if there are any.
  func codes(_ source: inout SourceWriter) {
    switch layout.codes {
    case .none: return
    case .integers(let codes):
      let column = IntegerCodes(codes).column
      let haveAll = !codes.contains(nil)
      source.line()
      source.block("\(access.inlinable)\(access.modifier)static func integerCode(at index: Int) -> UInt64?") {
        if haveAll { return $0.line("UInt64(\(column.element(at: "index")))") }
        $0.line("let code = \(column.element(at: "index"))")
        $0.line("return code == .max ? nil : UInt64(code)")
      }
      column.write(to: &source, access: access)
    case .texts(let texts):
      let column = texts.texts(named: "codeTexts")
      source.line()
      source.block("\(access.inlinable)\(access.modifier)static func code(at index: Int) -> String?") {
        let long = texts.literals.isEmpty ? "{ _ in \"\" }" : "longCode"
        $0.line("\(column.element(at: "index")).string(in: codePool, long: \(long))")
      }
      source.block("\(access.inlinable)\(access.modifier)static func codeUTF8(at index: Int) -> StaticUTF8?") {
        $0.line("\(column.element(at: "index")).utf8(in: codePool)")
      }
      column.write(to: &source, access: access)
      source.pool("\(access.usableFromInline)static let codePool: StaticString =", texts.pool)
      if !texts.literals.isEmpty {
        texts.longTexts(named: "longCodes")
          .write("longCode(at number: Int)", access.usableFromInline, to: &source, access: access)
      }
    }
    if let index = layout.codeIndex { codeIndex(index, &source) }
  }

  /// Text, however short the table: of all columns, debug builds would take longest for the slots as an array.
  private func codeIndex(_ index: CodeIndex, _ source: inout SourceWriter) {
    let form = index.form
    source.line()
    source.block("\(access.inlinable)\(access.modifier)static var codeIndex: RegionCodeIndex?") {
      $0.line("RegionCodeIndex(")
      $0.line("  RegionCodeHash(")
      $0.line("    bucketBits: \(form.bucketBits), bucketFactor: 0x\(SwiftLiteral.hexadecimal(form.bucketFactor)),")
      $0.line("    slotBits: \(form.slotBits), slotFactor: 0x\(SwiftLiteral.hexadecimal(form.slotFactor))),")
      $0.line("  seeds: codeSeeds, slots: codeSlots,")
      $0.line("  rowBits: \(form.rowBits), keptBits: \(form.keptBits), codeBits: \(form.codeBits))")
    }
    source.pool(
      "\(access.usableFromInline)static let codeSeeds: StaticString =",
      index.seeds.map { String(UnicodeScalar($0)) })
    slotColumn(index).write(to: &source, access: access)
  }

  func slotColumn(_ index: CodeIndex) -> PackedColumn { PackedColumn(name: "codeSlots", index.slots) }
}
