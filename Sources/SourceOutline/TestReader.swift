internal import SwiftIfConfig
internal import SwiftSyntax

/// Finds test classes and their tests in a parsed suite.
enum TestReader {
  /// The top-level declarations, with the active branch of each `#if` in its place.
  static func activeItems(of file: SourceFileSyntax) -> [DeclSyntax] {
    active(file.statements.compactMap { $0.item.as(DeclSyntax.self) })
  }

  /// The name of a class that derives from `XCTestCase` and that another file can name.
  static func testClassName(_ item: DeclSyntax) -> String? {
    guard let type = item.as(ClassDeclSyntax.self), !isHidden(type.modifiers) else { return nil }
    let parents = type.inheritanceClause?.inheritedTypes.map { $0.type.trimmedDescription } ?? []
    guard parents.contains("XCTestCase") || parents.contains("XCTest.XCTestCase") else {
      return nil
    }
    return type.name.plainName
  }

  /// The tests that a class or extension declares, when it belongs to a test class.
  static func tests(
    of item: DeclSyntax, among classes: Set<String>, _ lines: LineTable
  ) -> [TestMethod] {
    let members: MemberBlockItemListSyntax
    let name: String
    if let type = item.as(ClassDeclSyntax.self) {
      (name, members) = (type.name.plainName, type.memberBlock.members)
    } else if let type = item.as(ExtensionDeclSyntax.self), !isHidden(type.modifiers) {
      (name, members) = (type.extendedType.trimmedDescription, type.memberBlock.members)
    } else {
      return []
    }
    guard classes.contains(name) else { return [] }
    return active(members.map(\.decl)).compactMap { test($0, in: name, lines) }
  }

  private static func test(
    _ item: DeclSyntax, in className: String, _ lines: LineTable
  ) -> TestMethod? {
    guard let method = item.as(FunctionDeclSyntax.self), !isHidden(method.modifiers),
      !method.modifiers.contains(where: { ["static", "class"].contains($0.name.text) }),
      method.name.plainName.hasPrefix("test"), method.genericParameterClause == nil,
      method.signature.parameterClause.parameters.isEmpty
    else { return nil }
    let effects = method.signature.effectSpecifiers
    return TestMethod(
      className: className, name: method.name.plainName,
      isAsync: effects?.asyncSpecifier != nil,
      isThrowing: effects?.throwsClause != nil,
      line: lines.place(of: method.name.positionAfterSkippingLeadingTrivia.utf8Offset).line)
  }

  private static func active(_ items: [DeclSyntax]) -> [DeclSyntax] {
    items.flatMap { item -> [DeclSyntax] in
      guard let condition = item.as(IfConfigDeclSyntax.self) else { return [item] }
      switch condition.activeClause(in: CheckConfiguration()).clause?.elements {
      case .statements(let statements):
        return active(statements.compactMap { $0.item.as(DeclSyntax.self) })
      case .decls(let members): return active(members.map(\.decl))
      default: return []
      }
    }
  }

  private static func isHidden(_ modifiers: DeclModifierListSyntax) -> Bool {
    modifiers.contains { ["private", "fileprivate"].contains($0.name.text) && $0.detail == nil }
  }
}
