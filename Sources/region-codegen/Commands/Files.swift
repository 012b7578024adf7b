import Foundation

/// The only part of the tool that touches files.
enum Files {
  static func read(_ path: String) throws(Diagnostic) -> [UInt8] {
    // Foundation's reader wants files of known length, which pipes are not, and tells no reason for much that fails.
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw unreadable() }
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    var block = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = block.withUnsafeMutableBytes { Foundation.read(descriptor, $0.baseAddress, $0.count) }
      if count == 0 { return bytes }
      if count > 0 { bytes += block[..<count] } else if errno != EINTR { throw unreadable() }
    }
  }

  /// The reason is the last error of the system.
  private static func unreadable() -> Diagnostic {
    .error(.unreadableFile, "the file cannot be read: \(String(cString: strerror(errno)))")
  }

  /// Makes the file hold `text`: whole, or not at all. A file that does so already is left alone, and with it the
  /// date that build systems look at.
  static func write(_ text: String, to path: String) throws(Diagnostic) {
    let url = URL(fileURLWithPath: path)
    let data = Data(text.utf8)
    if let present = try? Data(contentsOf: url), present == data { return }
    do {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: url, options: .atomic)
    } catch {
      throw .error(.unwritableFile, "the file cannot be written: \(reason(error))")
    }
  }

  /// `path`, taken from the folder of the file at `base`, without detours.
  static func resolve(_ path: String, besides base: String) -> String {
    let folder = URL(fileURLWithPath: base).deletingLastPathComponent()
    return URL(fileURLWithPath: path, relativeTo: folder).standardizedFileURL.path
  }

  static func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }

  /// The names of everything in a folder, sorted; none if there is no such folder.
  static func names(in folder: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
  }

  static func name(of path: String) -> String { URL(fileURLWithPath: path).lastPathComponent }

  private static func reason(_ error: any Error) -> String {
    let error = error as NSError
    let cause = error.userInfo[NSUnderlyingErrorKey] as? NSError
    return (cause ?? error).localizedDescription
  }
}
