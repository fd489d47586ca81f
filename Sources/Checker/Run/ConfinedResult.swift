/// What a check behind walls came to.
public struct ConfinedResult: Sendable {
  /// The first run's result, or the gate's or compiler's that there was no run after.
  public var result: CheckResult
  /// The result of the second run, in another order; nil where the first was no pass.
  public var second: CheckResult?

  init(result: CheckResult) {
    self.result = result
  }

  /// Whether it passed once and did not the second time.
  public var isFlaky: Bool {
    guard let second else { return false }
    return second.verdict != .passed
  }
}
