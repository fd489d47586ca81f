internal import SwiftSyntax

/// Walks over the tokens of one file, so that no depth of nesting can exhaust a stack.
struct GateReader {
  let file: String
  let lines: LineTable
  let allowance: GateAllowance
  /// What the answer declares anywhere.
  let declared: Set<String>
  private(set) var findings: [GateFinding] = []
  private var declarations = 0
  private var operands: [SyntaxIdentifier: Int] = [:]

  init(file: String, lines: LineTable, allowance: GateAllowance, declared: Set<String>) {
    self.file = file
    self.lines = lines
    self.allowance = allowance
    self.declared = declared
  }

  mutating func read(_ tree: SourceFileSyntax, text: String) {
    readCharacters(text)
    if tree.hasError { readError(tree) }
    var end = 0
    for token in tree.tokens(viewMode: .sourceAccurate) {
      guard token.position.utf8Offset >= end else { continue }
      if let clause = token.parent?.as(IfConfigClauseSyntax.self), isDead(clause) {
        end = clause.endPosition.utf8Offset
        continue
      }
      read(token)
    }
  }

  /// Adds a finding, unless its subject is allowed.
  mutating func add(_ rule: GateRule, _ subject: String, _ node: some SyntaxProtocol) {
    guard !allowance.names.contains(subject) else { return }
    let place = lines.place(of: node.positionAfterSkippingLeadingTrivia.utf8Offset)
    findings.append(rule.finding(subject, file: file, line: place.line, column: place.column))
  }

  private func isDead(_ clause: IfConfigClauseSyntax) -> Bool {
    guard let condition = clause.condition else { return false }
    return GateNames.deadConditions.contains(condition.trimmedDescription)
  }

  private mutating func read(_ token: TokenSyntax) {
    guard let parent = token.parent else { return }
    switch parent.as(SyntaxEnum.self) {
    case .importDecl(let statement) where statement.importKeyword == token: read(statement)
    case .attribute(let attribute) where attribute.atSign == token: read(attribute)
    case .macroExpansionExpr(let macro) where macro.macroName == token: readMacro(token)
    case .macroExpansionDecl(let macro) where macro.macroName == token: readMacro(token)
    case .macroDecl(let macro) where macro.name == token:
      add(.macro, "macro \(token.plainName)", token)
    case .poundSourceLocation: readSourceLocation(token)
    case .operatorDecl(let declared) where declared.name == token:
      add(.operatorDeclaration, "operator \(token.text)", token)
    case .precedenceGroupDecl(let group) where group.name == token:
      add(.operatorDeclaration, "precedencegroup \(token.text)", token)
    case .arrayExpr(let array) where array.leftSquare == token:
      count(array.elements.count, of: "elements", SizeLimits.elements, token)
    case .dictionaryExpr(let dictionary) where dictionary.leftSquare == token:
      guard case .elements(let elements) = dictionary.content else { break }
      count(elements.count, of: "elements", SizeLimits.elements, token)
    case .binaryOperatorExpr(let used): readOperand(of: used.parent, token)
    default: break
    }
    switch token.tokenKind {
    case .keyword(.func), .keyword(.var), .keyword(.let), .keyword(.struct), .keyword(.class),
      .keyword(.enum), .keyword(.protocol), .keyword(.extension), .keyword(.typealias):
      declarations += 1
      guard declarations == SizeLimits.declarations + 1 else { return }
      add(.size, "\(SizeLimits.declarations) declarations", token)
    default:
      if token.text == "unsafe" { return readUnsafe(token) }
      readName(token)
    }
  }

  private mutating func count(
    _ count: Int, of things: String, _ limit: Int, _ token: TokenSyntax
  ) {
    if count > limit { add(.size, "\(limit) \(things)", token) }
  }

  private mutating func readOperand(of list: Syntax?, _ token: TokenSyntax) {
    guard let id = list?.id else { return }
    operands[id, default: 0] += 1
    if operands[id] == SizeLimits.operands + 1 {
      add(.size, "\(SizeLimits.operands) operators", token)
    }
  }

  private mutating func read(_ statement: ImportDeclSyntax) {
    for element in statement.attributes {
      guard let name = element.as(AttributeSyntax.self)?.attributeName.trimmedDescription,
        GateNames.importAttributes.contains(name)
      else { continue }
      add(.importForm, name, statement.importKeyword)
    }
    let path = statement.path.map { $0.name.plainName }
    // `import Foundation.X` without a kind asks for a part that a C module may hide.
    let isWhole = path.count == 1 || statement.importKindSpecifier != nil
    guard let module = path.first, !allowance.imports.contains(module) || !isWhole else { return }
    add(.imported, isWhole ? module : path.joined(separator: "."), statement.importKeyword)
  }

  private mutating func read(_ attribute: AttributeSyntax) {
    guard attribute.parent?.parent?.is(ImportDeclSyntax.self) != true else { return }
    let name = attribute.attributeName.trimmedDescription
    if name == "freestanding" || name == "attached" { return add(.macro, "@\(name)", attribute) }
    guard name.hasPrefix("_") || GateNames.attributes.contains(name) else { return }
    add(.attribute, name, attribute)
  }

  private mutating func readMacro(_ token: TokenSyntax) {
    let name = token.plainName
    if name == "warning" || name == "error" { return add(.directive, name, token) }
    guard !GateNames.macros.contains(name), !declared.contains(name) || name == "externalMacro"
    else { return }
    add(.macro, "#\(name)", token)
  }

  private mutating func readSourceLocation(_ token: TokenSyntax) {
    guard case .poundSourceLocation = token.tokenKind else { return }
    add(.sourceLocation, "#sourceLocation", token)
  }

  private mutating func readUnsafe(_ token: TokenSyntax) {
    let modifier = token.parent?.parent?.as(DeclModifierSyntax.self)?.trimmedDescription
    switch token.parent?.as(SyntaxEnum.self) {
    case .stringSegment, .labeledExpr, .functionParameter, .availabilityLabeledArgument: return
    default: add(.unsafe, modifier ?? "unsafe", token)
    }
  }

  private mutating func readError(_ tree: SourceFileSyntax) {
    let wrong = tree.tokens(viewMode: .all).first { token in
      token.presence == .missing || token.parent?.is(UnexpectedNodesSyntax.self) == true
    }
    add(.syntaxError, "", wrong ?? tree.endOfFileToken)
  }

  private mutating func readCharacters(_ text: String) {
    var offset = 0
    for scalar in text.unicodeScalars {
      defer { offset += UTF8.width(scalar) }
      switch scalar.value {
      case 0x202A...0x202E, 0x2066...0x2069, 0x200B, 0x200E, 0x200F:
        let place = lines.place(of: offset)
        let name = "U+" + String(scalar.value, radix: 16, uppercase: true)
        findings.append(
          GateRule.hiddenCharacter.finding(
            name, file: file, line: place.line, column: place.column))
        return
      default: break
      }
    }
  }
}
