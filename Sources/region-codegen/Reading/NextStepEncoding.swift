import Foundation

/// The 8-bit encoding that octal escapes in OpenStep property lists are in.
enum NextStepEncoding {
  static func scalar(_ byte: UInt8) -> Unicode.Scalar? {
    String(bytes: CollectionOfOne(byte), encoding: .nextstep)?.unicodeScalars.first
  }
}
