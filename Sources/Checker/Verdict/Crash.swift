import Glibc

/// The end of a process by a signal, in words.
enum Crash {
  /// `crashed (SIGILL): Model.swift:3: Fatal error: boom`, with the last fatal line of the output
  /// and the remedy that the runtime prints below its own.
  static func words(for signal: Int32, output: String) -> String {
    var words = "crashed (\(names[signal] ?? "signal \(signal)"))"
    if signal == SIGXFSZ { words += ": it wrote a file of more than 64 MB" }
    let lines = output.split(whereSeparator: \.isNewline)
    if let index = lines.lastIndex(where: { $0.contains("Fatal error") }) {
      words += ": \(lines[index])"
      if let remedy = lines[(index + 1)...].first, remedy.hasPrefix("Remedy: ") {
        words += " \(remedy)"
      }
    }
    return words
  }

  private static let names = [
    SIGILL: "SIGILL", SIGTRAP: "SIGTRAP", SIGABRT: "SIGABRT", SIGSEGV: "SIGSEGV",
    SIGBUS: "SIGBUS", SIGFPE: "SIGFPE", SIGKILL: "SIGKILL", SIGXFSZ: "SIGXFSZ",
    SIGTERM: "SIGTERM",
  ]
}
