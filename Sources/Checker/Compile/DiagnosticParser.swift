import Foundation

/// Reads the compiler's messages: `path:line:column: error: text`, then the source line and a caret.
enum DiagnosticParser {
  /// The messages about the files with these names; notes about other files are left out.
  ///
  /// A message inside the expansion of a macro is placed where the macro is used.
  static func diagnostics(in log: String, files: Set<String>) -> [Diagnostic] {
    var found: [Diagnostic] = []
    var isInKataFile = false
    for line in log.split(separator: "\n", omittingEmptySubsequences: false) {
      if let header = Header(line) {
        let name = header.path.split(separator: "/").last.map(String.init) ?? header.path
        isInKataFile = files.contains(name)
        if header.severity == .note && !isInKataFile { continue }
        if isInKataFile && header.severity == .note && header.message.hasPrefix("in expansion of") {
          moveLastError(of: &found, to: name, header)
        }
        found.append(
          Diagnostic(
            severity: header.severity, message: header.message,
            file: isInKataFile ? name : "", line: isInKataFile ? header.line : 0,
            column: isInKataFile ? header.column : 0))
      } else if let bare = bareMessage(line) {
        found.append(bare)
        isInKataFile = false
      } else if isInKataFile, !found.isEmpty, !line.isEmpty {
        let last = found.count - 1
        found[last].excerpt += (found[last].excerpt.isEmpty ? "" : "\n") + line
      }
    }
    return found
  }

  /// Gives an error from generated code the place of the macro's use.
  private static func moveLastError(
    of found: inout [Diagnostic], to file: String, _ header: Header
  ) {
    guard let index = found.lastIndex(where: { $0.severity != .note }), found[index].file.isEmpty
    else { return }
    found[index].file = file
    found[index].line = header.line
    found[index].column = header.column
  }

  /// A message without a place, such as `error: compile command failed`.
  private static func bareMessage(_ line: Substring) -> Diagnostic? {
    for severity in [Diagnostic.Severity.error, .warning] {
      let words = ["\(severity.rawValue): ", "<unknown>:0: \(severity.rawValue): "]
      for word in words where line.hasPrefix(word) {
        return Diagnostic(
          severity: severity, message: String(line.dropFirst(word.count)), file: "", line: 0,
          column: 0)
      }
    }
    return nil
  }

  /// The first line of a message, without the names of what we put in the place of `Timer`.
  private struct Header {
    var path: String
    var line: Int
    var column: Int
    var severity: Diagnostic.Severity
    var message: String

    private static func withoutStandIns(_ message: Substring) -> String {
      guard message.contains("ReleasingTimer") else { return String(message) }
      return String(message).replacing(#/ \(aka '[^']*ReleasingTimer[^']*'\)/#, with: "")
    }

    init?(_ text: Substring) {
      var best: (Diagnostic.Severity, Range<Substring.Index>)?
      for severity in [Diagnostic.Severity.error, .warning, .note] {
        guard let range = text.firstRange(of: ": \(severity.rawValue): ") else { continue }
        if best.map({ range.lowerBound < $0.1.lowerBound }) ?? true { best = (severity, range) }
      }
      guard let (severity, range) = best else { return nil }
      let place = text[..<range.lowerBound].split(separator: ":")
      guard place.count >= 3, let line = Int(place[place.count - 2]),
        let column = Int(place[place.count - 1]), line > 0
      else { return nil }
      path = place.dropLast(2).joined(separator: ":")
      self.line = line
      self.column = column
      self.severity = severity
      message = Self.withoutStandIns(text[range.upperBound...])
    }
  }
}
