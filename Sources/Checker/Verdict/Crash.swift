import Glibc
import Workbook

/// The end of a process by a signal, in words.
enum Crash {
  /// `crashed (SIGILL): Model.swift:3: Fatal error: boom`, with the last fatal line of the output
  /// and the remedy that the runtime prints below its own.
  static func words(for signal: Int32, output: String) -> Sentence {
    let name = names[signal] ?? "signal \(signal)"
    var words = Sentence("crashed (\(name))", "クラッシュしました（\(name)）")
    if signal == SIGXFSZ {
      words.english += ": it wrote a file of more than 64 MB"
      words.japanese += "：64 MB を超えるファイルを書き込みました"
    }
    var fatal = ""
    let lines = output.split(whereSeparator: \.isNewline)
    if let index = lines.lastIndex(where: { $0.contains("Fatal error") }) {
      fatal = ": \(lines[index])"
      if let remedy = lines[(index + 1)...].first, remedy.hasPrefix("Remedy: ") {
        fatal += " \(remedy)"
      }
    }
    words.english += fatal
    words.japanese += fatal.isEmpty ? "。" : fatal
    return words
  }

  private static let names = [
    SIGILL: "SIGILL", SIGTRAP: "SIGTRAP", SIGABRT: "SIGABRT", SIGSEGV: "SIGSEGV",
    SIGBUS: "SIGBUS", SIGFPE: "SIGFPE", SIGKILL: "SIGKILL", SIGXFSZ: "SIGXFSZ",
    SIGTERM: "SIGTERM",
  ]
}
