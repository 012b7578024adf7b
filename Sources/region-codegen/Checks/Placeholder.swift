/// What the names of rows that are no places say: that nothing is chosen, that all is, or that it is something else.
enum Placeholder {
  /// Whether the name is one of rows that group others or stand for "nothing chosen".
  static func isOne(_ name: String) -> Bool {
    if KeyVocabulary.names.contains(name) || exact.contains(name) { return true }
    let isLatin = name.utf8.allSatisfy { $0 < 0x80 }
    guard name.utf8.count <= 60 else { return isLatin ? false : name.hasPrefix("请选择") }
    if !isLatin, quantifiesLevel(name) { return true }
    return isPhrase(name)
  }

  /// Whether the name is a word for all of something that is the name of a place as well, or the start of one, so that it
  /// takes more to tell.
  static func mayBeOne(_ name: String) -> Bool { wordsForAll.contains(name.lowercased()) }

  /// Whether words such as 所有 and 其他 stand before a word for a level, or alone.
  private static func quantifiesLevel(_ name: String) -> Bool {
    let utf8 = name.utf8
    if utf8.starts(with: "请选择".utf8) || utf8.starts(with: "請選擇".utf8) { return true }
    guard let word = quantifiers.first(where: { utf8.starts(with: $0.utf8) }) else { return false }
    let levels = name.dropFirst(word.count).split { "/／、和与".contains($0) }
    return levels.allSatisfy { KeyVocabulary.levels.contains(String($0)) }
  }

  private static func isPhrase(_ name: String) -> Bool {
    // Signs around a word say that it is none of the names beside it.
    let isDecorated =
      name.utf8.first.map { $0 < 0x80 && !$0.isASCIILetterOrDigit } ?? false
      || name.utf8.last == 0x2E && name.hasSuffix("...") || name.utf8.last == 0xA6 && name.hasSuffix("…")
    // Nearly all names begin otherwise.
    let start = name.utf8.prefix { $0 >= 0x80 || $0.isASCIILetterOrDigit }
    guard isDecorated || start.count < 24 && beginnings.contains(String(Substring(start)).lowercased()) else {
      return false
    }
    let lowercase = name.lowercased()
    if KeyVocabulary.names.contains(lowercase) { return true }
    let words = lowercase.split { !$0.isLetter && $0 != "'" }
    guard let first = words.first.map({ String($0) }), words.count < 6 else { return false }
    let text = words.joined(separator: " ")
    if whole.contains(text) || isDecorated && decorated.contains(text) { return true }
    guard words.count > 1 else { return requests.contains(first) && (isDecorated || !shortRequests.contains(first)) }
    if first == "anywhere" || first == "everywhere" || first == "all" && words[1] == "of" { return true }
    if requests.contains(first) || first == "please" && shortRequests.contains(String(words[1])) { return true }
    return words.count == 2 && ofLevels.contains(first)
      && !KeyWords(String(words[1])).levels.isEmpty
  }

  private static let quantifiers = ["所有", "全部", "其他", "其它", "未知", "不详", "不詳"]

  /// What users are asked to do.
  private static let requests: Set<String> = [
    "select", "choose", "seleccione", "seleccionar", "selecione", "sélectionnez", "choisir", "choisissez", "seleziona",
    "scegli", "bitte", "auswählen", "выберите",
  ]
  /// What stands before words for levels.
  private static let ofLevels: Set<String> = ["all", "any", "other", "unknown", "no"]
  /// The first words of all that are known.
  private static let beginnings = requests.union(ofLevels).union(KeyVocabulary.names).union([
    "please", "anywhere", "everywhere",
  ])
  .union(whole.compactMap { $0.split(separator: " ").first.map { String($0) } })
  private static let shortRequests: Set<String> = ["select", "choose"]
  private static let decorated: Set<String> = ["select", "choose", "all", "any", "none", "more", "alle", "wählen"]
  private static let whole: Set<String> = [
    "total", "grand total", "subtotal", "totals", "unknown", "other", "others", "n a", "tbd", "not applicable",
    "todos", "todas", "tutti", "toutes", "otros", "otras", "outros", "outras", "autres", "sonstige", "sonstiges",
    "все", "другие", "другое",
  ]
  private static let wordsForAll: Set<String> = [
    "alle", "alles", "alla", "allt", "all", "tous", "tout", "tutte", "tutto", "todo", "toda", "wszystkie", "wszystko",
    "hepsi", "tümü", "semua", "tất cả", "ทั้งหมด", "सभी", "الكل", "всі", "всё", "모두", "全体", "全域",
  ]
  private static let exact: Set<String> = [
    "市辖区", "市辖县", "县", "省直辖县级行政区划", "自治区直辖县级行政区划", "省直辖县级行政单位", "自治区直辖县级行政单位",
    "省直辖行政单位", "省直辖县", "省直辖", "直辖县级", "县级市", "全部", "不限", "所有", "全国", "请选择", "其它区", "其他区",
    "其它", "其他", "合计", "总计", "小计", "无", "暂无", "-", "--", "All", "Any", "None", "name", "title", "null", "(null)",
    "NULL", "<null>", "undefined", "Please select", "Select", "すべて", "全て", "その他", "選択してください", "전체", "선택",
    "기타",
  ]
}
