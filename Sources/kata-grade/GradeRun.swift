import Checker
import Foundation
import GradeReports
import Grader
import Sandbox
import Shell
import Workbook

/// One call of `kata-grade`, from its words to its results.
struct GradeRun {
  let cancellation = Cancellation()
  private let arguments: ArgumentList
  private let workbook: Workbook
  private let language: Language
  private let output: SessionOutput
  private let folder: GradeFolder
  private let katas: [Kata]
  private let formats: [ReportFormat]
  private let policy: GradePolicy

  /// Reads all words and files first, so that nothing is graded for hours and then refused.
  init(
    arguments: ArgumentList, workbook: Workbook, language: Language, output: SessionOutput
  ) throws {
    self.arguments = arguments
    self.workbook = workbook
    self.language = language
    self.output = output
    let place = arguments.value("--output") ?? ""
    folder = GradeFolder(URL(fileURLWithPath: place, isDirectory: true))
    if let submissions = arguments.operands.first,
      folder.isInside(URL(fileURLWithPath: submissions, isDirectory: true))
    {
      throw UsageError(
        "--output \(place.quotedForTerminal) lies in the folder of submissions, where it would be"
          + " taken for a learner: choose one beside it, such as --output graded")
    }
    katas = try Self.katas(arguments.value("--katas"), in: workbook)
    formats = try Self.formats(arguments.value("--format"))
    policy =
      try arguments.value("--policy").map { file in
        try GradePolicy(reading: try GradeInput.bytes(of: file), file: file)
      } ?? .none
  }

  func run() throws -> Int32 {
    let level = try WallChoice(arguments: arguments, language: language, output: output).level()
    let checker = Checker(workbook: workbook.folder) { [output, language] in
      output.note($0.text(in: language))
    }
    let exam = try ExamChoice(arguments: arguments, folder: folder).exam()
    let judge = CheckerJudge(checker: checker, level: level, exam: exam)
    let grader = Grader(
      folder: folder, katas: katas, areDemanded: arguments.has("--katas"), judge: judge,
      language: language)
    try judge.prepare(katas)
    if arguments.has("--regrade") { try grader.beginAgain() }
    if let submissions = arguments.operands.first {
      try read(submissions, by: grader)
      guard !cancellation.isCancelled else { return stopped() }
      if arguments.has("--plan") { return ExitCode.success }
    } else if arguments.has("--resume") {
      try grader.takeUpFaults()
    }
    let processors = max(1, ProcessInfo.processInfo.activeProcessorCount)
    let jobs = try arguments.number("--jobs", in: 1...256) ?? 2 * processors
    let take = try arguments.number("--take", in: 1...1_000_000)
    let progress = GradeProgressLine(language: language)
    try grader.work(
      jobs: jobs, limit: take ?? .max, waitsForOthers: take == nil, cancellation: cancellation,
      onProgress: { progress.show($0) })
    progress.end()
    guard !cancellation.isCancelled else { return stopped() }
    if take != nil { return ExitCode.success }
    return try report(grader)
  }

  private func read(_ path: String, by grader: Grader) throws {
    if folder.isBegun && !arguments.has("--resume") && !arguments.has("--regrade") {
      throw GradeFault(
        "\(folder.url.path) holds a grading already: go on with it by --resume, judge again by"
          + " --regrade, or choose another --output",
        "\(folder.url.path) にはすでに採点があります。--resume で続けるか、--regrade でやり直すか、"
          + "別の --output を指定してください。")
    }
    let notes = try grader.plan(
      URL(fileURLWithPath: path, isDirectory: true),
      times: try arguments.value("--times").map(GradeInput.times) ?? [:],
      roster: try arguments.value("--roster").map(GradeInput.roster), cancellation: cancellation)
    for note in notes { output.note("\(note.path): \(note.reason).") }
  }

  private func report(_ grader: Grader) throws -> Int32 {
    let now = Date.now.formatted(.iso8601)
    let summary = try grader.writeResults(policy: policy, gradedAt: now)
    for note in policy.strangers(among: LearnerGrades(in: folder).map(\.learner)) {
      output.note("\(note.path): \(note.reason).")
    }
    try ReportWriting(grader: grader, katas: handedIn(by: grader), formats: formats)
      .write(moodle: arguments.value("--moodle"))
    if arguments.has("--regrade") { try grader.writeDifference() }
    output.write(GradeSummaryText(language: language).text(of: summary, in: folder.url.path))
    return ExitCode.success
  }

  /// The katas that somebody handed in, or all that were asked for.
  private func handedIn(by grader: Grader) -> [Kata] {
    if arguments.has("--katas") { return katas }
    let ids = LearnerGrades(in: folder).reduce(into: Set<String>()) { found, grade in
      found.formUnion(grade.katas.map(\.kata))
    }
    return katas.filter { ids.contains($0.id) }
  }

  private func stopped() -> Int32 {
    output.note(
      Sentence(
        "The grading was stopped; --resume goes on with it.",
        "採点を中止しました。--resume で続きから再開できます。"
      ).text(in: language))
    return ExitCode.interrupted
  }

  private static func katas(_ list: String?, in workbook: Workbook) throws -> [Kata] {
    guard let list else { return workbook.katas }
    let names = list.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
    return try names.map { name in
      guard let kata = workbook.katas.first(where: { $0.id == name }) else {
        let nearest = NearestName(workbook.katas.map(\.id)).to(name)
        throw UsageError(
          "There is no kata \(name.quotedForTerminal) for --katas"
            + (nearest.map { ": did you mean \($0)?" } ?? "."))
      }
      return kata
    }
  }

  private static func formats(_ list: String?) throws -> [ReportFormat] {
    guard let list else { return [.html] }
    return try list.split(separator: ",").compactMap { word in
      let name = word.trimmingCharacters(in: .whitespaces)
      // The native results are always written.
      if name == "json" { return nil }
      guard let format = ReportFormat(rawValue: name) else {
        let known = ReportFormat.allCases.map(\.rawValue)
        let nearest = NearestName(known).to(name)
        throw UsageError(
          "--format does not know \(name.quotedForTerminal): "
            + (nearest.map { "did you mean \($0)?" }
              ?? "it takes json, \(known.joined(separator: ", "))."))
      }
      return format
    }
  }
}
