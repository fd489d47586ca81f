internal import SwiftSyntax

/// A property wrapper in an `@Observable` class without `@ObservationIgnored`.
struct IgnoredStorageRule: Rule {
  static let description = RuleDescription(
    "wrapper-in-observable", .breakage, .error,
    message: "A property wrapper in an `@Observable` class needs `@ObservationIgnored`.",
    why: "The macro makes every stored property a computed one, and a wrapper cannot sit on that.",
    remedy: "Write `@ObservationIgnored` before the wrapper, or drop the wrapper.",
    link: "https://developer.apple.com/documentation/observation/observationignored()",
    needsObservation: true)

  func visit(_ node: VariableDeclSyntax, in file: FileContext) {
    guard let type = node.parent?.parent?.parent?.parent?.as(ClassDeclSyntax.self),
      type.attributes.attribute(named: "Observable") != nil,
      node.attributes.attribute(named: "ObservationIgnored") == nil
    else { return }
    for case .attribute(let attribute) in node.attributes {
      let name = attribute.simpleName
      guard ["AppStorage", "SceneStorage", "Published", "State", "Binding"].contains(name) else {
        continue
      }
      file.report(finding(at: file.place(of: attribute)))
    }
  }
}
