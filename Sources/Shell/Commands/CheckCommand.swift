import Checker
import Foundation
import Reports
import Sandbox
import Workbook

/// `check`: the judge's verdict on one kata, several or all.
struct CheckCommand: ShellCommand {
  let name = "check"
  let summary = "Check your answer: what passed, what did not, and why."
  let operands = Operands.any("KATA")
  let runsCode = true
  let options: [CommandOption] = [
    .flag("--all", "every kata"),
    .value(
      "--source", "DIR", "judge these files instead: a mirror tree, or a folder of .swift files"),
    .value("--jobs", "N", "how many katas at a time; as many as there are processors"),
    .choice("--format", ["text", "json", "junit", "tap"], "for a person or for a program"),
    .flag("--watch", "check again at each save, until Ctrl-C"),
  ]

  func run(_ arguments: ArgumentList, in session: Session) throws -> Int32 {
    let katas = try katas(arguments, in: session)
    let source = try arguments.value("--source").map(source)
    let format = arguments.value("--format") ?? "text"
    let jobs = try arguments.number("--jobs", in: 1...256) ?? processors
    if arguments.has("--watch") {
      guard katas.count == 1, source == nil, format == "text" else {
        throw UsageError(\.watchTakesOne)
      }
      return watch(katas[0], in: session)
    }
    let checker = session.checker
    let cancellation = session.cancellation
    let batch = OrderedBatch(katas) {
      checker.check($0, source: source, cancellation: cancellation)
    }
    var results: [CheckResult] = []
    batch.run(jobs: jobs) { kata, result in
      guard !cancellation.isCancelled else { return }
      results.append(result)
      take(result, of: kata, isOwn: source == nil, format, isAlone: katas.count == 1, session)
    }
    guard !cancellation.isCancelled else {
      session.output.note(session.phrases.checkStopped)
      return ExitCode.interrupted
    }
    switch format {
    case "json": session.output.write(JSONReport().text(of: results))
    case "junit": session.output.write(JUnitReport().text(of: results))
    case "tap": session.output.write(TAPReport().text(of: results))
    default:
      if katas.count > 1 {
        session.output.write("\n" + session.textReport.summary(of: results))
      }
    }
    return code(for: results)
  }

  /// The folder of answers; one that is not there is a slip of the command line, not of an answer.
  private func source(_ path: String) throws(UsageError) -> URL {
    let url = URL(fileURLWithPath: path)
    guard FileManager.default.fileExists(atPath: url.path) else {
      throw UsageError { $0.noSource(path.quotedForTerminal) }
    }
    return url
  }

  private var processors: Int { max(1, ProcessInfo.processInfo.activeProcessorCount) }

  private func katas(_ arguments: ArgumentList, in session: Session) throws -> [Kata] {
    if arguments.has("--all") {
      if let name = arguments.operands.first {
        throw UsageError { $0.allMeansEvery(name.quotedForTerminal) }
      }
      guard !session.workbook.katas.isEmpty else {
        let folder = session.workbook.folder.path
        throw UsageError { $0.noKata(folder) }
      }
      return session.workbook.katas
    }
    guard !arguments.operands.isEmpty else { return [try session.kata(named: nil)] }
    var katas: [Kata] = []
    for name in arguments.operands {
      let kata = try session.kata(named: name)
      if !katas.contains(kata) { katas.append(kata) }
    }
    return katas
  }

  /// Journals the learner's own result and, in text, prints it.
  private func take(
    _ result: CheckResult, of kata: Kata, isOwn: Bool, _ format: String, isAlone: Bool,
    _ session: Session
  ) {
    if isOwn && isAlone && format == "text" {
      session.conclude(result, of: kata, mayAsk: true)
      return
    }
    if isOwn { session.remember(result, of: kata) }
    guard format == "text" else { return }
    let report = session.textReport
    // Among many, one line is enough for what passed.
    let isShort = !isAlone && result.verdict == .passed
    session.output.write(isShort ? report.headline(of: result) + "\n" : report.text(of: result))
    // The hints follow the learner's own files: what was judged elsewhere moves none of them.
    if isAlone { _ = session.explain(result, of: kata) }
  }

  private func watch(_ kata: Kata, in session: Session) -> Int32 {
    let saves = SaveWatch()
    saves.watch(kata)
    while !session.cancellation.isCancelled {
      let result = session.checker.check(kata, cancellation: session.cancellation)
      if session.cancellation.isCancelled { break }
      session.conclude(result, of: kata)
      while !session.cancellation.isCancelled && !saves.wait(milliseconds: 200) {}
    }
    return ExitCode.interrupted
  }

  private func code(for results: [CheckResult]) -> Int32 {
    if results.contains(where: { $0.verdict == .error }) { return ExitCode.error }
    return results.allSatisfy { $0.verdict == .passed } ? ExitCode.success : ExitCode.notPassed
  }
}
