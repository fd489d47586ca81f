internal import SwiftSyntax

/// Reduces the declarations of a module's files to what other modules can come to know of them.
struct VisibleInterfaceReader {
  /// One declaration of a file, or what stands between them.
  private struct Part {
    let file: String
    var text: String
    var mentions: Set<String>
    /// The names of a declaration that is the file's own; nil for what is always kept.
    let ownNames: Set<String>?
  }

  /// Whether nothing was met whose meaning depends on what is left out.
  private(set) var isTellable = true
  private var parts: [Part] = []
  private var text = ""
  private var mentions: Set<String> = []

  /// Attributes that do not make a body part of what others see, nor look into it.
  private static let harmless: Set = [
    "MainActor", "ViewBuilder", "discardableResult", "Sendable", "State", "Binding", "Bindable",
    "Environment", "Observable", "ObservationIgnored", "ObservationTracked", "Published",
    "StateObject", "ObservedObject", "EnvironmentObject", "AppStorage", "FocusState", "escaping",
    "propertyWrapper", "dynamicMemberLookup", "resultBuilder", "preconcurrency", "unchecked",
    "Entry", "GestureState", "SceneStorage", "ScaledMetric", "Previewable",
  ]

  mutating func read(_ file: SourceFileSyntax, of name: String) {
    if file.hasError { isTellable = false }
    for (number, statement) in file.statements.enumerated() {
      text = ""
      mentions = []
      walk(Syntax(statement.item))
      var names: Set<String>?
      if let declaration = statement.item.as(DeclSyntax.self) {
        names = Self.ownNames(of: declaration)
      } else {
        // A statement or a macro: its place may matter.
        text = "\(number): " + text
      }
      parts.append(Part(file: name, text: text, mentions: mentions, ownNames: names))
    }
  }

  /// The texts that are left, file by file, each file's in an order that the sources' does not change.
  mutating func kept() -> [String] {
    var kept = parts.filter { $0.ownNames == nil }
    var rest = parts.filter { $0.ownNames != nil }
    var mentioned = kept.reduce(into: Set<String>()) { $0.formUnion($1.mentions) }
    while true {
      let (more, less) = rest.reduce(into: ([Part](), [Part]())) { split, part in
        if part.ownNames?.isDisjoint(with: mentioned) == false {
          split.0.append(part)
        } else {
          split.1.append(part)
        }
      }
      guard !more.isEmpty else { break }
      kept += more
      rest = less
      for part in more { mentioned.formUnion(part.mentions) }
    }
    if mentioned.contains(Self.bodyMention) { isTellable = false }
    return kept.map { "\($0.file): \($0.text)" }.sorted()
  }

  private static let bodyMention = ".body"

  /// The names of a declaration that only its own file sees and that may be left out.
  private static func ownNames(of declaration: DeclSyntax) -> Set<String>? {
    guard let modified = declaration.asProtocol((any WithModifiersSyntax).self),
      modified.modifiers.contains(where: {
        $0.detail == nil && ["private", "fileprivate"].contains($0.name.text)
      }),
      declaration.asProtocol((any WithAttributesSyntax).self)?.attributes
        .allSatisfy({ isHarmless($0) }) ?? true
    else { return nil }
    switch declaration.as(DeclSyntaxEnum.self) {
    case .structDecl(let type): return [type.name.plainName]
    case .classDecl(let type): return [type.name.plainName]
    case .enumDecl(let type): return [type.name.plainName]
    case .actorDecl(let type): return [type.name.plainName]
    case .functionDecl(let function):
      guard case .identifier = function.name.tokenKind else { return nil }
      return [function.name.plainName]
    case .variableDecl(let variable):
      let names = variable.bindings.compactMap {
        $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainName
      }
      return names.count == variable.bindings.count ? Set(names) : nil
    default: return nil
    }
  }

  private static func isHarmless(_ element: AttributeListSyntax.Element) -> Bool {
    guard case .attribute(let attribute) = element else { return false }
    return harmless.contains(attribute.attributeName.trimmedDescription)
  }

