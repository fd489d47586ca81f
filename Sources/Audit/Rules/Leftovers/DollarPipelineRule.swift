internal import SwiftSyntax

/// An operator called on the publisher of a `@Published` property: `$query.debounce(…)`.
struct DollarPipelineRule: Rule {
  static let description = RuleDescription(
    "dollar-pipeline", .leftovers, .warning,
    message: "A pipeline hangs on a `@Published` property.",
    why: "An `@Observable` property has no publisher: the pipeline does not compile any more.",
    remedy: """
      Do it in the property's `didSet`, in the method that writes it, or in a task over \
      `Observations`; a derived value can be a computed property.
      """,
    link: RuleLinks.observations, needsObservation: true)

  static let calls: Set<String>? = PublisherOperator.all

  func visit(_ node: FunctionCallExprSyntax, in file: FileContext) {
    guard let pipeline = PublishedPipeline(node) else { return }
    let found = finding(
      at: file.place(of: pipeline.projection),
      "A pipeline (`\(pipeline.operation)`) hangs on `\(pipeline.property)`.")
    guard pipeline.needsProof else { return file.report(found) }
    let (property, owner) = (pipeline.property, pipeline.owner)
    file.propose(found) { project in
      let declared = project.types(named: owner).compactMap { $0.property(property) }
      return declared.contains { $0.attribute("Published") != nil } ? found : nil
    }
  }
}
