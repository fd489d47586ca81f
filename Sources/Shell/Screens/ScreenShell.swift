import Checker
import KataEvents
import LineEditing
import Reports
import Sandbox
import Workbook

/// The loop at a kata's screen: `tap`, `type`, `toggle`, and after each the bodies that ran.
final class ScreenShell {
  private let session: Session
  private let kata: Kata
  private let screen: ScreenSession
  private let report: ScreenReport
  private let presentation: Presentation?
  private var counted = ScreenCounts(mounted: [])
  private var editor: LineEditor { session.editor }

  /// Makes the loop for a screen that is mounted.
  init(
    _ screen: ScreenSession, of kata: Kata, in session: Session,
    presentation: Presentation? = nil
  ) {
    self.presentation = presentation
    self.session = session
    self.kata = kata
    self.screen = screen
    report = ScreenReport(
      palette: session.palette, phrases: session.phrases, language: session.language,
      columns: session.output.columns)
  }

  /// Runs until the screen is closed; the code tells whether all that was asked could be done.
  func run(mounted records: [Record]) -> Int32 {
    let complete = editor.complete
    editor.complete = { [unowned self] in completion(of: $0) }
    session.screenKata = kata
    defer {
      editor.complete = complete
      session.screenKata = nil
      screen.close()
    }
    var code = ExitCode.success
    if session.isInteractive {
      session.output.write(session.wrapped(session.phrases.screenOpened(kata.id)))
    }
    counted = ScreenCounts(mounted: records)
    show(records)
    while true {
      switch editor.readLine(session.prompt(isChecking: false)) {
      case .line(let line):
        let result = perform(line)
        if result.code != ExitCode.success { code = result.code }
        if !result.goesOn { return code }
      case .interrupted:
        guard session.isInteractive else { return ExitCode.interrupted }
      case .endOfInput:
        return code
      }
    }
  }

  private func perform(_ line: String) -> (code: Int32, goesOn: Bool) {
    switch ScreenLine(line) {
    case .empty: return (ExitCode.success, true)
    case .help:
      session.output.write(session.phrases.screenHelp.map { $0 + "\n" }.joined())
      return (ExitCode.success, true)
    case .wrong(let usage):
      return (session.report(UsageError(session.phrases.screenUsage(usage))), true)
    case .unknown(let verb):
      let nearest = NearestName(ScreenLine.verbs).to(verb)
      let shown = String(verb.prefix(80)).quotedForTerminal
      return (session.report(UsageError(session.phrases.unknownCommand(shown, nearest))), true)
    case .command(.close):
      return (ExitCode.success, false)
    case .command(let command):
      return send(command)
    }
  }

  private func send(_ command: Command) -> (code: Int32, goesOn: Bool) {
    let cancellation = Cancellation()
    do {
      let records = try editor.loop.work(stop: { cancellation.cancel() }) {
        try screen.send(command, cancellation: cancellation)
      }
      counted.add(records)
      show(records)
      let wasRefused = records.contains { if case .refused = $0 { true } else { false } }
      return (wasRefused ? ExitCode.notPassed : ExitCode.success, true)
    } catch {
      showOutput()
      let sentence = Session.sentence(for: error, in: session.language)
      session.output.note("kata: \(session.phrases.screenGone(sentence))")
      return (ExitCode.notPassed, false)
    }
  }

  private func show(_ records: [Record]) {
    if let presentation, let answer = try? screen.send(.text) {
      present(presentation, answer, records)
      return showOutput()
    }
    showOutput()
    session.output.write(text(of: records, by: report))
  }

  private func text(of records: [Record], by report: ScreenReport) -> String {
    records.map { report.text(of: $0, counted) }.joined()
  }

  private func present(_ presentation: Presentation, _ answer: [Record], _ records: [Record]) {
    let lines = answer.flatMap { if case .text(let lines) = $0 { lines } else { [String]() } }
    session.output.write(
      presentation.text(screen: lines, ran: text(of: records, by: report)))
    // A page has no use for a terminal's colours.
    let plain = ScreenReport(
      palette: .plain, phrases: session.phrases, language: session.language, columns: { 100 })
    do throws(WorkshopFault) {
      try presentation.writePage(screen: lines, ran: text(of: records, by: plain))
    } catch {
      session.output.note("kata: \(error.sentence.text(in: session.language))")
    }
  }

  /// What the learner's code printed, kept apart from our own words.
  private func showOutput() {
    let output = screen.takeOutput().withoutControls
    for line in output.split(separator: "\n") { session.output.write("  | \(line)\n") }
  }

  /// Tab: the commands, then what stands on the screen.
  private func completion(of text: String) -> Completion {
    guard let space = text.firstIndex(where: \.isWhitespace) else {
      return Completion(stem: text, candidates: ScreenLine.verbs)
    }
    let verb = String(text[..<space])
    var stem = String(text[text.index(after: space)...].drop(while: \.isWhitespace))
    if verb == "type" {
      guard let into = " \(stem)".range(of: " into ", options: .backwards) else { return .none }
      stem = String(" \(stem)"[into.upperBound...])
    }
    guard let records = try? screen.send(.tree) else { return .none }
    let trees = records.compactMap { if case .tree(let lines) = $0 { lines } else { nil } }
    let labels = trees.flatMap { ScreenControls(tree: $0).labels(for: verb) }
    return Completion(stem: stem, candidates: labels)
  }
}
