import Observation

/// The model of one row.
@MainActor
@Observable
final class BenchmarkRow: Identifiable {
  /// Which row it is.
  nonisolated let id: Int
  /// What is toggled.
  var isFavorite = false

  init(id: Int) { self.id = id }
}
