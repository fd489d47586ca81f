import Checker
import Foundation
import Sandbox
import Synchronization
import Workbook

/// Threads that take work from a queue until it is empty.
final class GradeShift: Sendable {
  private let queue: WorkQueue
  private let store: WorkStore
  private let katas: [Kata]
  private let grading: KataGrading
  private let limit: Int
  private let cancellation: Cancellation?
  private let onProgress: @Sendable (GradeProgress) -> Void
  private let state = Mutex(State())
  private let ended = DispatchSemaphore(value: 0)
  private let start = ContinuousClock.now

  private struct State {
    var taken = 0
    var done = 0
    var left = 0
    var fault: GradeFault?
    var held: [String: Claim] = [:]
    var hasEnded = false
  }

  init(
    queue: WorkQueue, store: WorkStore, katas: [Kata], grading: KataGrading, limit: Int,
    cancellation: Cancellation?, onProgress: @escaping @Sendable (GradeProgress) -> Void
  ) {
    self.queue = queue
    self.store = store
    self.katas = katas
    self.grading = grading
    self.limit = limit
    self.cancellation = cancellation
    self.onProgress = onProgress
  }

  /// Works with so many threads and waits for them; says how much was judged.
  func run(jobs: Int) throws(GradeFault) -> Int {
    let (waiting, claimed) = queue.left
    state.withLock { $0.left = waiting + claimed }
    WorkThread.start { [self] in keepClaimsFresh() }
    for slot in 0..<jobs {
      WorkThread.start { [self] in
        takeTurns(slot)
        ended.signal()
      }
    }
    for _ in 0..<jobs { ended.wait() }
    let (done, fault) = state.withLock { state in
      state.hasEnded = true
      return (state.done, state.fault)
    }
    if let fault { throw fault }
    return done
  }

  private func takeTurns(_ slot: Int) {
    while cancellation?.isCancelled != true {
      let mayTake = state.withLock { state in
        guard state.taken < limit, state.fault == nil else { return false }
        state.taken += 1
        return true
      }
      guard mayTake, let claim = queue.claim() else { return }
      state.withLock { $0.held[claim.work] = claim }
      defer { _ = state.withLock { $0.held.removeValue(forKey: claim.work) } }
      do throws(GradeFault) {
        let (kata, sources) = try store.answer(of: claim.work, among: katas)
        let grade = grading.grade(
          kata, sources, work: claim.work, slot: slot, cancellation: cancellation)
        guard cancellation?.isCancelled != true else { return queue.giveBack(claim) }
        try queue.finish(claim, with: grade)
        tellProgress()
      } catch {
        queue.giveBack(claim)
        state.withLock { $0.fault = $0.fault ?? error }
        return
      }
    }
  }

  private func tellProgress() {
    let progress = state.withLock { state in
      state.done += 1
      state.left = max(0, state.left - 1)
      return GradeProgress(
        done: state.done, left: state.left, seconds: (ContinuousClock.now - start) / .seconds(1))
    }
    onProgress(progress)
  }

  /// Touches what is held, so that other machines know that somebody is still at it.
  private func keepClaimsFresh() {
    var rounds = 0
    while true {
      usleep(200_000)
      let (held, hasEnded) = state.withLock { ($0.held.values.map { $0 }, $0.hasEnded) }
      if hasEnded { return }
      rounds += 1
      if rounds % 50 == 0 { held.forEach(queue.touch) }
    }
  }
}
