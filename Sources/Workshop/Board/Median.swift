/// The middle of some numbers.
enum Median {
  /// The middle one, or the mean of the two in the middle; nil for no numbers.
  static func of(_ numbers: [Double]) -> Double? {
    let sorted = numbers.sorted()
    guard !sorted.isEmpty else { return nil }
    let middle = sorted.count / 2
    return sorted.count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
  }
}
