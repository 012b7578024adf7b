import Foundation

/// Where the tool speaks.
///
/// What cannot be written ends the tool, with a complaint where there still is somewhere to complain: an answer that
/// nobody gets is no success.
enum Console {
  /// Writes a line to standard error.
  static func complain(_ line: String) {
    write(line + "\n", to: STDERR_FILENO)
  }

  /// Writes `text` to standard output as it is.
  static func write(_ text: String) {
    write(text, to: STDOUT_FILENO)
  }

  static func write(_ bytes: [UInt8]) {
    write(bytes, to: STDOUT_FILENO)
  }

  private static func write(_ text: String, to descriptor: Int32) {
    write(Array(text.utf8), to: descriptor)
  }

  private static func write(_ bytes: [UInt8], to descriptor: Int32) {
    var bytes = bytes[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0 && errno != EINTR {
        if descriptor == STDOUT_FILENO { complain("standard output: error: \(String(cString: strerror(errno)))") }
        exit(RegionCodegen.Status.failure.rawValue)
      }
      bytes = bytes.dropFirst(max(0, count))
    }
  }
}
