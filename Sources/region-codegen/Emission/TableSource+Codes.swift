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
