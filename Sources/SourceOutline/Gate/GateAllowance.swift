/// What an answer to one kata may use although a gate's rule would refuse it.
public struct GateAllowance: Sendable, Equatable {
  /// The modules that may be imported.
  public var imports: Set<String>
  /// Names, attributes (without `@`) and operators that no rule stops at.
  public var names: Set<String>
  /// The ids of rules that do not hold.
  public var rulesOff: Set<String>

  /// What SwiftUI code imports that is about nothing but views and models.
  public static let usualImports: Set = ["SwiftUI", "Observation", "Combine", "Foundation"]

  /// Makes an allowance.
  public init(
    imports: Set<String> = usualImports, names: Set<String> = [], rulesOff: Set<String> = []
  ) {
    self.imports = imports
    self.names = names
    self.rulesOff = rulesOff
  }

  /// The allowance with what these texts do themselves: the shipped starter and the solution.
  public func widened(by texts: [String]) -> GateAllowance {
    var wider = self
    for text in texts { wider.imports.formUnion(Outline(of: text).imports.map(\.module)) }
    let files = texts.map { (name: "", text: $0) }
    wider.names.formUnion(SyntaxGate(allowing: wider).findings(in: files).map(\.subject))
    return wider
  }
}
