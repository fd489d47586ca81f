/// The rules that look at one kind of node; which those are shows at the first node.
///
/// Most of a hundred rules look at one or two kinds. The rules that only inherit the empty `visit` of
/// a kind say so through it, and are not told again.
struct HeedingRules: Sendable {
  private var rules: [any Rule]
  private var isKnown = false

  init(_ rules: [any Rule]) {
    self.rules = rules
  }

  /// Lets the rules visit a node of the kind.
  mutating func tell(_ file: FileContext, _ visit: (any Rule) -> Void) {
    guard !isKnown else {
      for rule in rules { visit(rule) }
      return
    }
    isKnown = true
    rules = rules.filter { rule in
      file.isUnheeded = false
      visit(rule)
      return !file.isUnheeded
    }
  }
}
