import Checker
import Foundation
import Glibc
import Sandbox

extension Grader {
  /// Judges what waits, some at a time, until nothing is left or `limit` are done.
  ///
  /// What a grader leaves that dies meanwhile is taken up too.
  ///
  /// - Parameters:
  ///   - waitsForOthers: Whether to wait until other graders have done or died.
  ///   - onProgress: Called on one of the working threads after each answer.
  /// - Returns: How many this call judged.
  @discardableResult
  public func work(
    jobs: Int, limit: Int = .max, waitsForOthers: Bool = false, cancellation: Cancellation? = nil,
    onProgress: @escaping @Sendable (GradeProgress) -> Void = { _ in }
  ) throws(GradeFault) -> Int {
    let queue = WorkQueue(folder)
    queue.recover()
    var done = 0
    repeat {
      let shift = GradeShift(
        queue: queue, store: WorkStore(folder: folder), katas: katas,
        grading: KataGrading(judge: judge, hints: LearnerHints(in: language)),
        limit: limit - done, cancellation: cancellation, onProgress: onProgress)
      done += try shift.run(jobs: jobs)
    } while done < limit
      && isMoreToDo(in: queue, waitsForOthers: waitsForOthers, cancellation: cancellation)
    return done
  }

  /// Whether others left something; with `waitsForOthers` it answers when that is certain.
  private func isMoreToDo(
    in queue: WorkQueue, waitsForOthers: Bool, cancellation: Cancellation?
  ) -> Bool {
    while cancellation?.isCancelled != true {
      if queue.recover() > 0 { return true }
      guard waitsForOthers else { return false }
      let left = queue.left
      // Another grader that was stopped has given back what it held.
      if left.waiting > 0 { return true }
      if left.claimed == 0 { return false }
      usleep(200_000)
    }
    return false
  }

  /// Puts every answer of the plan back that is judged as a fault of ours.
  public func takeUpFaults() throws(GradeFault) {
    let queue = WorkQueue(folder)
    try forEachPlanned { planned throws(GradeFault) in
      for answer in planned.answers {
        guard let work = answer.work, queue.grade(of: work)?.verdict == .error,
          let kata = katas.first(where: { $0.id == answer.kata })
        else { continue }
        try queue.add(work, judgedBy: judge.identity(of: kata))
      }
    }
  }
}
