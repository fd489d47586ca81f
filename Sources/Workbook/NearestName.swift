/// Finds the name that a mistyped one was probably meant to be.
public struct NearestName: Sendable {
  /// The names that exist.
  public var names: [String]

  /// Makes a finder over `names`.
  public init(_ names: [String]) {
    self.names = names
  }

  /// The nearest name, or nil when none is near: a beginning, else at most a third of it mistyped.
  public func to(_ typed: String) -> String? {
    let lowered = typed.lowercased()
    guard !lowered.isEmpty else { return nil }
    let completions = names.filter { $0.lowercased().hasPrefix(lowered) }
    if completions.count == 1 { return completions[0] }
    let near = names.map { (name: $0, distance: Self.distance(lowered, $0.lowercased())) }
      .min { $0.distance < $1.distance }
    guard let near, near.distance <= max(1, near.name.count / 3) else { return completions.first }
    return near.name
  }

  /// How many characters must be added, taken away, changed or swapped with their neighbour.
  static func distance(_ left: String, _ right: String) -> Int {
    let (left, right) = (Array(left), Array(right))
    // A name of a screenful is nobody's typing error, and the table is quadratic.
    guard left.count < 100 && right.count < 100 else { return .max }
    guard !left.isEmpty && !right.isEmpty else { return max(left.count, right.count) }
    var rows = [Array(0...right.count)]
    for i in 1...left.count {
      var row = [i]
      for j in 1...right.count {
        let change = rows[i - 1][j - 1] + (left[i - 1] == right[j - 1] ? 0 : 1)
        var best = min(rows[i - 1][j] + 1, row[j - 1] + 1, change)
        if i > 1 && j > 1 && left[i - 1] == right[j - 2] && left[i - 2] == right[j - 1] {
          best = min(best, rows[i - 2][j - 2] + 1)
        }
        row.append(best)
      }
      rows.append(row)
    }
    return rows[left.count][right.count]
  }
}
