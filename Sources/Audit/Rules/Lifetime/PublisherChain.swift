internal import SwiftSyntax

/// The way from a subscription back to the publisher that it hangs on.
struct PublisherChain {
  /// Whether the publisher goes on for ever, as far as its expression tells: a property's, a
  /// subject's, a timer's, the notification centre's.
  let isEndless: Bool
  /// Whether the publisher has sent all it has by the time that the subscription returns.
  let isImmediate: Bool

  init(_ publisher: ExprSyntax) {
    var expression = publisher.bare
    var endless = true
    for _ in 0..<100 {
      if let call = expression.as(FunctionCallExprSyntax.self), let name = call.calleeName {
        if Self.immediate.contains(name) {
          (isEndless, isImmediate) = (false, true)
          return
        }
        if Self.ending.contains(name) { endless = false }
        if let parts = call.combinedPublishers {
          let isEndless = endless && parts.contains { PublisherChain($0).isEndless }
          (self.isEndless, isImmediate) = (isEndless, false)
          return
        }
        guard let base = call.base?.bare else {
          (isEndless, isImmediate) = (endless && Self.sources.contains(name), false)
          return
        }
        if Self.sources.contains(name) {
          (isEndless, isImmediate) = (endless, false)
          return
        }
        if !PublisherOperator.unmistakable.contains(name),
          !PublisherOperator.ambiguous.contains(name)
        {
          (isEndless, isImmediate) = (false, false)
          return
        }
        expression = base
      } else {
        let access = expression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
        // `[1, 2].publisher` and `URLSession`'s end; a property goes on.
        let isSequence = access == "publisher"
        isImmediate = isSequence && endless
        isEndless =
          endless && !isSequence
          && (access != nil || expression.is(DeclReferenceExprSyntax.self))
        return
      }
    }
    (isEndless, isImmediate) = (false, false)
  }

  /// What goes on for as long as one of its publishers does; a zip ends with the first.
  fileprivate static let combinations: Set<String> = [
    "CombineLatest", "CombineLatest3", "CombineLatest4", "Merge", "Merge3", "Merge4", "Merge5",
    "Merge6", "Merge7", "Merge8", "MergeMany",
  ]
  private static let immediate: Set<String> = ["Just", "Empty", "Fail", "Record"]
  private static let ending: Set<String> = [
    "first", "last", "prefix", "collect", "output", "timeout", "reduce", "count", "allSatisfy",
    "ignoreOutput", "min", "max", "contains",
  ]
  private static let sources: Set<String> = [
    "publisher", "publish", "PassthroughSubject", "CurrentValueSubject",
  ]
}

extension FunctionCallExprSyntax {
  /// `a` and `b` of `Publishers.CombineLatest(a, b)`.
  fileprivate var combinedPublishers: [ExprSyntax]? {
    guard let name = calleeName, PublisherChain.combinations.contains(name),
      base?.as(DeclReferenceExprSyntax.self)?.baseName.plainName == "Publishers"
    else { return nil }
    return arguments.map(\.expression)
  }
}
