/// How far apart two words are.
enum EditDistance {
  /// The word among others that another may be a misspelling of; `nil` where most of their letters differ.
  static func nearest(to word: String, among words: [String]) -> String? {
    let distances = words.map { (word: $0, distance: between($0, word)) }
    guard let nearest = distances.min(by: { $0.distance < $1.distance }),
      nearest.distance * 2 <= min(nearest.word.count, word.count)
    else { return nil }
    return nearest.word
  }

  /// The number of letters to insert, remove or replace to get from one word to the other (Levenshtein).
  ///
  /// - Complexity: O(*nm*) in the lengths of the words, of which only the first 100 letters count.
  static func between(_ one: String, _ other: String) -> Int {
    let other = Array(other.lowercased().prefix(100))
    var distances = Array(0...other.count)
    for (row, letter) in one.lowercased().prefix(100).enumerated() {
      var diagonal = distances[0]
      distances[0] = row + 1
      for (column, otherLetter) in other.enumerated() {
        let replaced = diagonal + (letter == otherLetter ? 0 : 1)
        diagonal = distances[column + 1]
        distances[column + 1] = min(replaced, distances[column] + 1, diagonal + 1)
      }
    }
    return distances[other.count]
  }
}
