internal import SwiftSyntax

/// `@ObservationIgnored @AppStorage` in an `@Observable` class, with nothing that announces it.
struct AppStorageIgnoredRule: Rule {
  static let description = RuleDescription(
    "appstorage-ignored", .breakage, .warning,
    message: "A stored setting in an `@Observable` class changes without a word to the views.",
    why:
      "`@ObservationIgnored` removes tracking, and `@AppStorage` tells only the view it sits in.",
    remedy: "Keep it private, and show it through a computed property that calls "
      + "`access(keyPath:)` and `withMutation(keyPath:)`.",
    link: RuleLinks.ignored, needsObservation: true)
  static let absence = Absence.inFile

  func visit(_ node: ClassDeclSyntax, in file: FileContext) {
    guard node.isObservable else { return }
    for variable in node.storedVariables where variable.attributes.has("ObservationIgnored") {
      guard
        let wrapper = variable.attributes.all.first(where: {
          PropertyWrappers.storages.contains($0.simpleName)
        }), let name = variable.firstName, !node.announces(name)
      else { continue }
      file.report(
        finding(
          at: file.place(of: wrapper),
          "`@\(wrapper.simpleName) var \(name)` is ignored by Observation: a view that reads "
            + "`\(name)` through `\(node.name.plainName)` stays as it is when the setting changes.")
      )
    }
  }
}

extension ClassDeclSyntax {
  /// Whether a computed property shows the stored one and calls `access(keyPath:)`.
  func announces(_ name: String) -> Bool {
    memberBlock.members.all.contains { member in
      guard let variable = member.as(VariableDeclSyntax.self),
        let block = variable.bindings.first?.accessorBlock, block.hasGetter
      else { return false }
      var showsIt = false
      var announces = false
      for token in block.tokens(viewMode: .sourceAccurate) {
        if token.plainName == name { showsIt = true }
        if token.text == "access" { announces = true }
      }
      return showsIt && announces
    }
  }
}
