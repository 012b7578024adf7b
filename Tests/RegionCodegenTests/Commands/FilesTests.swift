import Foundation
import Testing

@testable import region_codegen

@Suite struct FilesTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func path(_ name: String) -> String { folder.url.appendingPathComponent(name).path }

  private func complaint(_ path: String, upTo limit: Int = Files.maximumByteCount) -> String? {
    do throws(Diagnostic) {
      _ = try Files.read(path, upTo: limit)
      return nil
    } catch {
      return "\(error.message) [\(error.identifier)]"
    }
  }

  @Test func aPipeThatNobodyWritesToIsRefused() throws {
    try #require(mkfifo(path("pipe"), 0o600) == 0)
    #expect(
      complaint(path("pipe"))
        == "the file cannot be read: it is not a regular file, but a pipe that nobody writes to [unreadable-file]")
  }

  /// What a shell makes of `<(command)`. More than a pipe holds, so that its end is waited for.
  @Test func aPipeThatSomebodyWritesToIsRead() throws {
    let pipe = Pipe()
    let bytes = (0..<200_000).map { UInt8(truncatingIfNeeded: $0) }
    let writer = pipe.fileHandleForWriting
    let thread = Thread {
      try? writer.write(contentsOf: bytes)
      try? writer.close()
    }
    thread.start()
    #expect(try Files.read("/dev/fd/\(pipe.fileHandleForReading.fileDescriptor)") == bytes)
  }

  @Test func aDeviceIsRefusedAlsoBehindALink() throws {
    try FileManager.default.createSymbolicLink(atPath: path("link"), withDestinationPath: "/dev/zero")
    for device in ["/dev/zero", "/dev/null", path("link")] {
      #expect(complaint(device) == "the file cannot be read: it is not a regular file [unreadable-file]")
    }
  }

  @Test func whatIsInTheWayOfAFileIsSaid() throws {
    func complaint(_ path: String) -> String? {
      do throws(Diagnostic) {
        try Files.write("text", to: path)
        return nil
      } catch {
        return "\(error.message) [\(error.identifier)]"
      }
    }
    try folder.write("", to: "file")
    try FileManager.default.createDirectory(atPath: path("folder"), withIntermediateDirectories: true)
    let isFile = #"the file cannot be written: "file" is a file and no folder [unwritable-file]"#
    #expect(complaint(path("file/T.swift")) == isFile)
    #expect(complaint(path("file/a/b/T.swift")) == isFile)
    #expect(
      complaint(path("folder"))
        == "the file cannot be written: there is a folder in its place; remove or rename it [unwritable-file]")
    #expect(complaint(path("new/folder/T.swift")) == nil)
  }

  @Test func aFolderIsRefused() {
    #expect(complaint(folder.url.path)?.hasSuffix("[unreadable-file]") == true)
  }

  /// The file has no blocks on the disk.
  @Test func aFileAboveTheLimitIsRefusedBeforeItIsRead() throws {
    try folder.write("", to: "large")
    try #require(truncate(path("large"), off_t(Files.maximumByteCount) + 1) == 0)
    #expect(complaint(path("large")) == "the file cannot be read: it is larger than 1 GiB [unreadable-file]")
  }

  /// A pipe does not say how much is to come.
  @Test func aPipeAboveTheLimitIsRefused() throws {
    let pipe = Pipe()
    try pipe.fileHandleForWriting.write(contentsOf: Data(repeating: 0x20, count: 1_001))
    let path = "/dev/fd/\(pipe.fileHandleForReading.fileDescriptor)"
    #expect(complaint(path, upTo: 1_000) == "the file cannot be read: it is larger than 1000 bytes [unreadable-file]")
  }

  @Test func theLimitItselfIsRead() throws {
    try folder.write("1234", to: "four")
    #expect(complaint(path("four"), upTo: 4) == nil)
    #expect(complaint(path("four"), upTo: 3) != nil)
  }
}
