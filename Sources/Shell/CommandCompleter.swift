import LineEditing
import Workbook

/// What Tab offers in the shell: commands, then what the command takes.
struct CommandCompleter {
  let commands: [any ShellCommand]
  /// The ids of the katas, in order.
  let katas: [String]

  /// The ways to go on from the text before the cursor.
  func completion(of text: String) -> Completion {
    let parted = CommandWords(text)
    guard parted.openQuote == nil else { return .none }
    var words = parted.words
    let stem = parted.endsInWord ? words.removeLast() : ""
    guard let name = words.first else {
      return Completion(stem: stem, candidates: commands.map(\.name))
    }
    guard let command = commands.first(where: { $0.name == name }) else { return .none }
    return Completion(stem: stem, candidates: candidates(for: command, after: words, stem))
  }

  private func candidates(
    for command: any ShellCommand, after words: [String], _ stem: String
  ) -> [String] {
    if let last = words.last, let option = command.options.first(where: { $0.name == last }),
      option.value != nil
    {
      return option.name == "--level" ? levels : option.choices
    }
    if stem.hasPrefix("-") {
      return command.options.map(\.name).filter { !words.contains($0) }
    }
    // What an operand is called says what it may be: `KATA`, `KATA|LEVEL`, `COMMAND`; a word in small
    // letters is meant as it stands.
    return command.operands.name.split { "| ".contains($0) }.flatMap { kind -> [String] in
      switch kind {
      case "KATA": katas
      case "LEVEL": levels
      case "COMMAND": commands.map(\.name)
      default: kind.allSatisfy(\.isLowercase) ? [String(kind)] : []
      }
    }
  }

  private var levels: [String] { (1...Hints.levels).map(String.init) }
}
