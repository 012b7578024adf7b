import RegionTables

extension TableSource {
  /// Writes the codes and what finds a region by its code, if there are any.
  func codes(_ source: inout SourceWriter) {
    switch layout.codes {
    case .none: return
    case .integers(let codes):
      source.line()
      source.block("\(access.inlinable)\(access.modifier)static func integerCode(at index: Int) -> UInt64?") {
        guard codes.contains(nil) else { return $0.line("codes.bits(at: index)") }
        $0.line("let codeFrom1 = codes.bits(at: index)")
        $0.line("return codeFrom1 == 0 ? nil : codeFrom1 - 1")
      }
      integerColumn(codes).write(to: &source, access: access)
    case .texts(let texts):
      let column = texts.texts(named: "codeTexts")
      source.line()
      source.block("\(access.inlinable)\(access.modifier)static func code(at index: Int) -> String?") {
        $0.line("\(column.element(at: "index")).string(in: codePool)")
      }
      source.block("\(access.inlinable)\(access.modifier)static func codeUTF8(at index: Int) -> StaticUTF8?") {
        $0.line("\(column.element(at: "index")).utf8(in: codePool)")
      }
      column.write(to: &source, access: access)
      source.pool("\(access.usableFromInline)static let codePool: StaticString =", texts.writtenPool)
    }
    if let index = layout.codeIndex { codeIndex(index, &source) }
  }

  private func codeIndex(_ index: CodeIndex, _ source: inout SourceWriter) {
    let form = index.form
    source.line()
    source.block("\(access.inlinable)\(access.modifier)static var codeIndex: RegionCodeIndex?") {
      $0.line("RegionCodeIndex(")
      $0.line("  RegionCodeHash(")
      $0.line("    bucketBits: \(form.bucketBits), bucketFactor: 0x\(SwiftLiteral.hexadecimal(form.bucketFactor)),")
      $0.line("    slotBits: \(form.slotBits), slotFactor: 0x\(SwiftLiteral.hexadecimal(form.slotFactor))),")
      $0.line("  seeds: codeSeeds, rowBits: \(form.rowBits), keptBits: \(form.keptBits), codeBits: \(form.codeBits))")
    }
    source.pool(
      "\(access.usableFromInline)static let codeSeeds: StaticString =",
      index.seeds.map { String(UnicodeScalar($0)) })
    source.block("\(access.inlinable)\(access.modifier)static func codeSlot(at slot: Int) -> UInt64") {
      $0.line(index.fitsArray ? "UInt64(codeSlots[slot].bits)" : "codeSlots.bits(at: slot)")
    }
    guard index.fitsArray else { return packedSlots(index).write(to: &source, access: access) }
    source.array(
      "\(access.usableFromInline)static let codeSlots: \(Column.type(of: "RegionCodeSlot", count: index.slots.count)) =",
      index.slots.map { String($0) }[...])
  }

  /// Text, however short the table: debug builds take long for arrays, and what finds a code can be one instead, as it
  /// has the codes in it.
  func integerColumn(_ codes: [UInt64?]) -> PackedColumn {
    // Counted from 1 where some are missing, so that 0 is left for those.
    PackedColumn(name: "codes", codes.contains(nil) ? codes.map { $0.map { $0 + 1 } ?? 0 } : codes.map { $0 ?? 0 })
  }

  func slotByteCount(_ index: CodeIndex) -> Int {
    index.fitsArray ? index.slots.count * (RegionCodeSlot.bitWidth / 8) : packedSlots(index).byteCount
  }

  private func packedSlots(_ index: CodeIndex) -> PackedColumn { PackedColumn(name: "codeSlots", index.slots) }
}
