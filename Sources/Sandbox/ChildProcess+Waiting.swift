import CSandbox
import Foundation
import Glibc

extension ChildProcess {
  /// Runs a program to its end and returns what it printed and how it ended.
  public static func run(
    _ launch: Launch, limits: Limits = Limits(), cancellation: Cancellation? = nil
  ) throws(SpawnError) -> (ending: Ending, output: CapturedOutput) {
    let child = try ChildProcess(launch, keptOutputBytes: limits.keptOutputBytes)
    let ending = child.wait(limits: limits, cancellation: cancellation)
    return (ending, child.output)
  }

  /// Reads the child's streams until it ends, by itself or at a limit.
  ///
  /// - Parameters:
  ///   - onRecord: Takes each complete record line; false ends the child.
  ///   - deadline: The moment at which the child is ended for `time`, asked for in every round; it
  ///     comes on top of `limits.wallSeconds`.
  ///   - roundMilliseconds: How long a round lasts at most, in which nothing happens.
  ///   - onRound: Called after each round while the child runs.
  @discardableResult
  public func wait(
    limits: Limits, cancellation: Cancellation? = nil,
    onRecord: (Data) -> Bool = { _ in true }, deadline: () -> ContinuousClock.Instant? = { nil },
    roundMilliseconds: Int = 20, onRound: () -> Void = {}
  ) -> Ending {
    confine(to: limits)
    let clock = ContinuousClock()
    let end = limits.wallSeconds.map { clock.now + .seconds($0) }
    var wantsMore = true
    func deliver() {
      for line in takeRecordLines() where wantsMore { wantsMore = onRecord(line) }
    }
    while ending == nil {
      let now = clock.now
      let next = [end, deadline()].compactMap { $0 }.min()
      let left = next.map { ($0 - now) / .milliseconds(1) } ?? .infinity
      pump(milliseconds: Int32(max(0, min(Double(roundMilliseconds), left.rounded(.up)))))
      deliver()
      guard ending == nil else { break }
      onRound()
      if !wantsMore { stop(.asked) }
      if cancellation?.isCancelled == true { stop(.cancelled) }
      if output.total > limits.outputBytes || recordBytes > limits.recordBytes { stop(.output) }
      if hasMoreThreads(than: limits) { stop(.threads) }
      if holdsMoreMemory(than: limits) { stop(.memory) }
      // Asked again: a record that has just arrived may have moved the deadline.
      if let moment = [end, deadline()].compactMap({ $0 }).min(), clock.now >= moment {
        stop(.time)
      }
    }
    deliver()
    return ending ?? .exited(-1)
  }

  /// Puts the kernel's walls around the child.
  public func confine(to limits: Limits) {
    guard ending == nil, walls == nil else { return }
    _ = kata_limit(
      processIdentifier, UInt64(limits.cpuSeconds ?? 0), UInt64((limits.memoryBytes ?? 0) * 4),
      UInt64(limits.fileBytes ?? 0))
  }

  /// Whether the tree has more threads than the limit; cheap unless the whole machine has more.
  private func hasMoreThreads(than limits: Limits) -> Bool {
    guard let threads = limits.threads ?? threads(behind: walls), isConfined else { return false }
    let now = ProcessStatus.threadsOfTheMachine()
    guard now > threadsBefore + threads else { return false }
    if tree.threadsStandingStill() > threads { return true }
    threadsBefore = now
    return false
  }

  /// Whether the tree holds more memory than the limit; cheap except in every tenth round.
  private func holdsMoreMemory(than limits: Limits) -> Bool {
    rounds += 1
    if let walls { return holdsMoreMemory(behind: walls, than: limits) }
    guard let memory = limits.memoryBytes else { return false }
    if isConfined && rounds % 10 == 0 { return tree.residentBytes() > memory }
    guard let status = ProcessStatus(processIdentifier) else { return false }
    return status.residentPages * Int(getpagesize()) > memory
  }
}
