internal import SwiftSyntax

/// What the `@Observable` macro cares for in one declaration of a property.
struct StoredProperty {
  /// Wrappers that tell an `ObservableObject` around them of their changes.
  static let liveWrappers: Set = [
    "AppStorage", "SceneStorage", "Query", "FetchRequest", "SectionedFetchRequest", "NSManaged",
  ]
  /// Attributes in capitals that are no property wrappers.
  private static let plainAttributes: Set = [
    "MainActor", "Published", "Sendable", "ObservationIgnored", "ObservationTracked", "Attribute",
    "Relationship", "Transient",
  ]
  /// Attributes in small letters that are no property wrappers; those with `_` are the compiler's.
  private static let smallAttributes: Set = [
    "available", "inline", "inlinable", "nonobjc", "objc", "preconcurrency", "safe", "unsafe",
    "warn_unqualified_access",
  ]
  /// Attributes that want a property which is stored under its own name, or as visible as itself:
  /// tried with the macro, which moves the storage to a private `_name`. Those of Objective-C cannot
  /// be tried here, and did without an announcement before.
  private static let storageAttributes: Set = [
    "IBInspectable", "IBOutlet", "GKInspectable", "NSCopying", "exclusivity", "usableFromInline",
    "_spi",
  ]
  private static let handles: Set = [
    "Task", "AnyCancellable", "Cancellable", "Set<AnyCancellable>", "[AnyCancellable]",
  ]

  let published: AttributeSyntax?
  let wrapper: AttributeSyntax?
  /// An attribute that the macro's storage cannot carry.
  let storageAttribute: AttributeSyntax?
  /// An attribute that looks like a global actor.
  let actor: AttributeSyntax?
  /// The plain names.
  let names: [String]
  /// The declaration up to its first value, for messages.
  let text: String
  let isTuple: Bool
  let isLazy: Bool
  let isOverride: Bool
  let isDynamic: Bool
  /// Whether a name stands in backticks.
  let isQuoted: Bool
  /// Whether it holds a task or a subscription.
  let isHandle: Bool
  let hasObservers: Bool
  /// Whether it has a value before any initialiser runs.
  let isInitialised: Bool
  let hasConditionalAttributes: Bool
  /// Whether the macro would track it: an instance's stored `var` that is not ignored.
  let isTracked: Bool

  init(_ node: VariableDeclSyntax) {
    let modifiers = Set(node.modifiers.map(\.name.text))
    let patterns = node.bindings.map(\.pattern)
    let identifiers = patterns.compactMap { $0.as(IdentifierPatternSyntax.self)?.identifier }
    published = node.attributes.attribute(named: "Published")
    let attributes = node.attributes.compactMap { $0.as(AttributeSyntax.self) }
    storageAttribute = attributes.first { Self.storageAttributes.contains($0.simpleName) }
    actor = attributes.first { $0.simpleName.hasSuffix("Actor") && $0.simpleName != "MainActor" }
    wrapper = attributes.first { Self.mayBeWrapper($0.simpleName) }
    names = identifiers.map(\.plainName)
    text = "\(node.bindingSpecifier.text) " + names.joined(separator: ", ")
    isTuple = patterns.contains { $0.is(TuplePatternSyntax.self) }
    isLazy = modifiers.contains("lazy")
    isOverride = modifiers.contains("override")
    isDynamic = modifiers.contains("dynamic")
    isQuoted = identifiers.contains { $0.text.hasPrefix("`") }
    let binding = node.bindings.first
    let type = binding?.typeAnnotation?.type
    let written = (type?.trimmedDescription ?? "").filter { $0 != "?" && $0 != "!" }
    let made = binding?.initializer?.value
    isHandle =
      Self.handles.contains(written) || written.hasPrefix("Task<")
      || (type == nil && made.map { Self.makesHandle($0) } ?? false)
    let accessors = binding?.accessorBlock
    hasObservers = accessors.map { !$0.hasGetter } ?? false
    isInitialised =
      made != nil || type?.is(OptionalTypeSyntax.self) ?? false
      || type?.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) ?? false
    hasConditionalAttributes = node.attributes.contains { $0.is(IfConfigDeclSyntax.self) }
    isTracked =
      node.bindingSpecifier.tokenKind == .keyword(.var)
      && modifiers.isDisjoint(with: ["static", "class"])
      && !(accessors?.hasGetter ?? false)
      && node.attributes.attribute(named: "ObservationIgnored") == nil
  }

  private static func mayBeWrapper(_ name: String) -> Bool {
    guard !storageAttributes.contains(name) else { return false }
    return name.isTypeLike
      ? !plainAttributes.contains(name) && !name.hasSuffix("Actor")
      : !smallAttributes.contains(name) && !name.hasPrefix("_")
  }

  /// `Set<AnyCancellable>()`, `[AnyCancellable]()`, `Task { … }`.
  private static func makesHandle(_ value: ExprSyntax) -> Bool {
    guard let call = value.as(FunctionCallExprSyntax.self) else { return false }
    let callee = call.calledExpression.trimmedDescription
    return handles.contains(callee)
  }
}
