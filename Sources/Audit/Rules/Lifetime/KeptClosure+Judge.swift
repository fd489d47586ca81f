internal import SwiftSyntax

extension KeptClosure.Keeper {
  /// Whether the closure, in an object of that type, stays for ever: nothing in sight lets it go.
  func isForEver(in type: TypeFacts, _ project: ProjectIndex) -> Bool {
    switch self {
    case .tracking, .notificationCentre(nil): return true
    case .timer(nil): return !project.hides("Timer")
    case .timer(let name?):
      return !project.hides("Timer") && project.instanceProperty(name, in: type) != nil
        && !project.isStopped(name, of: type)
    case .subscription(let name), .notificationCentre(let name?):
      return project.instanceProperty(name, in: type) != nil
        && !project.isStopped(name, of: type)
    case .property(let name):
      guard let property = project.instanceProperty(name, in: type) else { return false }
      return !property.isComputed && !property.isWeak
    case .child(let holder, let name):
      guard let property = project.instanceProperty(holder, in: type), !property.isWeak,
        !property.isComputed, let written = property.type
      else { return false }
      let children = project.types(named: written)
      return !children.isEmpty
        && children.allSatisfy { child in
          guard child.kind == .class else { return false }
          let inner = project.instanceProperty(name, in: child)
          return inner.map { !$0.isComputed && !$0.isWeak } ?? false
        }
    }
  }

  /// What it is, for a sentence.
  var words: String {
    switch self {
    case .tracking: "the `onChange` closure"
    case .subscription: "the `sink` closure"
    case .notificationCentre: "the observer's closure"
    case .timer: "the timer's closure"
    case .property(let name): "the closure in `\(name)`"
    case .child(let holder, let name): "the closure in `\(holder).\(name)`"
    }
  }
}

extension KeptClosure {
  /// Whether the closure itself, or another place of the file, lets it go: by `invalidate()` or
  /// `removeObserver` inside, or by `property = nil`.
  func isLetGo(in file: FileContext) -> Bool {
    switch keeper {
    case .tracking: return false
    case .subscription(let name), .property(let name):
      return file.memo.clears(property: name, in: closure)
    case .timer, .notificationCentre:
      return !closure.statements.calledNames.isDisjoint(with: ["invalidate", "removeObserver"])
    case .child(let holder, let name):
      return file.memo.clears(property: holder, in: closure)
        || file.memo.clears(member: name, in: closure)
    }
  }
}

extension Rule {
  /// Reports a kept closure that holds the object strongly.
  func report(_ kept: KeptClosure, at node: some SyntaxProtocol, in file: FileContext) {
    let hold = kept.closure.selfHold(in: file)
    guard hold.mayBeStrong, kept.closure.innerWeakCaptures.isEmpty,
      let owner = Owner(of: kept.closure, in: file), !kept.isLetGo(in: file)
    else { return }
    let keeper = kept.keeper
    let found = finding(at: file.place(of: node))
    file.propose(found) { project in
      guard let type = owner.facts(in: project), owner.isHeld(hold, in: project),
        keeper.isForEver(in: type, project)
      else { return nil }
      return found
    }
  }
}
