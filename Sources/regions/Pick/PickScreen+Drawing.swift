import GeneratedRegions
import RegionSelection

extension PickScreen {
  /// A piece of a line in one style.
  struct Span: Equatable {
    enum Style: String {
      case plain = ""
      case faint = "2"
      case chosen = "1"
      case focused = "7"
    }

    var text: String
    var style = Style.plain
  }

  /// The number of rows of a column that a screen shows.
  static func pageHeight(_ height: Int) -> Int { max(height - 4, 1) }

  /// The screen from top to bottom, each line exactly as wide as it is.
  func lines(width: Int, height: Int) -> [[Span]] {
    let gap = 2
    let columns = 0..<selection.columnCount
    let widths = columns.map { max((width - gap * (columns.count - 1) + $0) / columns.count, 0) }
    let page = Self.pageHeight(height)
    let pieces = columns.map { cells(ofColumn: $0, width: widths[$0], height: page) }
    let body = (0..<page).map { line in
      columns.flatMap { column -> [Span] in
        (column > 0 ? [Span(text: String(repeating: " ", count: gap))] : []) + [pieces[column][line]]
      }
    }
    let code = selection.region?.code.map { $0 + "  " } ?? ""
    let isUnknown = rows(inColumn: focus).isEmpty
    let lines =
      body + [
        [],
        [Span(text: filter.isEmpty ? "" : isUnknown ? "/\(filter)  no such region here" : "/\(filter)", style: .faint)],
        [Span(text: code + selection.formatted(separator: " › "), style: .chosen)],
        [Span(text: "arrows move · type to filter · Enter chooses · Esc leaves", style: .faint)],
      ]
    return lines.suffix(max(height, 0)).map { Self.fit($0, width) }
  }

  private func cells(ofColumn column: Int, width: Int, height: Int) -> [Span] {
    let rows = rows(inColumn: column)
    let regions = selection.rows(inColumn: column)
    let chosen = selection.selectedRow(inColumn: column)
    let place = chosen.flatMap { rows.firstIndex(of: $0) } ?? 0
    let top = max(min(place - height / 2, rows.count - height), 0)
    return (top..<(top + height)).map { position in
      guard rows.indices.contains(position) else { return Span(text: DisplayWidth.fit("", width)) }
      let isChosen = rows[position] == chosen
      let style: Span.Style = isChosen ? (column == focus ? .focused : .chosen) : .plain
      let text = (isChosen ? "› " : "  ") + regions[rows[position]].name
      return Span(text: DisplayWidth.fit(text, width), style: style)
    }
  }

  private static func fit(_ spans: [Span], _ width: Int) -> [Span] {
    var left = width
    var fitting: [Span] = []
    for span in spans where left > 0 {
      let text = DisplayWidth.of(span.text) > left ? DisplayWidth.fit(span.text, left) : span.text
      fitting.append(Span(text: text, style: span.style))
      left -= DisplayWidth.of(text)
    }
    if left > 0 { fitting.append(Span(text: String(repeating: " ", count: left))) }
    return fitting
  }

  /// What draws the screen, from its upper left corner.
  func drawing(width: Int, height: Int) -> String {
    let lines = lines(width: width, height: height).map { spans in
      spans.map { $0.style == .plain ? $0.text : "\u{1b}[\($0.style.rawValue)m\($0.text)\u{1b}[0m" }.joined()
    }
    return "\u{1b}[H" + lines.joined(separator: "\r\n")
  }
}
