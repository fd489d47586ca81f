import Glibc
import KataEvents
import Sandbox

extension RecordFold {
  /// The verdict on a run that has ended, and the sentence that it rests on.
  mutating func verdict(ending: Ending, output: String) -> (Verdict, String) {
    if ending == .stopped(.cancelled) { return (.error, "the check was stopped") }
    if let breach {
      interrupt(as: .crashed)
      return (.tampered, breach)
    }
    switch ending {
    case .stopped(.time):
      return timeOut()
    case .signalled(SIGXCPU):
      return timeOut()
    case .stopped(.memory):
      return (.outOfMemory, place(interrupt(as: .crashed), "took more than 512 MB of memory"))
    case .stopped(.threads):
      return (.outOfMemory, place(interrupt(as: .crashed), "started more than 300 threads"))
    case .stopped(.output):
      return (.outputLimit, place(interrupt(as: .crashed), "printed without end"))
    case .stopped:
      return (.error, "the check was stopped")
    case .signalled(let signal):
      return crash(signal, output)
    case .exited(HostStatus.cannotOpen) where refusal != nil && !hasOpened:
      return refused()
    case .exited(HostStatus.deaf):
      return (.tampered, "your code silenced XCTest: a test that must fail did not")
    case .exited(HostStatus.lostStream):
      return (.tampered, "your code closed the stream of results")
    case .exited(0) where hasEnded:
      return judgeTests()
    case .exited(let status):
      let place = interrupt(as: .crashed).map { " during \($0)" } ?? ""
      return (
        .tampered,
        "your code ended the process\(place) (status \(status)) before the tests had ended;"
          + " remove the call of exit"
      )
    }
  }

  private func judgeTests() -> (Verdict, String) {
    let count = tests.count
    guard count > 0 else { return (.error, "the suite expects no test") }
    let missing = tests.filter { $0.outcome == .notRun }
    guard missing.isEmpty else {
      return (.tampered, "\(missing[0].id) was expected and never ran")
    }
    let failed = tests.filter { $0.outcome != .passed }
    if failed.isEmpty {
      return (.passed, count == 1 ? "the test passed" : "all \(count) tests passed")
    }
    let skipped = failed.filter { $0.outcome == .skipped }
    if skipped.count == failed.count { return (.failed, "\(skipped[0].id) skipped itself") }
    return (.failed, count == 1 ? "the test failed" : "\(failed.count) of \(count) tests failed")
  }

  private mutating func timeOut() -> (Verdict, String) {
    if let id = interrupt(as: .timedOut) {
      return (.timedOut, "\(id) was still running after \(Self.text(testSeconds)) s")
    }
    if !hasOpened {
      return (
        .timedOut, "your code was still loading after \(Self.text(testSeconds + Self.slack)) s"
      )
    }
    return (.timedOut, "nothing happened for \(Self.text(Self.slack)) s between two tests")
  }

  private mutating func crash(_ signal: Int32, _ output: String) -> (Verdict, String) {
    let isLate = hasOpened && current == nil && tests.allSatisfy { $0.outcome != .notRun }
    let words = Crash.words(for: signal, output: output)
    if isLate { return (.crashed, "after the last test, your code \(words)") }
    return (.crashed, place(interrupt(as: .crashed), words))
  }

  private func refused() -> (Verdict, String) {
    let reason = refusal ?? ""
    guard let symbol = reason.firstRange(of: "undefined symbol: ") else {
      return (.error, "the compiled kata cannot be opened: \(reason)")
    }
    let name = reason[symbol.upperBound...].prefix { !$0.isWhitespace }
    return (
      .didNotCompile,
      "your code declares or imports something that has no implementation here: \(name)"
    )
  }

  private func place(_ test: String?, _ act: String) -> String {
    test.map { "\($0) \(act)" }
      ?? "your code \(act) \(hasOpened ? "outside of a test" : "while loading")"
  }

  private static func text(_ seconds: Double) -> String {
    seconds == seconds.rounded() ? "\(Int(seconds))" : "\(seconds)"
  }
}
