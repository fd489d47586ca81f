import SourceOutline
import Workbook

/// What an answer declares where a suite looks for something of a similar name.
struct SimilarDeclaration {
  /// As a learner would write it, `Counter.incremnt()`.
  let name: String

  /// Finds it; nil when nothing in the same place is similar, or the very thing is there.
  ///
  /// - Parameter wanted: `Counter.increment(by:)`, or a name without a type.
  init?(to wanted: String, among declarations: [Declaration]) {
    let signature = wanted.prefix { $0 != "(" }
    let parts = signature.split(separator: ".").map(String.init)
    guard let base = parts.last else { return nil }
    let container = parts.count > 1 ? parts[parts.count - 2] : nil
    let near = declarations.filter {
      $0.kind != .extension && $0.kind != .macroExpansion
        && $0.container.map(ShadowCheck.baseName) == container
    }
    guard !near.contains(where: { $0.name == base && container == nil }) else { return nil }
    // The same name with other labels is nearer than any other name.
    let overloads = near.filter { $0.name == base }
    let found =
      overloads.first
      ?? NearestName(near.map(\.name)).to(base).flatMap { name in
        near.first { $0.name == name }
      }
    guard let found else { return nil }
    let full = (container.map { $0 + "." } ?? "") + found.fullName
    guard full != wanted else { return nil }
    name = full
  }
}
