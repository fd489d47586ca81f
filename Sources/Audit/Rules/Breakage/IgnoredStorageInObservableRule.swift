internal import SwiftSyntax

/// `@ObservationIgnored` on a property wrapper in an `@Observable` class.
///
/// What hands a service in has no value that a view shows, and some packages' wrappers observe for
/// themselves: neither is meant.
struct IgnoredStorageInObservableRule: Rule {
  static let description = RuleDescription(
    "ignored-storage-in-observable", .breakage, .note,
    message: "A property wrapper in an `@Observable` class is not tracked.",
    why: "`@ObservationIgnored` is what lets the wrapper compile, and it takes the tracking away.",
    remedy: "Nothing, if no view shows the value; else announce it by hand.",
    link: RuleLinks.ignored, needsObservation: true)
  static let absence = Absence.inFile

  func visit(_ node: ClassDeclSyntax, in file: FileContext) {
    guard node.isObservable else { return }
    for variable in node.storedVariables where variable.attributes.has("ObservationIgnored") {
      // What is private and shown by a property that says `access` is tracked by hand.
      if let name = variable.firstName, variable.has(modifier: "private"), node.announces(name) {
        continue
      }
      for attribute in variable.attributes.all where attribute.simpleName != "ObservationIgnored" {
        let name = attribute.simpleName
        let found = finding(
          at: file.place(of: attribute),
          "`@ObservationIgnored @\(name) var \(variable.firstName ?? "…")` is not tracked: "
            + "a view that shows it is not told of changes.")
        if PropertyWrappers.apple.contains(name) {
          file.report(found)
        } else if !PropertyWrappers.needsNoTracking(name) {
          file.propose(found) { $0.declaresWrapper(name) ? found : nil }
        }
      }
    }
  }
}
