/// A text that equals another only if it has the same bytes: `String` takes é and e´ for the same.
struct ExactText: Hashable {
  let utf8: [UInt8]

  init(_ text: String) {
    utf8 = Array(text.utf8)
  }
}
