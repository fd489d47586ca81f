import Glibc

/// The end of a process by a signal, in words.
enum Crash {
  /// `crashed (SIGILL): Model.swift:3: Fatal error: boom`, with the last fatal line of the output.
  static func words(for signal: Int32, output: String) -> String {
    var words = "crashed (\(names[signal] ?? "signal \(signal)"))"
    if signal == SIGXFSZ { words += ": it wrote a file of more than 64 MB" }
    let line = output.split(whereSeparator: \.isNewline).last { $0.contains("Fatal error") }
    if let line { words += ": \(line)" }
    return words
  }

  private static let names = [
    SIGILL: "SIGILL", SIGTRAP: "SIGTRAP", SIGABRT: "SIGABRT", SIGSEGV: "SIGSEGV",
    SIGBUS: "SIGBUS", SIGFPE: "SIGFPE", SIGKILL: "SIGKILL", SIGXFSZ: "SIGXFSZ",
    SIGTERM: "SIGTERM",
  ]
}
