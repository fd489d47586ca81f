internal import SwiftSyntax

/// Finds what an initialiser or a method does to the world beyond its object.
enum EffectReader {
  /// The facts of an initialiser; what its closures do later is no effect of its own.
  static func facts(of node: InitializerDeclSyntax) -> InitialiserFacts {
    var facts = InitialiserFacts()
    facts.parameters = node.signature.parameterClause.parameters.map {
      .init(
        label: $0.firstName.text == "_" ? "" : $0.firstName.plainName,
        hasDefault: $0.defaultValue != nil || $0.ellipsis != nil)
    }
    facts.isPrivate = node.modifiers.contains {
      ["private", "fileprivate"].contains($0.name.text)
    }
    guard let body = node.body else { return facts }
    let scopes = ScopeNames()
    for inner in body.ownNodes {
      if let call = inner.as(FunctionCallExprSyntax.self) {
        if facts.effect == nil { facts.effect = effect(of: call) }
        if let name = ownMethod(of: call) { facts.calls.insert(name) }
      } else if let target = writtenTo(inner) {
        if let name = target.as(DeclReferenceExprSyntax.self)?.baseName.plainName {
          if !scopes.declare(name, at: target, upTo: Syntax(node)) { facts.writes.insert(name) }
        } else if facts.effect == nil {
          facts.effect = write(to: target)
        }
      }
    }
    return facts
  }

  /// What the initial value of a stored property does when its object is made.
  static func effect(
    ofInitialValue value: ExprSyntax, in variable: VariableDeclSyntax
  ) -> String? {
    // A closure does nothing yet.
    if value.is(ClosureExprSyntax.self) { return nil }
    let words = variable.modifiers.map(\.name.text)
    guard !words.contains("static"), !words.contains("class"), !words.contains("lazy") else {
      return nil
    }
    // `= { … }()` does it at once.
    let made = value.as(FunctionCallExprSyntax.self)?.calledExpression.as(ClosureExprSyntax.self)
    let nodes = made.map { Array($0.statements.ownNodes) } ?? [Syntax(value)] + value.ownNodes
    let calls = nodes.compactMap {
      $0.as(FunctionCallExprSyntax.self)
    }
    return calls.lazy.compactMap { effect(of: $0) }.first
  }

  /// Notes a call with an effect in a method.
  static func read(_ call: FunctionCallExprSyntax, into file: FileContext) {
    guard let effect = effect(of: call), call.enclosingClosures.isEmpty,
      let function = call.memberAround?.as(FunctionDeclSyntax.self), let type = call.enclosingType
    else { return }
    file.digest.effects.append(
      EffectFacts(
        type: Syntax(type).qualifiedName(endingIn: type.declaredName),
        member: function.name.plainName, effect: effect))
  }

  /// What a call does to the world, in a few words; nil where it does nothing that is known.
  private static func effect(of call: FunctionCallExprSyntax) -> String? {
    if let reference = call.calledExpression.as(DeclReferenceExprSyntax.self) {
      switch reference.baseName.text {
      case "Task": return call.closures.isEmpty ? nil : "starts a task"
      case "withObservationTracking": return "starts to observe"
      case "Data", "String", "NSData":
        return call.firstLabel == "contentsOf" || call.firstLabel == "contentsOfFile"
          ? "reads from the disk" : nil
      default: return nil
      }
    }
    guard let member = call.calledExpression.as(MemberAccessExprSyntax.self) else { return nil }
    let name = member.declName.baseName.text
    // `.background(withIdentifier:)` has its type in front of it only in thought.
    guard member.base != nil || name == "background" else { return nil }
    guard let effect = members[name] else {
      return name.hasPrefix("startMonitoring") || name.hasPrefix("startUpdating")
        ? "starts a service" : nil
    }
    switch name {
    case "detached", "immediate":
      return member.base?.as(DeclReferenceExprSyntax.self)?.baseName.text == "Task" ? effect : nil
    case "sink": return call.closures.isEmpty && call.arguments.isEmpty ? nil : effect
    case "assign": return call.firstLabel == "to" ? effect : nil
    // Defaults may be registered as often as one likes.
    case "register": return [nil, "defaults"].contains(call.firstLabel) ? nil : effect
    case "write": return call.firstLabel == "to" ? effect : nil
    case "data", "bytes", "download", "upload":
      guard let base = member.base, base.mentionedNames.contains("URLSession") else { return nil }
      return call.firstLabel == "from" || call.firstLabel == "for" ? effect : nil
    case "background": return call.firstLabel == "withIdentifier" ? effect : nil
    case "start": return call.firstLabel == "queue" ? effect : nil
    case "addObserver":
      return ["forName", "self", "", "forKeyPath"].contains(call.firstLabel ?? "-") ? effect : nil
    default: return effect
    }
  }

  private static let members: [String: String] = [
    "detached": "starts a task", "immediate": "starts a task", "sink": "subscribes",
    "assign": "subscribes", "addObserver": "adds an observer", "register": "registers",
    "registerForRemoteNotifications": "registers", "scheduledTimer": "starts a timer",
    "background": "registers a background session",
    "dataTask": "uses the network", "downloadTask": "uses the network",
    "uploadTask": "uses the network", "webSocketTask": "uses the network",
    "data": "uses the network", "download": "uses the network", "upload": "uses the network",
    "bytes": "uses the network", "createDirectory": "writes to the disk",
    "createFile": "writes to the disk", "removeItem": "writes to the disk",
    "copyItem": "writes to the disk", "moveItem": "writes to the disk",
    "contentsOfDirectory": "reads from the disk", "write": "writes to the disk",
    "start": "starts a service", "requestWhenInUseAuthorization": "asks for permission",
    "requestAlwaysAuthorization": "asks for permission",
  ]

  /// `load` in `load()` and `self.load()`.
  private static func ownMethod(of call: FunctionCallExprSyntax) -> String? {
    if let reference = call.calledExpression.as(DeclReferenceExprSyntax.self) {
      return reference.baseName.plainName
    }
    guard let member = call.calledExpression.as(MemberAccessExprSyntax.self),
      let base = member.base,
      base.isSelf || base.as(DeclReferenceExprSyntax.self)?.baseName.tokenKind == .keyword(.Self)
        || base.as(DeclReferenceExprSyntax.self)?.baseName.plainName == call.enclosingTypeName
    else { return nil }
    return member.declName.baseName.plainName
  }

  /// What an assignment, `+=` or `-=` writes to.
  private static func writtenTo(_ node: Syntax) -> ExprSyntax? {
    guard let elements = node.as(SequenceExprSyntax.self)?.elements, elements.count >= 3,
      let sign = elements.dropFirst().first
    else { return nil }
    let isWrite =
      sign.is(AssignmentExprSyntax.self)
      || ["+=", "-="].contains(sign.as(BinaryOperatorExprSyntax.self)?.operator.text)
    return isWrite ? elements.first : nil
  }

  /// What a write to a type's property does, such as `Registry.owner = …`.
  private static func write(to target: ExprSyntax) -> String? {
    guard let access = target.as(MemberAccessExprSyntax.self), var base = access.base?.bare else {
      return nil
    }
    while let inner = base.as(MemberAccessExprSyntax.self)?.base?.bare { base = inner }
    guard let name = base.as(DeclReferenceExprSyntax.self)?.baseName.text,
      name.first?.isUppercase == true
    else { return nil }
    return "writes to `\(access.trimmedDescription)`, which all share"
  }
}
