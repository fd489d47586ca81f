import Reports
import Workbook

/// What `kata --help` prints.
public struct ProgramHelp {
  let options: [CommandOption]
  let language: Language

  /// Makes the page of the program with the options that it takes before any command.
  public init(options: [CommandOption], language: Language) {
    self.options = options
    self.language = language
  }

  /// The page.
  public var text: String {
    let phrases = Phrases(language)
    let words = phrases.help
    var text = "\(words.about)\n\n\(words.usage)\(words.commandLine)\n\n"
    text += table([("kata", words.shell)], width: 10)
    text += table(CommandTable.commandLine.map { ($0.name, phrases.summary(of: $0)) }, width: 10)
    text += "\n"
    text += table(
      options.map { ($0.usage, phrases.summary(of: $0, of: "kata")) }, width: 14)
    return text + "\n\(words.more)\n"
  }

  private func table(_ rows: [(String, String)], width: Int) -> String {
    rows.map { name, summary in
      "  \(TextColumns.padded(name, to: width))  \(summary)\n"
    }.joined()
  }
}
