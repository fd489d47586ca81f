internal import SwiftSyntax

/// A strong property by which a child holds the object that holds it: a delegate, a parent.
struct StrongDelegateRule: Rule {
  static let description = RuleDescription(
    "strong-delegate", .lifetime, .warning,
    message: "A strong property holds the object that holds this one.",
    why: "Each of the two keeps the other: neither is ever released.",
    remedy: "Make it `weak var`.",
    link:
      "https://docs.swift.org/swift-book/documentation/the-swift-programming-language/automaticreferencecounting/"
  )
  static let absence = Absence.inProject

  static let references: Set<String>? = ["self"]

  /// Notes where an object gives itself to another that it holds.
  func visit(_ node: DeclReferenceExprSyntax, in file: FileContext) {
    guard node.baseName.text == "self" else { return }
    if let target = node.assignmentTarget {
      guard let access = target.bare.as(MemberAccessExprSyntax.self), let base = access.base,
        let holder = base.heldProperty,
        base.isBehindSelf || !MemberLocals.hide(holder, at: node, in: file),
        let owner = Owner(of: node, in: file), node.visibleSelf(in: file) == .strong,
        !Self.isUndone(access.declName.baseName.plainName, of: holder, around: node, in: file)
      else { return }
      file.digest.handOvers.append(
        HandOverFacts(
          giver: owner.name, holder: holder, taker: access.declName.baseName.plainName,
          place: file.place(of: node)))
    } else if let argument = node.parent?.as(LabeledExprSyntax.self),
      let label = argument.label?.plainName,
      let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self),
      let made = ExprSyntax(call).namedType, let owner = Owner(of: node, in: file),
      node.visibleSelf(in: file) == .strong,
      case .property(let holder) = Keeping(of: call, in: file),
      !Self.isUndone(label, of: holder, around: node, in: file)
    {
      file.digest.handOvers.append(
        HandOverFacts(
          giver: owner.name, holder: holder, taker: label, made: made,
          place: file.place(of: node)))
    }
  }

  /// Whether the file somewhere puts `nil` into one of the two places.
  private static func isUndone(
    _ taker: String, of holder: String, around node: some SyntaxProtocol, in file: FileContext
  ) -> Bool {
    file.memo.clears(property: holder, in: node) || file.memo.clears(member: taker, in: node)
  }

  func findings(in project: ProjectIndex) -> [Finding] {
    var found: [Finding] = []
    for handOver in project.files.lazy.flatMap(\.handOvers) {
      guard let giver = project.onlyType(named: handOver.giver), giver.kind != .struct,
        !project.livesForEver(giver),
        let holder = project.instanceProperty(handOver.holder, in: giver), !holder.isWeak,
        !holder.isComputed, let written = handOver.made ?? holder.type,
        let child = project.onlyType(named: written), child.kind != .struct,
        let taker = project.instanceProperty(handOver.taker, in: child), !taker.isWeak,
        !taker.isComputed, taker.type?.contains("Weak") != true,
        !found.contains(where: { $0.place == taker.place })
      else { continue }
      found.append(
        finding(
          at: taker.place,
          "`\(child.simpleName).\(taker.name)` strongly holds the `\(giver.simpleName)` that holds "
            + "it in `\(holder.name)`.",
          related: [RelatedPlace(message: "given here", place: handOver.place)]))
    }
    return found
  }
}
