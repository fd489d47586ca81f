import Sandbox
import Workbook

extension Checker {
  /// The gates before a kata; make them once for all answers to it.
  ///
  /// - Throws: `CheckFault` when checking is impossible, or the kata has no suite.
  public func gates(
    for kata: Kata, cancellation: Cancellation? = nil
  ) throws(CheckFault) -> Gates {
    try Gates(for: kata, shipped: ready(cancellation: cancellation).shipped(kata))
  }
}
