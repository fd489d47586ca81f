import Shell
import Workbook

/// The words of `kata`: the options that every command takes, the command, and the command's words.
struct GlobalArguments {
  /// What `kata` itself takes.
  static let options: [CommandOption] = [
    .value("--workbook", "DIR", "the folder with Katas, when it is not this one"),
    .choice(
      "--lang", Language.allCases.map(\.rawValue), "the language of the shell, briefs and hints"),
    .flag("--help", "this page; after a command, the command's own"),
    .flag("--version", "which kata this is"),
  ]

  /// The options, read.
  let own: ArgumentList
  /// The command's name; nil means the shell.
  let command: String?
  /// The words after the command's name.
  let words: [String]

  /// The language that words ask for, however wrong they may be; the environment's when they ask for none.
  static func language(of words: [String], environment: [String: String]) -> Language {
    let words = words.prefix { $0 != "--" }
    let asked = words.indices.compactMap { index -> String? in
      if words[index].hasPrefix("--lang=") { return String(words[index].dropFirst(7)) }
      return index > 0 && words[index - 1] == "--lang" ? words[index] : nil
    }
    return asked.last.flatMap(Language.init(named:)) ?? Language(environment: environment)
  }

  /// Parts the words; `--workbook` and `--lang` may stand behind the command too.
  init(_ words: [String]) throws(UsageError) {
    var own: [String] = []
    var command: String?
    var theirs: [String] = []
    var rest = words[...]
    while let word = rest.popFirst() {
      if word == "--" {
        if command == nil { command = rest.popFirst() } else { theirs.append(word) }
        theirs += rest
        break
      }
      if ["--workbook", "--lang"].contains(word) {
        own += [word] + (rest.popFirst().map { [$0] } ?? [])
      } else if word.hasPrefix("--workbook=") || word.hasPrefix("--lang=") {
        own.append(word)
      } else if command == nil {
        if word == "-h" {
          own.append("--help")
        } else if word.hasPrefix("-") {
          own.append(word)
        } else {
          command = word
        }
      } else {
        theirs.append(word)
      }
    }
    self.own = try ArgumentList(own, options: Self.options, operands: .none, command: "kata")
    self.command = command
    self.words = theirs
  }
}
