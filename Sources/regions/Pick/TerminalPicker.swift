import GeneratedRegions
import RegionSelection

/// Lets the user choose a region.
enum TerminalPicker {
  /// - Returns: `nil` if there is no terminal to do it in.
  static func run(from start: Region<China>?) -> PickScreen.Ending? {
    guard let terminal = Terminal() else { return nil }
    var screen = PickScreen(at: start)
    var decoder = KeyDecoder()
    while true {
      let (width, height) = terminal.size
      terminal.draw(screen.drawing(width: width, height: height))
      let event = terminal.wait(isBrief: decoder.isWaiting)
      switch event {
      case .bytes(let bytes): decoder.add(bytes)
      case .nothing, .interruption: break
      case .end: return .cancelled
      }
      var isOver = false
      if case .nothing = event { isOver = true }
      for key in decoder.keys(isOver: isOver) {
        if let ending = screen.handle(key, pageHeight: PickScreen.pageHeight(height)) { return ending }
      }
    }
  }
}
