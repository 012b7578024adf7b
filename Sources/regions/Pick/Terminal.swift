#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The terminal on standard input and output, while it passes on each key and shows a screen of its own.
struct Terminal: ~Copyable {
  private let settings: termios

  /// - Returns: `nil` if standard input or standard output is no terminal.
  init?() {
    var settings = termios()
    guard isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1, tcgetattr(STDIN_FILENO, &settings) == 0 else {
      return nil
    }
    self.settings = settings
    var raw = settings
    cfmakeraw(&raw)
    // Once a signal is handled, it interrupts the waiting for keys: the screen is drawn again or left.
    signal(SIGWINCH) { _ in }
    signal(SIGTERM) { _ in isTerminating = 1 }
    signal(SIGHUP) { _ in isTerminating = 1 }
    tcsetattr(STDIN_FILENO, TCSAFLUSH, &raw)
    // A second screen, without cursor and without wrapping at its edge.
    draw("\u{1b}[?1049h\u{1b}[?25l\u{1b}[?7l\u{1b}[2J")
  }

  deinit {
    draw("\u{1b}[?7h\u{1b}[?25h\u{1b}[?1049l")
    var settings = settings
    tcsetattr(STDIN_FILENO, TCSAFLUSH, &settings)
  }

  /// In cells; 80 × 24 if the terminal does not say.
  var size: (width: Int, height: Int) {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else { return (80, 24) }
    return (Int(size.ws_col), Int(size.ws_row))
  }

  func draw(_ drawing: String) {
    Output.write(drawing, to: STDOUT_FILENO)
  }

  enum Event {
    case bytes([UInt8])
    case nothing
    /// The size may be another.
    case interruption
    case end
  }

  /// - Parameter isBrief: Whether to wait only as long as the bytes of one key take.
  func wait(isBrief: Bool) -> Event {
    if isTerminating != 0 { return .end }
    var request = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    switch poll(&request, 1, isBrief ? 50 : -1) {
    case 0: return .nothing
    case ..<0: return errno == EINTR && isTerminating == 0 ? .interruption : .end
    default: break
    }
    var buffer = [UInt8](repeating: 0, count: 256)
    let count = read(STDIN_FILENO, &buffer, buffer.count)
    return count > 0 ? .bytes(Array(buffer.prefix(count))) : .end
  }
}

/// Set by signal handlers, which can reach nothing else.
nonisolated(unsafe) private var isTerminating: sig_atomic_t = 0
