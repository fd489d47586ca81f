internal import SwiftSyntax

/// A use or a declaration of `objectWillChange`.
struct ObjectWillChangeRule: Rule {
  static let description = RuleDescription(
    "object-will-change", .leftovers, .warning,
    message: "`objectWillChange` is left from ObservableObject.",
    why: "An `@Observable` class has none: whoever listens to it goes silent after the migration.",
    remedy: """
      Outside of views observe what you read, by `Observations` or `withObservationTracking`; a \
      `send()` before a write is not needed any more.
      """,
    link: RuleLinks.tracking, needsObservation: true)

  static let references: Set<String>? = ["objectWillChange"]

  /// The name of a member is such a reference, too.
  func visit(_ node: DeclReferenceExprSyntax, in file: FileContext) {
    guard node.baseName.text == "objectWillChange" else { return }
    let found = finding(at: file.place(of: node))
    var base: ExprSyntax?
    if let access = node.parent?.as(MemberAccessExprSyntax.self), access.declName.id == node.id {
      // A case or a static member of that name: no publisher is one.
      if access.isImplicitMember { return }
      base = access.base
    }
    // A local name is judged where it is declared.
    if base == nil, MemberLocals.hide("objectWillChange", at: node, in: file) { return }
    let receiver = Receiver(of: base, at: node)
    file.propose(found) { project in
      let isValue = receiver.types(in: project).contains { type in
        guard let property = type.property("objectWillChange") else { return false }
        return property.type.map { Self.isValue($0, in: project) }
          ?? property.initialValue.map(Self.isLiteral) ?? false
      }
      return isValue ? nil : found
    }
  }

  func visit(_ node: VariableDeclSyntax, in file: FileContext) {
    for binding in node.bindings {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier,
        name.text == "objectWillChange"
      else { continue }
      let found = finding(at: file.place(of: name))
      let value = binding.initializer?.value
      if let value, binding.typeAnnotation == nil,
        Self.isLiteral(value.firstToken(viewMode: .sourceAccurate)?.text ?? "")
      {
        continue
      }
      let type = binding.typeAnnotation?.type.trimmedDescription ?? value?.namedType
      file.propose(found) { project in
        type.map { Self.isValue($0, in: project) } == true ? nil : found
      }
    }
  }

  /// Whether a written type is surely no publisher's.
  private static func isValue(_ written: String, in project: ProjectIndex) -> Bool {
    let name = TypeName.plain(written)
    if values.contains(name) || written.hasPrefix("[") || written.contains("->") { return true }
    return project.declares(name) && !project.inherits(name, "Publisher")
      && !project.inherits(name, "Subject")
      && project.types(named: name).allSatisfy { $0.kind != .typealias }
  }

  /// Whether a value that begins so is a literal: no publisher is written as one.
  private static func isLiteral(_ start: String) -> Bool {
    guard let first = start.first else { return false }
    return first.isNumber || "\"[{-#".contains(first)
      || ["true", "false", "nil"].contains(start)
  }

  private static let values: Set = [
    "Int", "Bool", "String", "Double", "Float", "Date", "Void", "UInt", "Data", "UUID", "CGFloat",
  ]
}
