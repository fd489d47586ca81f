import Checker
import Foundation
import LineEditing
import Reports
import Sandbox
import Workbook

/// What the commands of one shell, or of one command line, share.
public final class Session {
  /// The katas.
  let workbook: Workbook
  /// Where progress and attempts are kept.
  let state: StateFolder
  /// The record of what the learner did.
  let journal: Journal
  /// The shipped starters.
  let starters: StarterStore
  /// The language of prose.
  let language: Language
  /// Colours on or off.
  let palette: Palette
  /// Where words go.
  let output: SessionOutput
  /// Whether a person sits at it: questions may be asked and the next step offered.
  let isInteractive: Bool
  /// What the journal comes to, this session's own entries included.
  private(set) var progress: LearnerProgress
  /// The kata that commands mean when none is named.
  var current: Kata?
  /// Set when the learner wants to leave the shell.
  var isLeaving = false
  /// Whether a person sits in the shell, where `next` can be typed.
  var isInShell = false
  /// The kata whose screen takes the lines instead of the shell; it need not be the current one.
  var screenKata: Kata?
  /// What stands before a guess while a question waits for it.
  var pendingQuestion: Prompt?
  /// The katas whose predictions were asked since the start.
  var hasAsked: Set<String> = []
  /// Told when another kata has become the current one, before anything is asked about it.
  var onGo: () -> Void = {}
  /// Told when the learner has joined a workshop or left it.
  var onJoin: () -> Void = {}
  /// Cancelled when Ctrl-C is pressed while a command works; each command gets a fresh one.
  var cancellation = Cancellation()
  /// The one line editor of the process, made when something is first read.
  private(set) lazy var editor = LineEditor(
    program: "kata", historyFile: state.url.appendingPathComponent("history"))
  /// The judge; it looks at nothing before its first check.
  private(set) lazy var checker = Checker(workbook: workbook.folder) { [announcer, language] in
    announcer.say($0.text(in: language))
  }
  /// Where other threads say something, such as that the checker is being built.
  let announcer: Announcer
  /// The shell's own sentences.
  let phrases: Phrases

  /// What time it is: the one clock of the journal and of reviews.
  let now: @Sendable () -> Date

  /// The workshop that the learner is in, while the shell runs.
  var workshop: WorkshopSeat?

  /// What was said of the workbook before the first command.
  var noted: Set<String> = []
  private var saidThatJournalFails = false

  /// Opens a session on a workbook.
  public init(
    workbook: Workbook, state: StateFolder, language: Language = .english,
    palette: Palette = Palette(isOn: Terminal.usesColour), output: SessionOutput = .standard,
    isInteractive: Bool = Terminal.isInteractive, now: @escaping @Sendable () -> Date = { Date() }
  ) {
    self.workbook = workbook
    self.state = state
    self.language = language
    self.palette = palette
    self.output = output
    self.isInteractive = isInteractive
    self.now = now
    phrases = Phrases(language)
    announcer = Announcer(note: output.note)
    journal = Journal(in: state)
    let git = GitBlob(repositoryOf: workbook.folder)
    starters = StarterStore(workbook: workbook, state: state) { try git.bytes($0) }
    do {
      progress = try journal.progress()
    } catch {
      progress = LearnerProgress()
      output.note("kata: \(error.sentence(in: language))")
    }
    current = progress.current(in: workbook)
  }

  /// The kata with a name, or the current one when none is given.
  func kata(named name: String?) throws -> Kata {
    if let name { return try kata(meaning: name) }
    guard let current else { throw UsageError(\.nameAKata) }
    return current
  }

  /// Journals an event; when that cannot be done it says so once and goes on.
  func record(_ event: JournalEvent, of kata: Kata) {
    let entry = JournalEntry(event, kata: kata.id, time: now())
    progress.apply(entry)
    do {
      try journal.append(entry)
    } catch {
      guard !saidThatJournalFails else { return }
      saidThatJournalFails = true
      output.note("kata: \(phrases.progressNotKept(Self.sentence(for: error, in: language)))")
    }
  }

  /// Prints an error as one sentence and gives the exit code it stands for.
  func report(_ error: any Error) -> Int32 {
    let sentence = Self.sentence(for: error, in: language)
    // In a shell that was long ago.
    if isInShell || !noted.contains(sentence) { output.note("kata: \(sentence)") }
    return Self.exitCode(for: error)
  }

  /// What an error says to a reader of a language, as far as it speaks that language.
  public static func sentence(for error: any Error, in language: Language) -> String {
    switch error {
    case let error as UsageError: error.sentence(in: language)
    case let error as WorkbookError: error.sentence(in: language)
    case let error as CheckFault: error.sentence.text(in: language)
    case let error as WorkshopFault: error.sentence.text(in: language)
    default: "\(error)"
    }
  }

  /// The exit code that an error stands for.
  public static func exitCode(for error: any Error) -> Int32 {
    if error is UsageError { return ExitCode.usage }
    if case WorkbookError.unknownKata = error { return ExitCode.usage }
    return ExitCode.error
  }
}
