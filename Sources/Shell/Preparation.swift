import Checker
import Foundation
import Sandbox
import Workbook

/// Builds what checks need while the learner reads; what is there already is only looked up.
final class Preparation {
  private let cancellation = Cancellation()
  private let ended = DispatchSemaphore(value: 0)

  /// Begins on a thread of its own.
  ///
  /// The checker itself says when it takes long. `announcer` says afterwards that it is ready, or why
  /// checking is impossible.
  init(of checker: Checker, announcer: Announcer, language: Language) {
    WorkThread.start { [cancellation, ended] in
      defer { ended.signal() }
      let start = ContinuousClock.now
      do {
        try checker.prepare(cancellation: cancellation)
        if ContinuousClock.now - start > .seconds(1) { announcer.say(Phrases(language).ready) }
      } catch {
        if !cancellation.isCancelled {
          announcer.say("kata: \(Session.sentence(for: error, in: language))")
        }
      }
    }
  }

  /// Stops it with all its processes; returns when they are gone.
  func stop() {
    cancellation.cancel()
    // A build that does not let itself be ended must not keep the learner here.
    _ = ended.wait(timeout: .now() + 3)
  }
}