  private mutating func walk(_ node: Syntax) {
    if let token = node.as(TokenSyntax.self) { return add(token) }
    switch node.as(SyntaxEnum.self) {
    case .ifConfigDecl, .poundSourceLocation: isTellable = false
    case .functionDecl(let function):
      addAll(of: node, but: function.body.map { Syntax($0) }, keeping: !isDropped(function))
    case .initializerDecl(let made):
      addAll(
        of: node, but: made.body.map { Syntax($0) },
        keeping: !made.attributes.allSatisfy(Self.isHarmless))
    case .deinitializerDecl(let end):
      addAll(of: node, but: end.body.map { Syntax($0) }, keeping: false)
    case .subscriptDecl(let member):
      addAll(
        of: node, but: member.accessorBlock.map { Syntax($0) },
        keeping: !member.attributes.allSatisfy(Self.isHarmless)
          || Self.isOpaque(Syntax(member.returnClause)))
    case .variableDecl(let variable):
      for child in node.children(viewMode: .sourceAccurate) {
        guard child.is(PatternBindingListSyntax.self) else {
          walk(child)
          continue
        }
        for binding in variable.bindings { addBinding(binding, of: variable) }
      }
    case .memberBlockItem, .codeBlockItem:
      for child in node.children(viewMode: .sourceAccurate) { walk(child) }
      text += ";\n"
    default:
      note(node)
      for child in node.children(viewMode: .sourceAccurate) { walk(child) }
    }
  }

  /// What a type says besides its tokens.
  private mutating func note(_ node: Syntax) {
    switch node.as(SyntaxEnum.self) {
    case .structDecl(let type): look(at: type.attributes)
    case .classDecl(let type): look(at: type.attributes)
    case .enumDecl(let type): look(at: type.attributes)
    case .actorDecl(let type): look(at: type.attributes)
    // The one type that a view's body decides, and those that could be another name of it.
    case .memberType(let member) where member.name.plainName == "Body": isTellable = false
    case .associatedTypeDecl: isTellable = false
    default: break
    }
  }

  private mutating func look(at attributes: AttributeListSyntax) {
    // Another macro may read the bodies of its type's members.
    if !attributes.allSatisfy(Self.isHarmless) { isTellable = false }
  }

  private func isDropped(_ function: FunctionDeclSyntax) -> Bool {
    guard function.attributes.allSatisfy(Self.isHarmless) else { return false }
    let result = function.signature.returnClause.map { Syntax($0) }
    return !Self.isOpaque(result) || function.name.plainName == "body"
  }

  private mutating func addBinding(_ binding: PatternBindingSyntax, of variable: VariableDeclSyntax)
  {
    let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainName
    let isSeen =
      !variable.attributes.allSatisfy(Self.isHarmless)
      || Self.isOpaque(binding.typeAnnotation.map { Syntax($0) }) && name != "body"
    addAll(
      of: Syntax(binding), but: binding.accessorBlock.map { Syntax($0) }, keeping: isSeen)
  }

  private mutating func addAll(of node: Syntax, but body: Syntax?, keeping: Bool) {
    for child in node.children(viewMode: .sourceAccurate) {
      if child.id != body?.id || keeping {
        walk(child)
      } else if let accessors = child.as(AccessorBlockSyntax.self) {
        addKinds(of: accessors)
      } else {
        text += "{}"
      }
    }
  }

  /// Which accessors there are, and what they may do, decides what others call.
  private mutating func addKinds(of block: AccessorBlockSyntax) {
    guard case .accessors(let list) = block.accessors else {
      text += "{get}"
      return
    }
    text += "{"
    for accessor in list {
      addAll(
        of: Syntax(accessor), but: accessor.body.map { Syntax($0) },
        keeping: !accessor.attributes.allSatisfy(Self.isHarmless))
    }
    text += "}"
  }

  private static func isOpaque(_ type: Syntax?) -> Bool {
    type?.tokens(viewMode: .sourceAccurate).contains { $0.tokenKind == .keyword(.some) } ?? false
  }

  private mutating func add(_ token: TokenSyntax) {
    switch token.tokenKind {
    case .endOfFile: return
    case .identifier, .dollarIdentifier:
      let name = token.plainName
      mentions.insert(name)
      if name == "body", !isDeclaredName(token) { mentions.insert(Self.bodyMention) }
    // The same sign is another operator before, between and behind.
    case .prefixOperator: text += "pre"
    case .postfixOperator: text += "post"
    default: break
    }
    // With its length, so that no string can hold what looks like declarations.
    text += "\(token.text.utf8.count)'\(token.text) "
  }

  private func isDeclaredName(_ token: TokenSyntax) -> Bool {
    token.parent?.is(IdentifierPatternSyntax.self) == true
      || token.parent?.as(FunctionDeclSyntax.self)?.name == token
  }
}
