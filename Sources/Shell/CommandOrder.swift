/// The order in which `help` lists commands and Tab offers them: as a learner meets them.
enum CommandOrder {
  private static let names = [
    "list", "next", "go", "brief", "predict", "edit", "check", "hint", "diff", "solution", "reset",
    "open", "progress", "review", "workshop", "audit", "author", "doctor", "quit",
  ]

  /// The commands in that order; others follow as they are.
  static func sorted(_ commands: [any ShellCommand]) -> [any ShellCommand] {
    let placed = commands.enumerated().sorted { left, right in
      let places = [left, right].map { names.firstIndex(of: $0.element.name) ?? names.count }
      return (places[0], left.offset) < (places[1], right.offset)
    }
    return placed.map(\.element)
  }
}
