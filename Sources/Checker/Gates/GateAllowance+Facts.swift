import SourceOutline
import Workbook

extension GateAllowance {
  /// What `kata.json` allows, on top of what every kata may do.
  init(of facts: KataFacts.Gates?) {
    self.init(
      imports: Self.usualImports.union(facts?.imports ?? []), names: Set(facts?.names ?? []),
      rulesOff: Set(facts?.off ?? []))
  }
}
