import Foundation
import Testing

@testable import region_codegen

/// What the tests of the reading stage share.
enum ReadingSupport {
  static func read(_ text: String) throws(Diagnostic) -> Document { try Document.read(Array(text.utf8)) }

  /// Where the document differs from what Foundation read, order aside; `nil` where it does not.
  static func difference(_ value: Node.Value, _ other: Any, at path: String = "root") -> String? {
    func unless(_ same: Bool?) -> String? { same == true ? nil : "\(path): \(value) is not \(other)" }
    switch value {
    case .string(let string):
      // Strings are equal in any normal form, scalars are not.
      return unless((other as? String).map { Array($0.unicodeScalars) == Array(string.unicodeScalars) })
    case .integer(let integer):
      return unless((other as? NSNumber).map { !isBoolean($0) && !isReal($0) && $0.int64Value == integer })
    case .real(let real):
      return unless((other as? NSNumber).map { isReal($0) && $0.doubleValue == real })
    case .boolean(let boolean):
      return unless((other as? NSNumber).map { isBoolean($0) && $0.boolValue == boolean })
    case .data(let data):
      return unless((other as? Data).map { Array($0) == data })
    case .date(let seconds):
      return unless((other as? Date).map { $0.timeIntervalSinceReferenceDate == seconds })
    case .null:
      return unless(other is NSNull)
    case .array(let nodes):
      guard let others = other as? [Any], others.count == nodes.count else { return unless(false) }
      for (index, node) in nodes.enumerated() {
        if let found = difference(node.value, others[index], at: "\(path)[\(index)]") { return found }
      }
    case .dictionary(let entries):
      guard let others = other as? [String: Any], others.count == entries.count else { return unless(false) }
      for entry in entries {
        guard let other = others[entry.key] else { return "\(path): only here: \(entry.key)" }
        if let found = difference(entry.node.value, other, at: "\(path).\(entry.key)") { return found }
      }
    }
    return nil
  }

  static func foundation(_ bytes: [UInt8]) throws -> Any {
    try PropertyListSerialization.propertyList(from: Data(bytes), options: [], format: nil)
  }

  private static func isBoolean(_ number: NSNumber) -> Bool { String(cString: number.objCType) == "c" }

  private static func isReal(_ number: NSNumber) -> Bool {
    ["d", "f"].contains(String(cString: number.objCType))
  }
}

/// A file that must be refused, and exactly how.
struct Refusal: CustomTestStringConvertible, Sendable {
  var bytes: [UInt8]
  var position: SourcePosition?
  var error: ReadingError
  var message: String

  init(_ bytes: [UInt8], _ position: SourcePosition?, _ error: ReadingError, _ message: String) {
    self.bytes = bytes
    self.position = position
    self.error = error
    self.message = message
  }

  init(_ text: String, _ line: UInt32, _ column: UInt32, _ error: ReadingError, _ message: String) {
    self.init(Array(text.utf8), .text(line: line, column: column), error, message)
  }

  var diagnostic: Diagnostic { .error(error, at: position, message) }

  var testDescription: String {
    "\(error.rawValue): \(String(decoding: bytes.prefix(60), as: UTF8.self).debugDescription)"
  }
}
