import Checker
import LineEditing
import Reports
import Workbook

extension Session {
  /// The questions about a kata's shipped starter that nobody has answered.
  func openQuestions(of kata: Kata, mine: Bool) -> [Question] {
    Question.all(of: kata).filter {
      $0.isMine == mine && progress[kata.id].predictions[$0.index] == nil
    }
  }

  /// Asks about the starter before the first check, once while the shell runs; Enter goes on.
  func askBeforeFirstCheck(of kata: Kata) {
    guard isInShell, progress[kata.id].attempts == 0, !hasAsked.contains(kata.id) else { return }
    let questions = openQuestions(of: kata, mine: false)
    guard !questions.isEmpty else { return }
    hasAsked.insert(kata.id)
    output.write("\n" + wrapped(phrases.prediction.intro))
    _ = ask(questions, isWish: false)
  }

  /// Asks about the learner's own files once they have passed.
  func askAfterPassing(_ kata: Kata) {
    let questions = openQuestions(of: kata, mine: true)
    guard isInShell, !questions.isEmpty else { return }
    output.write("\n" + wrapped(phrases.prediction.introMine))
    _ = ask(questions, isWish: false)
  }

  /// Asks questions one after another; each that is answered is measured, said and journaled.
  ///
  /// - Parameter isWish: whether the learner asked for them: then Enter skips one and the next
  ///   follows, else it ends the asking.
  /// - Returns: an `ExitCode`; what was guessed has no say in it.
  func ask(_ questions: [Question], isWish: Bool) -> Int32 {
    let complete = editor.complete
    editor.complete = { _ in .none }
    defer { editor.complete = complete }
    var code = ExitCode.success
    var waiting: Set<String> = []
    for (place, question) in questions.enumerated()
    where !(question.isMine && waiting.contains(question.kata.id)) {
      if place > 0 { output.write("\n") }
      if question.isMine && isUntouched(question.kata) {
        waiting.insert(question.kata.id)
        output.write(wrapped(phrases.prediction.waits(question.kata.id)))
        continue
      }
      let sources: SourceSet
      do {
        sources = try self.sources(for: question)
      } catch {
        code = report(error)
        continue
      }
      // The answer is made while the learner thinks.
      let measuring = Measuring(question, in: sources, by: checker)
      // One's own answer may show nothing that could be asked about.
      if question.isMine, let refusal = refusal(of: measuring, for: question) {
        code = refusal.code
        if refusal.isOfAll { waiting.insert(question.kata.id) }
        continue
      }
      let text = phrases.prediction.text(of: question, isEdited: !isUntouched(question.kata))
      output.write(wrapped("\(text) \(phrases.prediction.howToAnswer)"))
      switch guess() {
      case .number(let guess):
        let result = conclude(guess, question, measuring)
        if result != ExitCode.success { code = result }
      case .unreadable:
        code = ExitCode.usage
        stop(measuring)
      case .skipped:
        stop(measuring)
        if isWish { continue }
        output.write(wrapped(phrases.prediction.skipped(question.kata.id)))
        return code
      case .ended:
        stop(measuring)
        // A pipe that ends answers nothing and is told nothing.
        if isInteractive { output.write(wrapped(phrases.prediction.skipped(question.kata.id))) }
        return code
      case .interrupted:
        stop(measuring)
        output.write(wrapped(phrases.prediction.skipped(question.kata.id)))
        return ExitCode.interrupted
      }
    }
    return code
  }

  private enum Reply {
    case number(Int), skipped, ended, interrupted, unreadable
  }

  private func guess() -> Reply {
    let prompt = Prompt(phrases.prediction.prompt, .bold)
    pendingQuestion = prompt
    announcer.setPrompting(true)
    defer {
      pendingQuestion = nil
      announcer.setPrompting(false)
    }
    while true {
      let line: String
      switch editor.readLine(prompt, isRemembered: false) {
      case .line(let typed): line = typed
      case .interrupted: return .interrupted
      case .endOfInput: return .ended
      }
      let text = line.filter { !$0.isWhitespace }
      if text.isEmpty { return .skipped }
      if let number = Self.count(text) { return .number(number) }
      let shown = String(line.prefix(40)).quotedForTerminal
      guard editor.isInteractive else {
        output.note("kata: \(phrases.prediction.notANumber(shown))")
        return .unreadable
      }
      output.write(wrapped(phrases.prediction.notANumber(shown)))
    }
  }

  /// A count, also in the wide digits of a Japanese keyboard.
  private static func count(_ text: String) -> Int? {
    let digits = text.map { $0.isNumber ? $0.wholeNumberValue : nil }
    guard text.count < 8, digits.allSatisfy({ ($0 ?? 10) < 10 }) else { return nil }
    return digits.reduce(0) { $0 * 10 + ($1 ?? 0) }
  }

  /// The shipped files, or the learner's.
  private func sources(for question: Question) throws -> SourceSet {
    if question.isMine { return try SourceSet(folder: question.kata.folder, of: question.kata) }
    return SourceSet(
      files: try starters.shipped(question.kata).map { SourceFile(name: $0.name, bytes: $0.data) })
  }

  private func stop(_ measuring: Measuring) {
    measuring.cancel()
    _ = measuring.measurement()
  }

  private func conclude(_ number: Int, _ question: Question, _ measuring: Measuring) -> Int32 {
    guard let measurement = wait(for: measuring) else { return ExitCode.interrupted }
    switch measurement {
    case .counted(let measured):
      let guess = PredictionProgress.Guess(guess: number, measured: measured)
      record(
        .predicted(index: question.index, guess: number, measured: measured), of: question.kata)
      let verdict = phrases.prediction.verdict(guess)
      let painted = guess.isRight ? palette.good(verdict) : palette.notable(verdict)
      output.write(painted + "\n")
      let isShown = question.isMine || isUntouched(question.kata)
      output.write(
        wrapped(
          isShown
            ? phrases.prediction.look(question.kata.id, question.prediction.steps.first ?? "text")
            : phrases.prediction.lookElsewhere(question.kata.id)))
      return ExitCode.success
    case .refused(let result):
      output.write(textReport.text(of: result))
      return result.verdict == .error ? ExitCode.error : ExitCode.notPassed
    case .impossible(let sentence):
      let reason = sentence.text(in: language).withoutControls
      output.note("kata: " + phrases.prediction.unmeasured(reason))
      return ExitCode.error
    }
  }

  /// A sentence in lines that fit the terminal.
  func wrapped(_ sentence: String) -> String {
    TextColumns.wrap(sentence, to: output.columns()).map { $0 + "\n" }.joined()
  }
}
