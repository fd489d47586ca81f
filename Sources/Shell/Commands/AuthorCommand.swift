import Author
import Checker
import Foundation
import Reports
import Workbook

/// `author`: makes the skeleton of a kata, and proves katas by right and wrong answers.
struct AuthorCommand: ShellCommand {
  let name = "author"
  let summary =
    "Make and prove katas: `author check [KATA…]`, `author new ID --chapter NN-chapter`."
  let operands = Operands(name: "check|new KATA", count: 1...Int.max)
  let runsCode = true
  let options: [CommandOption] = [
    .value("--jobs", "N", "check: how many answers at a time; as many as there are processors"),
    .choice("--format", ["text", "json"], "check: for a person or for a program"),
    .flag("--write", "check: write the computed facts into kata.json, and say which"),
    .flag("--translated", "with --write: the Japanese pages were compared with the English ones"),
    .value("--chapter", "NN-chapter", "new: the folder in Katas; it is made when it is missing"),
  ]

  /// What can be done, by the options that belong to it.
  private static let deeds: [String: Set<String>] = [
    "check": ["--jobs", "--format", "--write", "--translated"], "new": ["--chapter"],
  ]

  func run(_ arguments: ArgumentList, in session: Session) throws -> Int32 {
    let deed = arguments.operands[0]
    guard let allowed = Self.deeds[deed] else {
      let nearest = NearestName(Self.deeds.keys.sorted()).to(deed)
      let remedy = nearest.map { "did you mean \($0)?" } ?? "write check or new."
      throw UsageError("author cannot do \(deed.quotedForTerminal): \(remedy)")
    }
    for option in options where arguments.has(option.name) && !allowed.contains(option.name) {
      throw UsageError("\(option.name) does not belong to `author \(deed)`: leave it out.")
    }
    let words = Array(arguments.operands.dropFirst())
    return deed == "check"
      ? try check(words, arguments, in: session) : try make(words, arguments, in: session)
  }

  private func check(
    _ words: [String], _ arguments: ArgumentList, in session: Session
  ) throws -> Int32 {
    let katas = try katas(words, in: session)
    let jobs = try arguments.number("--jobs", in: 1...256)
    if arguments.has("--translated") && !arguments.has("--write") {
      throw UsageError("--translated belongs to --write: it writes that the pages were compared.")
    }
    let isText = (arguments.value("--format") ?? "text") == "text"
    let report = ProofTextReport(
      katas: katas.map(\.id), palette: session.palette, columns: session.output.columns())
    let prover = Prover(
      workbook: session.workbook, store: session.starters, checker: session.checker,
      writing: arguments.has("--write")
        ? (arguments.has("--translated") ? .translated : .computed) : nil,
      cancellation: session.cancellation)
    let start = ContinuousClock.now
    try session.checker.prepare(cancellation: session.cancellation)
    if isText { session.output.write(report.heading()) }
    var proofs: [KataProof] = []
    prover.prove(katas, jobs: jobs ?? max(1, ProcessInfo.processInfo.activeProcessorCount)) {
      proofs.append($0)
      if isText { session.output.write(report.row(of: $0)) }
    }
    guard !session.cancellation.isCancelled else {
      session.output.note(session.phrases.checkStopped)
      return ExitCode.interrupted
    }
    // Who names katas asks for these alone.
    let proof = WorkbookProof(
      proofs: proofs, problems: words.isEmpty ? WorkbookProof.problems(of: session.workbook) : [],
      seconds: (ContinuousClock.now - start) / .seconds(1))
    session.output.write(
      isText ? report.details(of: proof) : ProofJSONReport().text(of: proof))
    return proof.isProved ? ExitCode.success : ExitCode.notPassed
  }

  private func katas(_ words: [String], in session: Session) throws -> [Kata] {
    guard !words.isEmpty else {
      let katas = session.workbook.katas
      guard katas.isEmpty && session.workbook.problems.isEmpty else { return katas }
      throw UsageError(
        "There is no kata in \(session.workbook.folder.path): `kata author new` makes one.")
    }
    var katas: [Kata] = []
    for word in words {
      let kata = try session.kata(named: word)
      if !katas.contains(kata) { katas.append(kata) }
    }
    return katas
  }

  private func make(
    _ words: [String], _ arguments: ArgumentList, in session: Session
  ) throws -> Int32 {
    guard words.count == 1, let chapter = arguments.value("--chapter") else {
      throw UsageError("author new takes one ID and a chapter: author new ID --chapter NN-chapter.")
    }
    let skeleton: KataSkeleton
    do throws(SkeletonProblem) {
      skeleton = try KataSkeleton(words[0], chapter: chapter, in: session.workbook)
    } catch {
      throw UsageError(error.description)
    }
    for path in try skeleton.write() { session.output.write(path + "\n") }
    session.output.write(
      "Written. `kata author check \(words[0])` names what is still missing.\n")
    return ExitCode.success
  }
}
