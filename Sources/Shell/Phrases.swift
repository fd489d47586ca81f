import Checker
import Reports
import Workbook

/// The shell's own sentences in one language; one file a language fills the table.
struct Phrases: Sendable {
  /// What the first start says, a line each: what this is, what to do, how to go on.
  var welcome: @Sendable (_ file: String) -> [String]
  /// What a later start says: the kata, its title, how many are passed and of how many.
  var welcomeBack: @Sendable (_ kata: String, _ title: String, _ passed: Int, _ of: Int) -> String
  /// Goodbye.
  var goodbye: String
  /// After a question.
  var yesOrNo: String
  /// Answers that mean yes, in lower case.
  var yes: Set<String>

  /// An unknown command; the nearest one that there is.
  var unknownCommand: @Sendable (_ word: String, _ nearest: String?) -> String
  /// A quotation mark that nothing closes.
  var openQuote: String
  /// The heading of the list of commands.
  var helpHeading: String
  /// The lines below the list of commands.
  var helpFooter: [String]
  /// One line a command, by its name.
  var summaries: [String: String]
  /// The words around commands and their options.
  var help: HelpWords

  /// What checks need has been built.
  var ready: String
  /// Stands in the prompt while a check takes long.
  var checking: String
  /// Ctrl-C has stopped a check.
  var checkStopped: String
  /// What to type after a kata has passed; the next kata.
  var offerNext: @Sendable (_ next: String) -> String
  /// Every kata is passed.
  var allPassed: String
  /// The kata that is now the current one: its id, title, minutes and folder.
  var nowAt: @Sendable (_ kata: String, _ title: String, _ minutes: Int, _ folder: String) -> String
  /// No kata has all its prerequisites passed.
  var blocked: @Sendable (_ missing: [String]) -> String
  /// No kata of that name; the nearest.
  var unknownKata: @Sendable (_ name: String, _ nearest: String?) -> String
  /// Several katas begin like this.
  var ambiguousKata: @Sendable (_ name: String, _ katas: [String]) -> String
  /// There is no kata with that number; how many there are.
  var noSuchNumber: @Sendable (_ number: Int, _ count: Int) -> String
  /// The katas that should come first.
  var betterFirst: @Sendable (_ katas: [String]) -> String

  /// The words of a report on a check.
  var report: ReportWords
  /// After the misunderstanding that failures look like: what helps.
  var hintHelps: @Sendable (_ kata: String) -> String
  /// The question before a solution that is not earned yet.
  var solutionAllTheSame: @Sendable (_ kata: String) -> String
  /// The same where nobody can be asked.
  var solutionNeedsYes: @Sendable (_ kata: String) -> String
  /// The question before the last hint, which is the answer, when no level was named.
  var answerAsHint: @Sendable (_ kata: String) -> String
  /// What was asked for is not shown after all.
  var declined: @Sendable (_ kata: String) -> String
  /// The kata's files are as shipped.
  var unchanged: @Sendable (_ kata: String) -> String
  /// The shipped starter is back.
  var resetDone: @Sendable (_ kata: String) -> String
  /// Where the learner's files are kept.
  var keptIn: @Sendable (_ folder: String) -> String
  /// No editor is set; where to look oneself.
  var noEditor: @Sendable (_ file: String, _ line: Int) -> String
  /// The editor is not there.
  var editorMissing: @Sendable (_ editor: String) -> String
  /// The editor ended badly.
  var editorFailed: @Sendable (_ editor: String) -> String

  /// The folder holds no kata.
  var noKatas: @Sendable (_ folder: String) -> String
  /// The shipped starters cannot be kept, and why.
  var startersNotKept: @Sendable (_ reason: String) -> String
  /// What the learner does cannot be journalled, and why.
  var progressNotKept: @Sendable (_ reason: String) -> String
  /// Standard output lost words, and why.
  var outputLost: @Sendable (_ reason: String) -> String
  /// The words of `doctor`.
  var doctor: DoctorWords

  /// How many katas are passed.
  var passedCount: @Sendable (_ passed: Int, _ of: Int) -> String
  /// The states of a kata.
  var passed: String
  var started: String
  var notStarted: String
  /// The judge's words in the prompt, by verdict; one that passed or failed has none.
  var verdicts: [Verdict: String]
  /// The highest hint taken.
  var hintsUsed: @Sendable (_ level: Int) -> String
  /// The solution was looked at before passing.
  var sawSolution: String

  /// The words around predictions.
  var prediction: PredictionWords
  /// The words of the spaced review.
  var review: ReviewWords
  /// The words around a workshop.
  var workshop: WorkshopWords

  /// In the prompt of a screen.
  var screen: String
  /// What can be typed at a screen.
  var screenHelp: [String]
  /// What a screen is asked for next.
  var screenOpened: @Sendable (_ kata: String) -> String
  /// A command at a screen that was not understood; how it is written.
  var screenUsage: @Sendable (_ usage: String) -> String
  /// No body ran.
  var noBodyRan: String
  /// Above a column of counts: what the last action ran, and what ran since the screen opened.
  var sinceAction: String
  var sinceOpened: String
  /// Bodies ran: view, times, cause.
  var bodyRan: @Sendable (_ view: String, _ times: Int, _ cause: String) -> String
  /// A cause in words: what changed.
  var causeChanged: @Sendable (_ cause: String) -> String
  /// The screen's process is gone, and why.
  var screenGone: @Sendable (_ reason: String) -> String

  /// The audit is about to be built.
  var auditBuilding: String
  /// A path to audit is not there.
  var auditFindsNothing: @Sendable (_ path: String) -> String
  /// Ctrl-C has stopped an audit.
  var auditStopped: String
  /// The audit's program ended as no audit does.
  var auditFailed: @Sendable (_ program: String) -> String
  /// The grader has to be built first.
  var gradeBuilding: String
  /// Ctrl-C has stopped a grading.
  var gradeStopped: String
}

extension Phrases {
  /// The table of a language.
  init(_ language: Language) {
    self =
      switch language {
      case .english: .english
      case .japanese: .japanese
      }
  }

  /// What a command does, in one line.
  func summary(of command: some ShellCommand) -> String {
    summaries[command.name] ?? command.summary
  }

  /// What an option of a command does, in a few words.
  func summary(of option: CommandOption, of command: String) -> String {
    // A command that is a program too, such as `kata-audit`, has the options of `kata` there.
    help.options[command]?[option.name] ?? help.options["kata"]?[option.name] ?? option.summary
  }
}
