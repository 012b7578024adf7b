/// The path from bytes to Swift, as libFuzzer drives it. Built together with the generator's sources by `Fuzzing/fuzz`.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzFromBytesToSwift(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  let outcome = FuzzedFile(bytes)
  // Whatever was read, all that is said of it must be sayable on one line.
  for line in outcome.lines { precondition(!line.contains { $0.isNewline }) }
  return 0
}

/// What became of one input.
struct FuzzedFile {
  var lines: [String] = []
  /// `nil` where the input was refused.
  var source: String?

  init(_ bytes: [UInt8]) {
    var report = Report(path: "fuzz")
    do {
      let document = try Document.read(bytes)
      report.document = document
      let recognition = recognize(document)
      let diagnostics = recognition.diagnostics + (recognition.hasErrors ? [] : Checks.run(on: recognition.regions))
      lines = diagnostics.map(report.line)
      guard !recognition.hasErrors else { return }
      _ = RegionDump.json(recognition.regions)
      source = TableSource(
        name: "Fuzzed", access: .public, layout: try TableLayout(recognition.regions),
        inputs: [.init(fileName: "fuzz", fingerprint: SHA256.hexadecimal(bytes))]
      ).render()
    } catch {
      lines.append(report.line(for: error))
    }
  }
}
