extension Subscribers {
  /// How many values a subscriber still wants; never negative, possibly without end.
  public struct Demand: Hashable, Comparable, Codable, Sendable, CustomStringConvertible {
    /// `UInt.max` stands for unlimited.
    private let count: UInt

    private init(count: UInt) { self.count = count }

    /// As many as there are.
    public static let unlimited = Demand(count: .max)

    /// No more.
    public static let none = Demand(count: 0)

    /// So many, which must not be negative.
    public static func max(_ value: Int) -> Demand {
      precondition(value >= 0, "A demand must not be negative")
      return Demand(count: UInt(value))
    }

    /// The number wanted, nil when unlimited.
    public var max: Int? { self == .unlimited ? nil : Int(count) }

    /// `unlimited` or `max(n)`.
    public var description: String { max.map { "max(\($0))" } ?? "unlimited" }

    /// Adds; anything added to unlimited is unlimited.
    public static func + (left: Demand, right: Demand) -> Demand {
      if left == .unlimited || right == .unlimited { return .unlimited }
      let (sum, overflow) = left.count.addingReportingOverflow(right.count)
      return overflow || sum > UInt(Int.max) ? .unlimited : Demand(count: sum)
    }

    /// Adds a number of values.
    public static func + (left: Demand, right: Int) -> Demand {
      right < 0 ? left - .max(-right) : left + .max(right)
    }

    /// Subtracts; never below none, and unlimited stays unlimited.
    public static func - (left: Demand, right: Demand) -> Demand {
      if left == .unlimited { return .unlimited }
      return left.count <= right.count ? .none : Demand(count: left.count - right.count)
    }

    /// Subtracts a number of values.
    public static func - (left: Demand, right: Int) -> Demand {
      right < 0 ? left + .max(-right) : left - .max(right)
    }

    /// Multiplies a number of values, which must not be negative.
    public static func * (left: Demand, right: Int) -> Demand {
      precondition(right >= 0, "A demand must not be negative")
      if left == .unlimited { return .unlimited }
      let (product, overflow) = left.count.multipliedReportingOverflow(by: UInt(right))
      return overflow || product > UInt(Int.max) ? .unlimited : Demand(count: product)
    }

    /// Adds in place.
    public static func += (left: inout Demand, right: Demand) { left = left + right }
    /// Adds a number of values in place.
    public static func += (left: inout Demand, right: Int) { left = left + right }
    /// Subtracts in place.
    public static func -= (left: inout Demand, right: Demand) { left = left - right }
    /// Subtracts a number of values in place.
    public static func -= (left: inout Demand, right: Int) { left = left - right }
    /// Multiplies in place.
    public static func *= (left: inout Demand, right: Int) { left = left * right }

    /// Unlimited is more than any number.
    public static func < (left: Demand, right: Demand) -> Bool { left.count < right.count }
    /// Whether a demand is more than a number of values.
    public static func > (left: Demand, right: Int) -> Bool { left.max.map { $0 > right } ?? true }
    /// Whether a demand is at least a number of values.
    public static func >= (left: Demand, right: Int) -> Bool {
      left.max.map { $0 >= right } ?? true
    }
    /// Whether a demand is less than a number of values.
    public static func < (left: Demand, right: Int) -> Bool { left.max.map { $0 < right } ?? false }
    /// Whether a demand is at most a number of values.
    public static func <= (left: Demand, right: Int) -> Bool {
      left.max.map { $0 <= right } ?? false
    }
    /// Whether a demand is exactly a number of values.
    public static func == (left: Demand, right: Int) -> Bool { left.max == right }
    /// Whether a demand is not a number of values.
    public static func != (left: Demand, right: Int) -> Bool { left.max != right }
  }
}
