import Observation

/// Something beside the rows that the parent reads.
@MainActor
@Observable
final class BenchmarkClock {
  /// How often it has ticked.
  var ticks = 0
}
