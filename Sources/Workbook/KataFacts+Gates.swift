extension KataFacts {
  /// What the grader's gates let through in this kata although they stop at it elsewhere.
  ///
  /// What the starter and the solution do needs no word here.
  public struct Gates: Codable, Sendable, Equatable {
    /// Modules that may be imported beside SwiftUI, Observation, Combine and Foundation.
    public var imports: [String]?
    /// Names, attributes and operators, as the gate's sentence quotes them.
    public var names: [String]?
    /// The ids of rules that do not hold.
    public var off: [String]?

    /// Makes the facts.
    public init(imports: [String]? = nil, names: [String]? = nil, off: [String]? = nil) {
      self.imports = imports
      self.names = names
      self.off = off
    }
  }
}
