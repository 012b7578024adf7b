import Testing

@testable import region_codegen

@Suite struct ConfigurationTests {
  private func configuration(_ json: String) throws -> Configuration {
    try Configuration(try Document.read(Array(json.utf8)))
  }

  /// The lines that are said of a configuration.
  private func complaints(_ json: String) throws -> [String] {
    do {
      _ = try configuration(json)
      return []
    } catch let error as ConfigurationError {
      return error.diagnostics.map { Report(path: "regions.json").line(for: $0) }
    }
  }

  @Test func tablesComeInTheOrderOfTheFile() throws {
    let tables = try configuration(
      """
      {"tables": {"B": {"input": "b.plist"}, "A": {"input": "../a.plist", "access": "public", "strict": true,
        "diagnostics": {"mixed-depth": "ignore", "twin-siblings": "error"}}}}
      """
    ).tables
    #expect(tables.map(\.name) == ["B", "A"])
    #expect(tables.map { $0.inputs.map(\.file) } == [["b.plist"], ["../a.plist"]])
    #expect(tables.map(\.access) == [.internal, .public])
    #expect(tables[0].policy == DiagnosticPolicy())
    #expect(tables[1].policy.isStrict)
    #expect(tables[1].policy.treatments == ["mixed-depth": .ignore, "twin-siblings": .error])
  }

  @Test func aTableCanSayItsRevision() throws {
    let tables = try configuration(
      #"{"tables": {"A": {"input": "a", "revision": {"date": "2026-09-11", "source": "MCA"}}}}"#
    ).tables
    #expect(tables.map(\.revision) == [.init(date: "2026-09-11", source: "MCA")])
    #expect(
      try complaints(#"{"tables": {"A": {"input": "a", "revision": {"date": "2026-09-11"}}}}"#) == [
        #"regions.json:1:45: error: "revision" needs a "date" and a "source", both texts [wrong-type]"#
      ])
  }

  @Test func theDateOfARevisionIsOne() throws {
    func complaints(_ date: String) throws -> [String] {
      try self.complaints(
        #"{"tables": {"A": {"input": "a", "revision": {"source": "MCA", "date": "\#(date)"}}}}"#)
    }
    for date in ["2026", "2026-09", "2026-09-11", "2024-02-29", "1949-10-01"] {
      #expect(try complaints(date) == [])
    }
    for date in [
      "nope", "2026-13", "2026-00", "2026-9", "2026-09-31", "2025-02-29", "2026-09-11T00:00:00Z", "2026-09-1",
      "11.09.2026",
      "20260911", "-026", "２０２６", "2026-", "2026-09-",
    ] {
      #expect(
        try complaints(date) == [
          #"regions.json:1:71: error: "\#(date)" is no date; write a day, a month or a year, as "2026-09-11", "2026-09" "#
            + #"or "2026" [wrong-type]"#
        ])
    }
  }

  @Test func unknownKeysNameAKnownOneThatIsNear() throws {
    #expect(
      try complaints(#"{"tabels": {}, "tables": {"A": {"input": "a", "acess": "public"}}}"#) == [
        #"regions.json:1:2: error: the configuration has no key "tabels"; did you mean "tables"? [unknown-key]"#,
        #"regions.json:1:47: error: table "A" has no key "acess"; did you mean "access"? [unknown-key]"#,
      ])
    #expect(
      try complaints(#"{"tables": {"A": {"input": "a", "diagnostics": {"twinsibling": "error"}}}}"#) == [
        #"regions.json:1:49: error: "diagnostics" has no key "twinsibling"; did you mean "twin-siblings"? [unknown-key]"#
      ])
    // No word is near to these.
    for key in ["foo", "a", "", "regions", "x"] {
      #expect(
        try complaints(#"{"tables": {"A": {"input": "a", "\#(key)": 1}}}"#) == [
          #"regions.json:1:33: error: table "A" has no key "\#(key)" [unknown-key]"#
        ])
    }
    #expect(
      try complaints(#"{"tables": {"A": {"input": "a", "diagnostics": {"duplicate-code": "ignore"}}}}"#) == [
        #"regions.json:1:49: error: "duplicate-code" stays an error, as there is no table without it [misplaced-key]"#
      ])
  }

  @Test func everyMistakeIsSaidAtItsPlace() throws {
    #expect(
      try complaints(
        """
        {"tables": {
          "class": {"input": "a"},
          "B": {},
          "C": {"input": 1},
          "D": {"input": "d", "access": "open", "strict": "yes"},
          "E": []
        }}
        """) == [
          "regions.json:2:3: error: \"class\" cannot be the name of a Swift type here; use letters and digits, a "
            + "capital first, and no word that Swift or RegionTables has taken [bad-table-name]",
          "regions.json:3:8: error: table \"B\" has no \"input\"; name its region file [missing-key]",
          "regions.json:4:18: error: \"input\" is not the path of a file [wrong-type]",
          "regions.json:5:33: error: \"access\" is none of \"internal\", \"package\", \"public\" [wrong-type]",
          "regions.json:5:51: error: \"strict\" is neither true nor false [wrong-type]",
          "regions.json:6:8: error: table \"E\" is not a dictionary [wrong-type]",
        ])
  }

  @Test(arguments: [
    ("[]", "the configuration is not a dictionary [wrong-type]"),
    ("{}", "no \"tables\"; name each table and its input: {\"tables\": {…}} [missing-key]"),
    ("{\"tables\": []}", "\"tables\" is not a dictionary of tables by name [wrong-type]"),
    (
      "{\"tables\": {}}",
      "1:12: error: \"tables\" has no table; name each and its input: "
        + "{\"tables\": {\"MyRegions\": {\"input\": …}}} [missing-key]"
    ),
  ])
  func aFileWithoutTablesIsRefused(json: String, message: String) throws {
    let lines = try complaints(json)
    #expect(lines.count == 1)
    #expect(lines.first?.hasSuffix(message) == true, "\(lines)")
  }
}

@Suite struct DiagnosticPolicyTests {
  private let found: [Diagnostic] = [
    .error("duplicate-code", at: nil, "e"), .warning("twin-siblings", at: nil, "w"),
    .warning("mixed-depth", at: nil, "w"),
    Diagnostic(severity: .note, identifier: "repeated-ids", position: nil, message: "n"),
  ]

  @Test func withoutAPolicyAllStaysAsItIs() {
    #expect(DiagnosticPolicy().apply(to: found) == found)
  }

  @Test func strictMakesWarningsErrorsUnlessTheyAreListed() {
    let strict = DiagnosticPolicy(isStrict: true, treatments: ["mixed-depth": .ignore])
    #expect(strict.apply(to: found).map(\.severity) == [.error, .error, .note])
  }

  @Test func errorsCannotBeSilenced() {
    let policy = DiagnosticPolicy(treatments: ["duplicate-code": .ignore])
    #expect(policy.apply(to: found).first?.severity == .error)
  }
}
