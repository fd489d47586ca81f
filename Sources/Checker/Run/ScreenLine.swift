import KataEvents

/// A line typed at a kata's screen.
public enum ScreenLine: Equatable {
  /// Something the screen is to do.
  case command(Command)
  /// The list of what can be typed.
  case help
  /// Nothing.
  case empty
  /// A known word with the wrong words after it: how it is written.
  case wrong(usage: String)
  /// No such word.
  case unknown(String)

  /// The words that can begin a line, in the order of the help.
  public static let verbs = [
    "tap", "type", "toggle", "scroll", "tree", "counts", "text", "help", "close",
  ]

  /// Reads a line such as `tap Favourite 3`: what follows the word is one label, quoted or not.
  public init(_ line: String) {
    let line = line.trimmingCharacters(in: .whitespaces)
    let verb = String(line.prefix { !$0.isWhitespace })
    let rest = Self.unquoted(String(line.dropFirst(verb.count)))
    switch (verb, rest.isEmpty) {
    case ("", _): self = .empty
    case ("help", true): self = .help
    case ("tree", true): self = .command(.tree)
    case ("counts", true): self = .command(.counts)
    case ("text", true): self = .command(.text)
    case ("close", true), ("quit", true): self = .command(.close)
    case ("tap", false): self = .command(Self.tap(rest))
    case ("toggle", false): self = .command(.toggle(label: rest))
    case ("type", false): self = Self.type(rest)
    case ("scroll", false):
      self = Int(rest).map { .command(.scroll(row: $0)) } ?? .wrong(usage: "scroll ROW")
    case ("tap", true), ("toggle", true): self = .wrong(usage: "\(verb) LABEL")
    case ("type", true): self = .wrong(usage: "type TEXT into LABEL")
    case ("scroll", true): self = .wrong(usage: "scroll ROW")
    default: self = Self.verbs.contains(verb) ? .wrong(usage: verb) : .unknown(verb)
    }
  }

  /// `Favourite #2` is the second of several controls with the same label.
  private static func tap(_ rest: String) -> Command {
    if let mark = rest.range(of: " #", options: .backwards),
      let number = Int(rest[mark.upperBound...]), number >= 1
    {
      return .tap(label: unquoted(String(rest[..<mark.lowerBound])), occurrence: number - 1)
    }
    return .tap(label: rest, occurrence: nil)
  }

  private static func type(_ rest: String) -> ScreenLine {
    // The last `into`: a text may hold one, a label hardly ever does.
    guard let into = " \(rest)".range(of: " into ", options: .backwards) else {
      return .wrong(usage: "type TEXT into LABEL")
    }
    let padded = " \(rest)"
    let text = unquoted(String(padded[..<into.lowerBound]))
    let label = unquoted(String(padded[into.upperBound...]))
    guard !label.isEmpty else { return .wrong(usage: "type TEXT into LABEL") }
    return .command(.type(text: text, label: label))
  }

  /// The text without spaces around it and without one pair of quotation marks.
  private static func unquoted(_ text: String) -> String {
    let text = text.trimmingCharacters(in: .whitespaces)
    guard text.count >= 2, let first = text.first, first == text.last, "\"'".contains(first) else {
      return text
    }
    return String(text.dropFirst().dropLast())
  }
}
