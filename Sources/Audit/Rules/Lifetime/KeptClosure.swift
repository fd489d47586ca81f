internal import SwiftSyntax

/// A closure that something keeps beyond the statement that makes it, and what that is.
struct KeptClosure {
  /// What keeps a closure.
  enum Keeper: Equatable, Sendable {
    /// `withObservationTracking`, until the next change.
    case tracking
    /// A subscription in a property.
    case subscription(String)
    /// The notification centre; the token is in a property, or nowhere.
    case notificationCentre(String?)
    /// The run loop, by a timer that repeats; it is in a property, or nowhere.
    case timer(String?)
    /// A property of the object itself.
    case property(String)
    /// A property of an object in a property.
    case child(String, String)
  }

  let closure: ClosureExprSyntax
  let keeper: Keeper

  init?(_ closure: ClosureExprSyntax, in file: FileContext) {
    self.closure = closure
    if let target = closure.assignmentTarget {
      guard let keeper = Self.keeper(assigning: target, in: file) else { return nil }
      self.keeper = keeper
      return
    }
    guard let parent = closure.parent else { return nil }
    let call: FunctionCallExprSyntax?
    var label = ""
    switch parent.kind {
    case .functionCallExpr: call = parent.as(FunctionCallExprSyntax.self)
    case .labeledExpr:
      call = parent.parent?.parent?.as(FunctionCallExprSyntax.self)
      label = parent.as(LabeledExprSyntax.self)?.label?.text ?? ""
    case .multipleTrailingClosureElement:
      call = parent.parent?.parent?.as(FunctionCallExprSyntax.self)
      label = parent.as(MultipleTrailingClosureElementSyntax.self)?.label.text ?? ""
    case .initializerClause:
      guard let keeper = Self.keeper(initialising: parent) else { return nil }
      self.keeper = keeper
      return
    default: return nil
    }
    guard let call, let keeper = Self.keeper(of: call, label: label, in: file) else { return nil }
    self.keeper = keeper
  }

  private static func keeper(of call: FunctionCallExprSyntax, label: String, in file: FileContext)
    -> Keeper?
  {
    if let reference = call.calledExpression.as(DeclReferenceExprSyntax.self) {
      switch reference.baseName.text {
      case "withObservationTracking": return label == "onChange" ? .tracking : nil
      case "Timer":
        return call.firstLabel == "timeInterval" ? timer(call, in: file) : nil
      default: return nil
      }
    }
    guard let member = call.calledExpression.as(MemberAccessExprSyntax.self),
      let base = member.base
    else { return nil }
    let name = member.declName.baseName.text
    switch name {
    case "sink":
      guard case .property(let bag) = Keeping(of: call, in: file), PublisherChain(base).isEndless
      else {
        return nil
      }
      return .subscription(bag)
    case _ where PublisherOperator.all.contains(name):
      // `subject.map { self.name($0) }.sink { … }`: the subscription keeps the whole chain.
      guard let sink = call.subscription, let publisher = sink.base,
        PublisherChain(base).isEndless, PublisherChain(publisher).isEndless,
        case .property(let bag) = Keeping(of: sink, in: file)
      else { return nil }
      return .subscription(bag)
    case "addObserver":
      guard call.firstLabel == "forName" else { return nil }
      switch Keeping(of: call, in: file) {
      case .property(let token): return .notificationCentre(token)
      case .nowhere: return .notificationCentre(nil)
      case .elsewhere: return nil
      }
    case "scheduledTimer":
      return base.isNamed("Timer") && call.firstLabel == "withTimeInterval"
        ? timer(call, in: file) : nil
    default: return nil
    }
  }

  private static func timer(_ call: FunctionCallExprSyntax, in file: FileContext) -> Keeper? {
    guard call.repeats else { return nil }
    switch Keeping(of: call, in: file) {
    case .property(let name): return .timer(name)
    case .nowhere: return .timer(nil)
    case .elsewhere: return nil
    }
  }

  private static func keeper(assigning target: ExprSyntax, in file: FileContext) -> Keeper? {
    if let name = target.heldProperty {
      guard target.isBehindSelf || !MemberLocals.hide(name, at: target, in: file) else {
        return nil
      }
      // An element of a collection may be taken out again by anybody.
      return target.bare.is(SubscriptCallExprSyntax.self) ? nil : .property(name)
    }
    guard let access = target.bare.as(MemberAccessExprSyntax.self), let base = access.base,
      let child = base.heldProperty,
      base.isBehindSelf || !MemberLocals.hide(child, at: target, in: file)
    else { return nil }
    return .child(child, access.declName.baseName.plainName)
  }

  /// `lazy var action = { … }`.
  private static func keeper(initialising clause: Syntax) -> Keeper? {
    guard let binding = clause.parent?.as(PatternBindingSyntax.self),
      let variable = binding.parent?.parent?.as(VariableDeclSyntax.self),
      variable.modifiers.contains(where: { $0.name.text == "lazy" }),
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainName
    else { return nil }
    return .property(name)
  }
}

extension FunctionCallExprSyntax {
  /// The `sink` or `assign` at the end of the chain of operators that the call is a part of.
  fileprivate var subscription: FunctionCallExprSyntax? {
    var call = self
    while let access = call.parent?.as(MemberAccessExprSyntax.self),
      access.base?.id == ExprSyntax(call).id,
      let next = access.parent?.as(FunctionCallExprSyntax.self),
      next.calledExpression.id == ExprSyntax(access).id
    {
      let name = access.declName.baseName.text
      if name == "sink" || name == "assign" { return next }
      guard PublisherOperator.all.contains(name) else { return nil }
      call = next
    }
    return nil
  }

  /// Whether it says `repeats: true`.
  var repeats: Bool {
    arguments.contains { argument in
      argument.label?.text == "repeats"
        && argument.expression.as(BooleanLiteralExprSyntax.self)?.literal.tokenKind
          == .keyword(.true)
    }
  }
}
