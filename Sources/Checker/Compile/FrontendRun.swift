import Glibc
import Sandbox

/// A compile that is under way.
struct FrontendRun {
  let child: ChildProcess

  /// How a compile ended.
  enum Outcome: Equatable {
    /// The object is there; `log` may hold warnings.
    case compiled(log: String)
    /// The compiler found errors.
    case rejected(log: String)
    /// The compiler met a limit or broke; one sentence.
    case gaveUp(String)
    /// The person stopped it.
    case cancelled
  }

  /// Waits for the end; `onRound` is called every few milliseconds meanwhile.
  func finish(
    cancellation: Cancellation?, limits: Limits = Frontend.limits, onRound: () -> Void = {}
  ) -> Outcome {
    let ending = child.wait(
      limits: limits, cancellation: cancellation, roundMilliseconds: 5,
      onRound: onRound)
    let log = child.output.text
    switch ending {
    case .exited(0): return .compiled(log: log)
    case .stopped(.cancelled): return .cancelled
    case .stopped(.time), .signalled(SIGXCPU):
      return .gaveUp("the compiler needed more than 20 s; split or simplify the largest expression")
    case .stopped(.memory):
      return .gaveUp("the compiler needed more than 2 GB; split or simplify the largest expression")
    case .stopped: return .gaveUp("the compiler printed without end")
    case .signalled(let signal): return .gaveUp("the compiler itself crashed (signal \(signal))")
    case .exited:
      return log.contains("error:")
        ? .rejected(log: log)
        : .gaveUp("the compiler failed without saying why: \(log.prefix(300))")
    }
  }
}
