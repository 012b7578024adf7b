import Testing

@testable import region_codegen

@Suite struct MappingConfigurationTests {
  private func complaints(_ table: String) throws -> [String] {
    do {
      _ = try Configuration(try Document.read(Array("{\"tables\": {\"T\":\n\(table)}}".utf8)))
      return []
    } catch let error as ConfigurationError {
      return error.diagnostics.map { Report(path: "regions.json").line(for: $0) }
    }
  }

  @Test(arguments: [
    (
      #"{"input": "a", "inputs": ["b"]}"#,
      #"2:26: error: table "T" has "input" already; list all files in "inputs" [misplaced-key]"#
    ),
    (
      #"{"inputs": ["a", "b"], "shape": "[name]"}"#,
      #"2:33: error: with "inputs", "shape" stands in each of them: {"file": …, "shape": …} [misplaced-key]"#
    ),
    (
      #"{"inputs": []}"#,
      #"2:12: error: "inputs" is not an array with a file for each level, from the roots down [wrong-type]"#
    ),
    (#"{"inputs": [{"at": "p"}]}"#, #"2:13: error: the first input has no "file" [missing-key]"#),
    (
      #"{"inputs": [{"file": "a", "parent": "p"}]}"#,
      #"2:37: error: the first input holds the roots, which have no parents [misplaced-key]"#
    ),
    (
      #"{"inputs": [{"file": "a", "shap": "[name]"}]}"#,
      #"2:27: error: an input that is no path has no key "shap"; did you mean "shape"? [unknown-key]"#
    ),
    (
      #"{"input": "a", "at": 5}"#,
      #"2:22: error: "at" is not a key, keys with dots between them, or an array of keys and places in arrays [wrong-type]"#
    ),
    (
      #"{"input": "a", "at": ["b", -1]}"#,
      #"2:28: error: a place in an array is counted from 0, so that -1 is none [wrong-type]"#
    ),
    (
      #"{"input": "a", "at": [0, 1.5]}"#,
      #"2:26: error: a key in "at" is not a string with something in it [wrong-type]"#
    ),
    (
      #"{"input": "a", "at": "b..0"}"#,
      #"2:22: error: "at" has nothing before, between or after its dots; write keys that have dots as an array: ["a.b", …] [wrong-type]"#
    ),
    (#"{"input": "a", "shape": "[{name, sub: [name}]"}"#, #"2:44: error: "]" is expected [bad-shape]"#),
    (#"{"input": "a", "shape": " "}"#, #"2:25: error: "shape" is not a string with something in it [wrong-type]"#),
    (
      #"{"input": "a", "nameFormat": "{nmae}"}"#,
      #"2:30: error: "{nmae}" is not {code} and {name} with what stands around them, such as "{code}{name}"; beside {code} there can be no digit [bad-name-format]"#
    ),
    (#"{"input": "a", "order": {"at": "x"}}"#, #"2:25: error: "order" has no "file" [missing-key]"#),
    (
      #"{"input": "a", "changes": {"ad": []}}"#,
      #"2:28: error: "changes" has no key "ad"; did you mean "add"? [unknown-key]"#
    ),
    (
      #"{"input": "a", "changes": {"rename": []}}"#,
      #"2:38: error: "rename" is not a dictionary of new names by region [wrong-type]"#
    ),
    (
      #"{"input": "a", "changes": {"rename": {"1": ""}}}"#,
      #"2:44: error: the new name of "1" is not a string with something in it [wrong-type]"#
    ),
    (#"{"input": "a", "changes": {"remove": "x"}}"#, #"2:38: error: "remove" is not an array of regions [wrong-type]"#),
    (#"{"input": "a", "changes": {"add": {}}}"#, #"2:35: error: "add" is not an array of regions [wrong-type]"#),
    (#"{"input": "a", "changes": {"add": [{}]}}"#, #"2:36: error: the region to add has no "name" [missing-key]"#),
    (
      #"{"input": "a", "changes": {"add": [{"name": "x", "code": true}]}}"#,
      #"2:58: error: "code" is neither a string nor a whole number [wrong-type]"#
    ),
    (
      #"{"input": "a", "changes": {"add": [{"name": "x", "attributes": {"a": []}}]}}"#,
      #"2:70: error: "a" holds an empty array, which is no attribute [wrong-type]"#
    ),
    (#"{"input": "a", "drop": 5}"#, #"2:24: error: "drop" is not an array of names [wrong-type]"#),
    (#"{"input": "a", "columns": 0}"#, #"2:27: error: "columns" is not a number from 1 to 32 [wrong-type]"#),
  ])
  func whatIsWrongIsSaidAtItsPlace(table: String, line: String) throws {
    #expect(try complaints(table) == ["regions.json:\(line)"])
  }

  @Test func everythingThatCanBeSaidIsRead() throws {
    let document = try Document.read(
      Array(
        #"""
        {"tables": {"T": {"inputs": ["a.plist", {"file": "b.json", "at": "x.y", "shape": "[{name, p: parent}]", "parent": "p",
          "nameFormat": "{code}{name}"}, {"at": ["z.z"]}], "order": {"file": "o.plist", "at": "list"},
          "changes": {"rename": {"1": "x"}, "remove": ["2"],
            "add": [{"parent": "1", "name": "n", "code": 5, "kind": "k", "attributes": {"hot": true}, "after": "m"}]},
          "drop": ["市辖区"], "columns": 3}}}
        """#.utf8))
    let table = try #require(try Configuration(document).tables.first)
    #expect(table.inputs.map(\.file) == ["a.plist", "b.json", "b.json"])
    #expect(table.inputs.map(\.at) == [[], ["x", "y"], ["z.z"]])
    #expect(table.inputs[1].shape?.value.shape.grammar == "[{name, p: parent}]")
    #expect(table.inputs[1].parent?.value == "p")
    #expect(table.inputs[1].nameFormats.map(\.text) == ["{code}{name}"])
    #expect(table.order?.file == "o.plist")
    #expect(table.order?.at == ["list"])
    #expect(table.changes.rename.map(\.name) == ["x"])
    #expect(table.changes.remove.map(\.value) == ["2"])
    let added = try #require(table.changes.add.first)
    #expect(added.region.code == "5")
    #expect(added.region.kind == "k")
    #expect(added.region.attributes.map(\.value) == [.boolean(true)])
    #expect(added.parent?.value == "1")
    #expect(added.after?.value == "m")
    #expect(table.drop.map(\.value) == ["市辖区"])
    #expect(table.columns?.value == 3)
  }

  /// Reviewers see in the generated source that a table is read in another way, and only then.
  @Test func theFingerprintChangesWithWhatIsSaidOfReading() throws {
    func fingerprint(_ table: String) throws -> String? {
      try Configuration(try Document.read(Array(#"{"tables": {"T": \#(table)}}"#.utf8))).tables[0].fingerprint
    }
    #expect(try fingerprint(#"{"input": "a", "access": "public", "strict": true}"#) == nil)
    let one = try fingerprint(#"{"input": "a", "drop": ["x"]}"#)
    #expect(one != nil)
    #expect(try fingerprint(#"{"access": "public",   "input": "a", "drop":["x"]}"#) == one)
    #expect(try fingerprint(#"{"input": "a", "drop": ["y"]}"#) != one)
  }
}
