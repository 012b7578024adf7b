import Foundation

/// Another program to run.
struct Command {
  var arguments: [String]
  var folder: URL?

  init(_ arguments: [String], in folder: URL? = nil) {
    self.arguments = arguments
    self.folder = folder
  }

  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  /// What the program prints.
  func output() throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.standardError = FileHandle.nullDevice
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Failure(description: "failed: \(arguments.joined(separator: " "))")
    }
    return String(decoding: data, as: UTF8.self)
  }

  /// The running program, wherever others run it.
  static let ownPath = URL(fileURLWithPath: CommandLine.arguments[0]).path

  struct Cost {
    /// Of the processor, which neighbours do not change as much as those of the clock.
    var seconds: Double
    /// At the peak.
    var megabytes: Double
    var isComplete: Bool
  }

  /// Runs the program, and tells what that costs.
  ///
  /// The system tells a process the peak of its children taken together, so each command gets a parent of its own.
  func costWhateverComes() throws -> Cost {
    let text = try Command([Self.ownPath, "--measure"] + arguments, in: folder).output()
    let numbers = text.split(separator: " ").compactMap { Double($0.trimmingCharacters(in: .whitespacesAndNewlines)) }
    guard numbers.count == 3 else { throw Failure(description: "cannot measure \(arguments[0])") }
    return Cost(seconds: numbers[0], megabytes: numbers[1], isComplete: numbers[2] == 0)
  }

  func cost() throws -> Cost {
    let cost = try costWhateverComes()
    guard cost.isComplete else { throw Failure(description: "failed: \(arguments.joined(separator: " "))") }
    return cost
  }

  /// Runs each of several commands five times, in turn.
  static func costs(of commands: [Command]) throws -> [[Cost]] {
    var costs: [[Cost]] = commands.map { _ in [] }
    for _ in 0..<5 {
      for (index, command) in commands.enumerated() { costs[index].append(try command.cost()) }
    }
    return costs
  }

  /// Runs a command and prints its processor time, peak memory and status.
  static func measure(_ command: [String]) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = command
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    var usage = rusage()
    #if canImport(Darwin)
      getrusage(RUSAGE_CHILDREN, &usage)
      let unitsPerMegabyte = 1_000_000.0
    #else
      getrusage(__rusage_who_t(RUSAGE_CHILDREN.rawValue), &usage)
      let unitsPerMegabyte = 1_000.0
    #endif
    func seconds(_ time: timeval) -> Double { Double(time.tv_sec) + Double(time.tv_usec) / 1e6 }
    print(
      seconds(usage.ru_utime) + seconds(usage.ru_stime), Double(usage.ru_maxrss) / unitsPerMegabyte,
      process.terminationStatus)
  }

  /// How many nanoseconds pass until the program has run.
  static func nanoseconds(of program: String, _ arguments: [String]) throws -> Double {
    var process = pid_t()
    var argv: [UnsafeMutablePointer<CChar>?] = ([program] + arguments).map { strdup($0) }
    defer { for argument in argv { free(argument) } }
    argv.append(nil)
    var status: Int32 = 0
    let start = DispatchTime.now().uptimeNanoseconds
    guard posix_spawn(&process, program, nil, nil, argv, environ) == 0, waitpid(process, &status, 0) == process,
      status == 0
    else { throw Failure(description: "failed: \(program)") }
    return Double(DispatchTime.now().uptimeNanoseconds - start)
  }
}
