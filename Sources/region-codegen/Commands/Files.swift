import Foundation

/// The only part of the tool that touches files.
enum Files {
  /// 1 GiB: many times what all the regions of a country take.
  static let maximumByteCount = 1 << 30

  /// What is in a file, or comes out of a pipe that somebody writes to.
  static func read(_ path: String, upTo limit: Int = maximumByteCount) throws(Diagnostic) -> [UInt8] {
    // Foundation's reader wants files of known length, which pipes are not, and tells no reason for much that fails.
    // To open a pipe, or a device, may take for ever unless it is said not to wait.
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw unreadable() }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw unreadable() }
    let kind = status.st_mode & S_IFMT
    // A terminal is a device that ends.
    guard kind != S_IFBLK, kind != S_IFCHR || isatty(descriptor) == 1 else {
      throw unreadable("it is not a regular file")
    }
    guard kind != S_IFREG || Int(status.st_size) <= limit else { throw tooLarge(limit) }
    // From here on, to wait for those who write is right. Where nobody does, a pipe is at its end.
    guard fcntl(descriptor, F_SETFL, 0) == 0 else { throw unreadable() }
    var bytes: [UInt8] = []
    var block = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = block.withUnsafeMutableBytes { Foundation.read(descriptor, $0.baseAddress, $0.count) }
      if count == 0 { break }
      if count > 0 { bytes += block[..<count] } else if errno != EINTR { throw unreadable() }
      guard bytes.count <= limit else { throw tooLarge(limit) }
    }
    guard kind != S_IFIFO || !bytes.isEmpty else {
      throw unreadable("it is not a regular file, but a pipe that nobody writes to")
    }
    return bytes
  }

  /// - Parameter reason: the last error of the system unless it is said.
  private static func unreadable(_ reason: String = String(cString: strerror(errno))) -> Diagnostic {
    .error(.unreadableFile, "the file cannot be read: \(reason)")
  }

  private static func tooLarge(_ limit: Int) -> Diagnostic {
    let size = limit == maximumByteCount ? "1 GiB" : "\(limit) bytes"
    return unreadable("it is larger than \(size)")
  }

  /// Makes the file hold `text`: whole, or not at all. A file that does so already is left alone, and with it the
  /// date that build systems look at.
  static func write(_ text: String, to path: String) throws(Diagnostic) {
    let url = URL(fileURLWithPath: path)
    if let present = try? read(path), present.elementsEqual(text.utf8) { return }
    // Foundation says nothing of use about what is in the way.
    if isFolder(path) { throw unwritable("there is a folder in its place; remove or rename it") }
    var folder = url.deletingLastPathComponent()
    while !exists(folder.path), folder.pathComponents.count > 1 { folder.deleteLastPathComponent() }
    guard isFolder(folder.path) else { throw unwritable("\(folder.lastPathComponent.excerpt) is a file and no folder") }
    do {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url, options: .atomic)
    } catch {
      throw unwritable(reason(error))
    }
  }

  private static func unwritable(_ reason: String) -> Diagnostic {
    .error(.unwritableFile, "the file cannot be written: \(reason)")
  }

  /// `path`, taken from the folder of the file at `base`, without detours.
  static func resolve(_ path: String, besides base: String) -> String {
    let folder = URL(fileURLWithPath: base).deletingLastPathComponent()
    return URL(fileURLWithPath: path, relativeTo: folder).standardizedFileURL.path
  }

  static func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }

  private static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
  }

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
