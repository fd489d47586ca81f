internal import SwiftSyntax

/// An `@ObservationIgnored` variable that changes and that a view shows.
struct IgnoredStorageReadRule: Rule {
  static let description = RuleDescription(
    "ignored-storage-read", .breakage, .warning,
    message: "A view shows a variable that Observation was told to ignore.",
    why: "The body reads it without becoming dependent on it, so the screen keeps the old value.",
    remedy: "Drop `@ObservationIgnored`, or show a property that is tracked.",
    link: RuleLinks.ignored, needsObservation: true)
  static let absence = Absence.inFile

  func visit(_ node: ClassDeclSyntax, in file: FileContext) {
    guard node.isObservable else { return }
    let ignored = node.storedVariables.filter {
      $0.attributes.has("ObservationIgnored") && !$0.has(modifier: "lazy")
        && $0.attributes.all.allSatisfy { HarmlessAttributes.names.contains($0.simpleName) }
    }
    guard !ignored.isEmpty else { return }
    let names = Set(
      ignored.lazy.flatMap(\.bindings)
        .compactMap { $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainName })
    var changed: Set<String> = []
    for member in node.memberBlock.members.all where !member.is(InitializerDeclSyntax.self) {
      guard changed.count < names.count else { break }
      changed.formUnion(AssignmentReader.changes(of: names, below: Syntax(member)))
    }
    let type = Syntax(node).qualifiedName(endingIn: node.name.plainName)
    let ways = node.computedWays
    for variable in ignored {
      for binding in variable.bindings {
        guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier else {
          continue
        }
        propose(
          name, through: ways[name.plainName] ?? [], isChanged: changed.contains(name.plainName),
          type, in: file)
      }
    }
  }

  private func propose(
    _ token: TokenSyntax, through ways: [String], isChanged: Bool, _ type: String,
    in file: FileContext
  ) {
    let name = token.plainName
    let found = finding(at: file.place(of: token))
    file.propose(found) { project in
      let types = project.types(named: type)
      guard types.count == 1, isChanged || project.isWritten(name, in: types[0]) else { return nil }
      let reads =
        project.reads(of: name, in: types[0])
        + ways.flatMap { project.reads(of: $0, in: types[0]) }
      guard let first = reads.first else { return nil }
      var found = found
      found.message =
        "`\(first.use.owner)` shows `\(name)` of `\(types[0].name)`, which is "
        + "`@ObservationIgnored`: the view stays as it is when `\(name)` changes."
      found.related = reads.map { RelatedPlace(message: "read here", place: $0.place) }
      return found
    }
  }
}

extension ClassDeclSyntax {
  /// By stored property, the computed ones that show it and nothing that is tracked.
  fileprivate var computedWays: [String: [String]] {
    let ignored = storedVariables.filter { $0.attributes.has("ObservationIgnored") }
    let quiet = Set(ignored.compactMap(\.firstName))
    // Another computed property or a method may track by itself.
    var others: Set<String> = ["access", "withMutation", "_$observationRegistrar"]
    for member in memberBlock.members.all {
      if let variable = member.as(VariableDeclSyntax.self), !variable.isShared,
        variable.bindingSpecifier.tokenKind == .keyword(.var), let name = variable.firstName,
        !quiet.contains(name)
      {
        others.insert(name)
      } else if let function = member.as(FunctionDeclSyntax.self) {
        others.insert(function.name.plainName)
      }
    }
    var ways: [String: [String]] = [:]
    for member in memberBlock.members.all {
      guard let variable = member.as(VariableDeclSyntax.self), !variable.isShared,
        variable.bindings.count == 1, let name = variable.firstName,
        let block = variable.bindings.first?.accessorBlock, block.hasGetter
      else { continue }
      let names = block.mentionedNames
      guard names.isDisjoint(with: others) else { continue }
      for shown in names.intersection(quiet).sorted() { ways[shown, default: []].append(name) }
    }
    return ways
  }
}
