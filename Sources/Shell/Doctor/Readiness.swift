import Checker
import Foundation
import Workbook

/// Whether a machine can take part in a workshop without a network: proved by judging, not by looking.
///
/// What is still to be built is built now, and each of the plan's katas is judged once with its solution:
/// then no learner waits for a first compilation.
struct Readiness {
  /// How many katas are tried where there is no plan.
  private static let triedWithoutPlan = 5

  private let session: Session
  private let words: DoctorWords

  init(of session: Session) {
    self.session = session
    words = session.phrases.doctor
  }

  /// Proves it and prints one line to send; gives the exit code.
  func prove() throws -> Int32 {
    let katas = try self.katas()
    try session.checker.prepare(cancellation: session.cancellation)
    let solutions = session.workbook.folder.appendingPathComponent("Solutions")
    var failures: [String] = []
    for kata in katas {
      let result = session.checker.check(
        kata, source: solutions, cancellation: session.cancellation)
      guard !session.cancellation.isCancelled else {
        session.output.note(session.phrases.checkStopped)
        return ExitCode.interrupted
      }
      if result.verdict != .passed { failures.append("\(kata.id) \(result.verdict.rawValue)") }
    }
    let free = Examination.freeBytes(at: session.state.url).map { $0 / 1_000_000 } ?? 0
    guard failures.isEmpty, !katas.isEmpty, free >= Examination.neededBytes / 1_000_000 else {
      session.output.write(words.notReady(failures, free) + "\n")
      return ExitCode.error
    }
    session.output.write(words.ready(katas.count, free) + "\n")
    return ExitCode.success
  }

  private func katas() throws -> [Kata] {
    let katas = session.workbook.katas
    guard let plan = try WorkshopPlan(in: session.workbook.folder) else {
      return Array(katas.prefix(Self.triedWithoutPlan))
    }
    try plan.check(against: session.workbook, file: WorkshopPlan.fileName)
    return plan.katas.compactMap { id in katas.first { $0.id == id } }
  }
}
