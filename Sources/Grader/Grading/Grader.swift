import Checker
import Foundation
import Sandbox
import Synchronization
import Workbook

/// Grades a folder of submissions: reads them, judges every answer once, and writes the results.
///
/// The state is in the `GradeFolder` alone, so any number of these, in any number of processes, can
/// work on one grading, and a killed one is gone on with.
public struct Grader: Sendable {
  /// The folder of this grading.
  public let folder: GradeFolder
  let katas: [Kata]
  /// Whether each kata must be handed in by everybody.
  let areDemanded: Bool
  let judge: any AnswerJudge
  let language: Language

  /// Makes a grader.
  ///
  /// - Parameters:
  ///   - katas: The katas that are graded.
  ///   - areDemanded: Whether a kata that is missing from a submission is told as missing.
  ///   - language: The language of what learners are told.
  public init(
    folder: GradeFolder, katas: [Kata], areDemanded: Bool, judge: any AnswerJudge,
    language: Language
  ) {
    self.folder = folder
    self.katas = katas
    self.areDemanded = areDemanded
    self.judge = judge
    self.language = language
  }

  private var store: WorkStore { WorkStore(folder: folder) }

  /// Reads all submissions and puts what is to be judged into the queue.
  ///
  /// - Parameters:
  ///   - times: When each learner handed in, as ISO 8601.
  ///   - roster: The learners who should have handed in something; nil when nobody says.
  /// - Returns: What lies in the folder and is no submission.
  public func plan(
    _ submissions: URL, times: [String: String] = [:], roster: [String]? = nil,
    cancellation: Cancellation? = nil
  ) throws(GradeFault) -> [IntakeNote] {
    try folder.makeFolders()
    let queue = WorkQueue(folder)
    // What a living grader is at need not wait as well.
    queue.recover()
    let claimed = queue.claimedWork
    let reading = SubmissionReading(katas: katas, areDemanded: areDemanded)
    var (found, notes) = try SubmissionFinding(root: submissions).find()
    if let roster {
      let known = Set(roster)
      let present = Set(found.map(\.learner.bare))
      found += roster.filter { !present.contains($0) }.map {
        SubmissionFinding.Found(learner: LearnerName(raw: $0), tree: NothingTree())
      }
      notes += present.subtracting(known).sorted().map {
        IntakeNote(path: $0, reason: "nobody of this name is on the roster")
      }
    }
    notes += strangers(in: times, among: found)
    var lines = Data()
    for one in found where cancellation?.isCancelled != true {
      let submission = reading.read(one.tree)
      var learner = PlannedLearner(
        learner: one.learner.shown, submission: one.learner.digest,
        submittedAt: times[one.learner.bare], answers: [], notes: submission.notes)
      for answer in submission.answers {
        switch answer.content {
        case .success(let sources):
          let work = try store.keep(answer.kata, sources)
          if !claimed.contains(work) {
            try queue.add(work, judgedBy: judge.identity(of: answer.kata))
          }
          learner.answers.append(.init(kata: answer.kata.id, work: work))
        case .failure(let refusal):
          learner.answers.append(
            .init(kata: answer.kata.id, rule: refusal.rule.rawValue, reason: refusal.reason))
        }
      }
      guard let line = try? JSONEncoder.ofGrades.encode(learner) else {
        throw .broken(folder.plan)
      }
      lines += line + [0x0A]
    }
    guard cancellation?.isCancelled != true else { return notes }
    // Last: a plan that is there is whole, and all its work waits.
    try GradeFolder.write(lines, to: folder.plan)
    return notes
  }

  /// The names in `times` that nobody has: a misspelt one would be graded as if never late.
  private func strangers(
    in times: [String: String], among found: [SubmissionFinding.Found]
  ) -> [IntakeNote] {
    Set(times.keys).subtracting(found.map(\.learner.bare)).sorted().map {
      IntakeNote(
        path: $0.withoutLineEnds, reason: "there is a time for this name, but no submission of it")
    }
  }

  /// Whether everything of the plan is judged.
  public var isDone: Bool {
    let left = WorkQueue(folder).left
    return left.waiting == 0 && left.claimed == 0
  }
}
