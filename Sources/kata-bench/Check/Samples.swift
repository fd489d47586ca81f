/// Measured values in one unit, with the two figures that the README gives.
struct Samples {
  private(set) var values: [Double] = []

  mutating func add(_ value: Double) { values.append(value) }

  /// The middle value.
  var median: Double { quantile(0.5) }

  /// The value that a share of all values does not exceed.
  func quantile(_ share: Double) -> Double {
    guard !values.isEmpty else { return .nan }
    let sorted = values.sorted()
    let place = Int((Double(sorted.count) * share).rounded(.up)) - 1
    return sorted[max(0, min(sorted.count - 1, place))]
  }
}
