import Testing

@testable import region_codegen

@Suite struct TableLayoutTests {
  let ragged: [RegionNode] = [
    .region("a", [.region("a1", [.region("a1x"), .region("a1y")]), .region("a2")]),
    .region("b"),
    .region("c", [.region("c1", [.region("c1x")])]),
  ]

  @Test func regionsComeBreadthFirst() throws {
    let layout = try TableLayout(ragged)
    #expect(layout.regions.map(\.name) == ["a", "b", "c", "a1", "a2", "c1", "a1x", "a1y", "c1x"])
    #expect(layout.depthStarts == [0, 3, 6, 9])
  }

  @Test func childrenAreTheRangeUpToTheNextRowsFirstChild() throws {
    let layout = try TableLayout(ragged)
    let children = (0..<9).map { row in
      layout.regions[layout.rows[row].firstChild..<layout.rows[row + 1].firstChild].map(\.name)
    }
    #expect(children == [["a1", "a2"], [], ["c1"], ["a1x", "a1y"], [], ["c1x"], [], [], []])
    #expect(layout.rows.map(\.parent) == [nil, nil, nil, 0, 0, 2, 3, 3, 5, nil])
  }

  @Test func aTableCanBeEmpty() throws {
    let layout = try TableLayout([])
    #expect(layout.depthStarts == [0])
    #expect(layout.rows == [.init(kind: 0, parent: nil, firstChild: 0)])
  }

  @Test func kindsAreNumberedInOrderOfFirstAppearance() throws {
    let layout = try TableLayout([
      .region("a", kind: "city"), .region("b"), .region("c", kind: "county"), .region("d", kind: "city"),
    ])
    #expect(layout.kindNames == ["city", "county"])
    #expect(layout.rows.dropLast().map(\.kind) == [1, 0, 2, 1])
  }

  @Test func moreKindsThanAByteCountsBecomeAnAttribute() throws {
    let layout = try TableLayout((0..<300).map { .region("r\($0)", kind: "kind \($0)") })
    #expect(layout.kindNames.isEmpty)
    #expect(layout.attributes.map(\.key) == ["kind"])
    #expect(layout.rows.allSatisfy { $0.kind == 0 })
  }
}

@Suite struct TextColumnTests {
  private func column(_ texts: [String?]) throws -> TextColumn {
    try TextColumn(texts.map { ($0, .object(0)) })
  }

  @Test func equalTextsArePooledOnce() throws {
    let texts = try column(["市辖区", "县", "市辖区"])
    #expect(texts.pool == ["市辖区", "县"])
    #expect(texts.spans[0] == texts.spans[2])
    #expect(texts.spans[1] == .init(offset: 9, byteCount: 3))
  }

  @Test func textsThatOnlyLookEqualAreKeptApart() throws {
    let composed = "\u{e9}"
    let decomposed = "e\u{301}"
    #expect(composed == decomposed)
    #expect(try column([composed, decomposed]).spans.map(\.byteCount) == [2, 3])
  }

  @Test func onlyTextsThatAStringCannotHoldByValueEndInAZero() throws {
    let texts = try column(["五个汉字长", "六个汉字的长", "县"])
    #expect(texts.writtenPool == ["五个汉字长", "六个汉字的长\0", "县", String(repeating: "\0", count: 16)])
    #expect(texts.spans.map(\.offset) == [0, 15, 34])
    #expect(texts.writtenPoolByteCount == texts.writtenPool.joined().utf8.count)
  }

  @Test func noTextAndAnEmptyTextAreDifferent() throws {
    let texts = try column([nil, ""])
    #expect(texts.spans == [.missing, .init(offset: 0, byteCount: 0)])
  }

  @Test func aTextLongerThanASpanCountsIsRefused() {
    #expect(throws: Diagnostic.self) { try column([String(repeating: "x", count: 65_535)]) }
    #expect(throws: Never.self) { try column([String(repeating: "x", count: 65_534)]) }
  }
}

@Suite struct CodeStorageTests {
  private func codes(_ codes: [String?]) throws -> CodeStorage {
    try CodeStorage(codes.map { .region("x", code: $0) })
  }

  @Test func plainDecimalCodesAreNumbers() throws {
    #expect(try codes(["110000", nil, "0"]) == .integers([110000, nil, 0]))
  }

  @Test(arguments: ["01", "", "+1", "CN-11", "１", "18446744073709551615", "99999999999999999999"])
  func oneCodeThatIsNoPlainDecimalKeepsAllAsTheyAreWritten(code: String) throws {
    guard case .texts(let column) = try codes(["110000", code]) else {
      Issue.record("\(code) was taken for a number")
      return
    }
    #expect(column.pool.contains(code) || code.isEmpty)
  }

  @Test func withoutCodesThereIsNoColumn() throws {
    #expect(try codes([nil, nil]) == .none)
  }
}

@Suite struct AttributeColumnTests {
  private func column(_ values: [AttributeValue?]) throws -> AttributeColumn {
    let regions = values.map { value in
      RegionNode.region("x", attributes: value.map { ["key": $0] } ?? [:])
    }
    return try #require(try AttributeColumn.columns(of: regions).first)
  }

  @Test func aColumnReachesFromTheFirstValueToTheLast() throws {
    let column = try column([nil, .integer(1), nil, .integer(3), nil])
    #expect(column.firstRow == 1)
    #expect(column.values == .integers([1, nil, 3]))
  }

  @Test func integersAmongRealsAreReals() throws {
    #expect(try column([.real(1.5), .integer(2)]).values == .reals([1.5, 2]))
  }

  @Test func integersThatNoRealHoldsExactlyMakeStrings() throws {
    guard case .strings(let texts) = try column([.real(1.5), .integer(9_007_199_254_740_993)]).values else {
      Issue.record("the integer lost a digit")
      return
    }
    #expect(texts.pool == ["1.5", "9007199254740993"])
  }

  @Test func valuesOfDifferentTypesAreWrittenAsStrings() throws {
    guard case .strings(let texts) = try column([.boolean(true), .integer(2), .string("x")]).values else {
      Issue.record("not a column of strings")
      return
    }
    #expect(texts.pool == ["true", "2", "x"])
  }
}
