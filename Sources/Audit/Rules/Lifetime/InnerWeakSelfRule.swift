internal import SwiftSyntax

/// `[weak self]` on an inner closure alone.
struct InnerWeakSelfRule: Rule {
  static let description = RuleDescription(
    "inner-weak-self", .lifetime, .warning,
    message: "`[weak self]` stands on the inner closure only.",
    why: """
      To make the inner closure's weak reference, the outer one has to hold `self`, and it does so \
      strongly; the compiler says nothing.
      """,
    remedy: "Write `[weak self]` on the outer closure (the inner one may keep its own).",
    link: RuleLinks.capturing)
  static let absence = Absence.inProject

  func visit(_ node: ClosureExprSyntax, in file: FileContext) {
    guard let item = node.selfCapture, item.isWeak, let owner = Owner(of: node, in: file) else {
      return
    }
    for outer in node.enclosingClosures {
      if outer.selfCapture != nil { return }
      guard outer.visibleSelf(in: file) == .strong,
        outer.innerWeakCaptures.contains(where: { $0.id == item.id })
      else { continue }
      if let kept = KeptClosure(outer, in: file) {
        guard !kept.isLetGo(in: file) else { return }
        let keeper = kept.keeper
        return propose(item, keeper.words, owner, in: file) { type, project in
          keeper.isForEver(in: type, project)
        }
      }
      guard let task = TaskCall(whoseBodyIs: outer),
        !EndlessLoop.loops(in: outer, of: file).isEmpty,
        case .property(let name) = Keeping(of: task.call, in: file)
      else { continue }
      let isUnqualified = task.isUnqualified
      return propose(item, "the endless task", owner, in: file) { type, project in
        project.hasSwiftsTask(isUnqualified: isUnqualified)
          && project.instanceProperty(name, in: type) != nil
          && !project.isStopped(name, of: type)
      }
    }
  }

  private func propose(
    _ item: ClosureCaptureSyntax, _ words: String, _ owner: Owner, in file: FileContext,
    if isForEver: @escaping @Sendable (TypeFacts, ProjectIndex) -> Bool
  ) {
    let found = finding(
      at: file.place(of: item),
      "`[\(item.trimmedDescription)]` stands on the inner closure only: \(words) around it holds "
        + "`self` strongly.")
    file.propose(found) { project in
      guard let type = owner.facts(in: project), isForEver(type, project) else { return nil }
      return found
    }
  }
}
