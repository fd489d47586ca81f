import Checker
import Foundation
import LineEditing
import Reports
import Sandbox
import Workbook

/// The loop: reads a command, does it, and meanwhile checks what is saved.
///
/// At a terminal it greets, shows a prompt and completes words. A pipe is read one command a line.
public final class Shell {
  let session: Session
  let commands: [any ShellCommand]
  let checks: CheckQueue
  let saves = SaveWatch()
  /// The kata whose folder is watched.
  var watched: String?

  var editor: LineEditor { session.editor }

  /// Makes a shell of `commands`, to which it adds those that only a shell has: `help` and `quit`.
  public init(session: Session, commands: [any ShellCommand]) {
    self.session = session
    let all = CommandOrder.sorted(commands + [QuitCommand()])
    self.commands = [HelpCommand(commands: all)] + all
    checks = CheckQueue { [checker = session.checker] kata, cancellation in
      checker.check(kata, cancellation: cancellation)
    }
  }

  /// Runs until the learner leaves; gives the process's exit code.
  public func run() -> Int32 {
    session.isInteractive && editor.isInteractive ? converse() : obey()
  }

  /// A pipe: one command a line, no prompt; the last code that is not zero counts.
  private func obey() -> Int32 {
    var code = ExitCode.success
    while !session.isLeaving {
      switch editor.readLine(Prompt()) {
      case .line(let line):
        let result = perform(line)
        if result != ExitCode.success { code = result }
      case .interrupted: return ExitCode.interrupted
      case .endOfInput: return code
      }
    }
    return code
  }

  /// A person at a terminal.
  private func converse() -> Int32 {
    session.isInShell = true
    session.onGo = { [unowned self] in watchCurrent() }
    greet()
    beginWatching()
    beginWorkshop()
    let preparation = Preparation(
      of: session.checker, announcer: session.announcer, language: session.language)
    while !session.isLeaving {
      watchCurrent()
      session.announcer.setPrompting(true)
      let input = editor.readLine(session.prompt(isChecking: false))
      session.announcer.setPrompting(false)
      switch input {
      case .line(let line): _ = perform(line)
      case .interrupted: continue
      case .endOfInput: session.isLeaving = true
      }
    }
    // No child outlives the shell.
    preparation.stop()
    checks.stop()
    editor.loop.run(while: { checks.isBusy })
    endWorkshop()
    session.output.write(session.phrases.goodbye + "\n")
    return ExitCode.success
  }

  /// Does what a line says; gives the command's exit code.
  func perform(_ line: String) -> Int32 {
    let parted = CommandWords(line)
    guard parted.openQuote == nil else {
      return session.report(UsageError(session.phrases.openQuote))
    }
    var words = parted.words
    // What the README shows for the command line works here too.
    if words.first == "kata" && words.count > 1 { words.removeFirst() }
    guard let name = words.first, !name.hasPrefix("#") else { return ExitCode.success }
    guard let command = commands.first(where: { $0.name == name }) else {
      let nearest = NearestName(commands.map(\.name)).to(name)
      let shown = String(name.prefix(80)).quotedForTerminal
      return session.report(UsageError(session.phrases.unknownCommand(shown, nearest)))
    }
    if command.runsCode { waitForChecks() }
    let cancellation = Cancellation()
    session.cancellation = cancellation
    return editor.loop.work(stop: { cancellation.cancel() }) {
      command.run(Array(words.dropFirst()), in: session)
    }
  }

  /// Two checks at once would only share the machine: a command waits for the one that runs.
  private func waitForChecks() {
    while checks.isBusy {
      editor.loop.run(while: { checks.isBusy })
      switch editor.loop.takeInterruption() {
      case .interrupt: checks.stop()
      case .terminate:
        checks.stop()
        session.isLeaving = true
      default: break
      }
    }
  }

  private func greet() {
    let phrases = session.phrases
    guard let kata = session.current else { return }
    if session.progress[kata.id].state == .notStarted
      && session.progress.passedCount(in: session.workbook) == 0
    {
      let file = kata.facts.starters.keys.sorted().first.map { "/\($0)" } ?? ""
      for line in phrases.welcome("Katas/\(kata.path)\(file)") {
        for row in TextColumns.wrap(line, to: session.output.columns()) {
          session.output.write(row + "\n")
        }
      }
      session.record(.opened, of: kata)
    } else {
      let passed = session.progress.passedCount(in: session.workbook)
      let text = phrases.welcomeBack(kata.id, kata.title, passed, session.workbook.katas.count)
      session.output.write(session.wrapped(text))
    }
    let open = session.openQuestions(of: kata, mine: false).count
    if open > 0 && session.progress[kata.id].attempts == 0 {
      session.output.write(session.wrapped(phrases.prediction.waiting(open)))
    }
  }
}
