/// What the fixes may do.
public struct FixOptions: Sendable {
  /// The kinds that are wanted.
  public var kinds: Set<FixKind>
  /// How strictly the order of members is taken: what it lets stand stays.
  public var memberOrder = MemberOrderMode.strict
  /// Why the file of a path cannot use Observation, such as "its target is iOS 16"; nil if it can.
  public var observationIsMissing: @Sendable (_ path: String) -> String?

  /// Everything, where Observation is at hand unless said otherwise.
  public init(
    kinds: Set<FixKind> = Set(FixKind.allCases),
    observationIsMissing: @escaping @Sendable (_ path: String) -> String? = { _ in nil }
  ) {
    self.kinds = kinds
    self.observationIsMissing = observationIsMissing
  }
}
