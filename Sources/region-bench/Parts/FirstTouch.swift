import Foundation

/// The first screen in processes that have not read anything yet, and what stays in memory after all was read.
enum FirstTouch {
  private static let rounds = 15

  static func run(_ inputs: Inputs, _ report: inout Report) throws {
    let hasDatabase = FileManager.default.fileExists(atPath: inputs.url(.database).path)
    let routes = Route.allCases.filter { $0 != .sqlite || hasDatabase }
    var times: [Route: [Double]] = [:]
    var memory: [Route: [Double]] = [:]
    for _ in 0..<rounds {
      for route in routes {
        let output = try Command([Command.ownPath, "touch", route.rawValue, inputs.folder.path]).output()
        let numbers = output.split(separator: " ").compactMap { Double($0.trimmingCharacters(in: .newlines)) }
        guard numbers.count == 2 else { throw Command.Failure(description: "cannot measure \(route.title)") }
        times[route, default: []].append(numbers[0])
        memory[route, default: []].append(numbers[1])
      }
    }
    func line(_ id: String, _ title: String, unit: Line.Unit, _ samples: [Route: [Double]]) -> Line {
      Line(id, title, unit: unit, routes.map { Line.Entry($0.title, samples: samples[$0] ?? []) })
    }
    report.add(
      line("first-touch", "first screen in a running process, the very first time", unit: .nanoseconds, times))
    if Resident.kilobytes() != nil {
      report.add(line("resident", "memory that the first screen leaves in use", unit: .kilobytes, memory))
    }
  }

  /// Prints how many nanoseconds the first screen takes in this process, and how many kilobytes more it uses then.
  static func touch(_ route: String, folder: String) throws {
    guard let route = Route(rawValue: route) else { throw Command.Failure(description: "no route \(route)") }
    let folder = URL(fileURLWithPath: folder)
    let before = Resident.kilobytes() ?? 0
    var result = Result<Int, any Error>.success(0)
    let time = Stopwatch.nanoseconds { result = Result { try route.firstScreen(folder) } }
    guard try result.get() == StaticTable.firstScreen() else {
      throw Command.Failure(description: "\(route.title) shows another screen")
    }
    print(time, (Resident.kilobytes() ?? 0) - before)
  }
}

enum Resident {
  /// What the process has in memory; `nil` where the system does not tell.
  static func kilobytes() -> Int? {
    guard let text = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8),
      let line = text.split(separator: "\n").first(where: { $0.hasPrefix("VmRSS:") })
    else { return nil }
    return Int(line.filter(\.isNumber))
  }
}
