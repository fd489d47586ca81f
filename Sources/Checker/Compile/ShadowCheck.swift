import Foundation
import SourceOutline
import Workbook

/// Finds what in an answer would take the place of a name that the suite relies on.
///
/// A suite imports the learner's module, so a declaration there can be chosen instead of XCTest's or
/// the runtime's. What the shipped starter or the solution declares is always allowed. What only
/// the compiler can tell (overloads, members of extensions) is found by `BorrowedNames` afterwards.
struct ShadowCheck {
  private let answer: [(file: String, outline: Outline)]
  private let allowed: AllowedNames
  private let references: NameReferences
  /// The types that the answer itself declares.
  private let ownTypes: Set<String>

  static let typeKinds: Set<Declaration.Kind> = [
    .class, .struct, .enum, .actor, .protocol, .typealias,
  ]

  /// A type of one of these names would hide the module.
  private static let modules: Set = [
    "XCTest", "KataTesting", "KataEvents", "SwiftUI", "Combine", "TrackingRuntime", "Foundation",
    "Observation", "Swift",
  ]
  /// What only the harness may import.
  private static let harnessModules: Set = ["XCTest", "KataTesting", "KataEvents", "Testing"]
  /// Names that belong to the harness whether or not this suite uses them.
  private static let harnessNames: Set = [
    "ViewHost", "assertReleased", "KataSuite", "KataHost", "kataSuite", "testCase", "asyncTest",
    "AuditFindings", "assertNoFindings",
  ]
  /// What the compiler makes of a literal where nothing else says so: in the suite too, whose
  /// literals name none of these.
  private static let literalTypes: Set = [
    "IntegerLiteralType", "FloatLiteralType", "BooleanLiteralType", "StringLiteralType",
    "ExtendedGraphemeClusterType", "UnicodeScalarType",
  ]
  /// How the runtime reaches a view or modifier; an own one would draw without being counted.
  private static let runtimeRequirements: Set = ["_makeNode", "_updateNode"]
  /// Attributes that give a declaration another name, place or caller than its source shows, or
  /// copy its body into the suite, where no symbol tells that the suite uses it.
  private static let linkAttributes: Set = [
    "c", "section", "used", "extern", "abi", "export", "inlinable", "backDeployed",
  ]

  init(kata: Kata, answer: SourceSet, suite: KataSuiteSources, shipped: [SourceFile]) {
    let solution = (try? SourceSet(folder: kata.solutionFolder).files) ?? []
    self.init(
      answer: answer.files.map { ($0.name, OutlineMemory.outline(of: $0.text)) },
      allowed: AllowedNames(of: (shipped + solution).map { OutlineMemory.outline(of: $0.text) }),
      references: suite.references)
  }

  init(
    answer: [(file: String, outline: Outline)], allowed: AllowedNames, references: NameReferences
  ) {
    self.answer = answer
    self.allowed = allowed
    self.references = references
    ownTypes = Set(
      answer.flatMap { $0.outline.declarations }
        .filter { Self.typeKinds.contains($0.kind) }.map(\.name))
  }

  /// One error for each declaration that is not allowed.
  func findings() -> [Diagnostic] {
    answer.flatMap { file, outline in
      unread(outline, file) + imports(outline, file) + attributes(outline, file)
        + outline.declarations.compactMap { finding($0, file) }
    }
  }

  /// One error for each declaration that a compiled suite takes although it is not allowed.
  func findings(in borrowed: BorrowedNames) -> [Diagnostic] {
    borrowed.intruders(allowed: allowed, answer: answer.map(\.outline)).map(rival)
  }

  /// One error for each declaration that keeps the compiler from knowing which one a suite means.
  func findings(inMessages messages: [String]) -> [Diagnostic] {
    var names: [String] = []
    for message in messages where message.contains("ambiguous use of") {
      let quoted = message.split(separator: "'", omittingEmptySubsequences: false)
      guard quoted.count > 1 else { continue }
      let name = String(quoted[1].prefix { $0 != "(" || quoted[1].first == "(" })
      let isTheirs = answer.flatMap(\.outline.declarations).contains {
        $0.name == name && !allowed.topLevel.contains(name)
      }
      if isTheirs && !names.contains(name) { names.append(name) }
    }
    return names.map(rival)
  }

  /// The error for a declaration, at the place where the answer declares it.
  private func rival(_ name: String) -> Diagnostic {
    let plain = name.prefix { $0 != "(" }
    let last = plain.split(separator: ".").last.map(String.init) ?? name
    let places = answer.flatMap { file, outline in outline.declarations.map { (file, $0) } }
    let place = places.first { $0.1.name == last || name.hasPrefix($0.1.name + ":") }
    return error(
      Sentence(
        "`\(name)` would take the place of the one that the suite uses; rename or remove it",
        "`\(name)` がスイートの使うものと入れ替わります。名前を変えるか、取り除いてください。"),
      place?.0 ?? "", place?.1.line ?? 0, place?.1.column ?? 0)
  }

  /// What cannot be read cannot be cleared.
  private func unread(_ outline: Outline, _ file: String) -> [Diagnostic] {
    guard !outline.isComplete else { return [] }
    return [
      error(
        Sentence(
          "the file is too long, or nests too deeply, to be read; make it simpler",
          "ファイルが長すぎるか、入れ子が深すぎて読めません。簡単にしてください。"), file, 1, 1)
    ]
  }

  private func imports(_ outline: Outline, _ file: String) -> [Diagnostic] {
    outline.imports.compactMap {
      // The runtime's own counts and graphs would be open to such an import.
      if $0.attributes.contains("testable") {
        return error(
          Sentence(
            "`@testable import \($0.module)` is for suites only; remove `@testable`",
            "`@testable import \($0.module)` はスイート専用です。`@testable` を取り除いてください。"),
          file, $0.line, 1)
      }
      guard Self.harnessModules.contains($0.module), !allowed.imports.contains($0.module) else {
        return nil
      }
      return error(
        Sentence(
          "`import \($0.module)` is for suites only; remove it",
          "`import \($0.module)` はスイート専用です。取り除いてください。"), file, $0.line, 1)
    }
  }

  private func attributes(_ outline: Outline, _ file: String) -> [Diagnostic] {
    outline.attributes.filter {
      ($0.name.hasPrefix("_") || Self.linkAttributes.contains($0.name)
        || $0.name == "inline" && !["never", "__always"].contains($0.arguments))
        && !allowed.attributes.contains($0.name)
    }.map {
      error(
        Sentence(
          "`@\($0.name)` can replace code outside of the kata; remove it",
          "`@\($0.name)` はこの問題の外のコードを置き換えられます。取り除いてください。"), file, $0.line, $0.column)
    }
  }

  private func finding(_ declaration: Declaration, _ file: String) -> Diagnostic? {
    if Self.runtimeRequirements.contains(declaration.name) {
      return error(
        Sentence(
          "`\(declaration.name)` would take the place of the runtime's own",
          "`\(declaration.name)` がランタイムのものと入れ替わります。"), file, declaration)
    }
    // The use of a macro, such as `#Preview`, is no declaration of its name.
    guard !isHidden(declaration), declaration.kind != .macroExpansion else { return nil }
    let name = declaration.name
    if declaration.kind == .extension {
      guard Self.isHarness(Self.baseName(name)) else { return nil }
      return error(
        Sentence(
          "`extension \(name)` would change the judge's own tools",
          "`extension \(name)` が判定側の道具を変えてしまいます。"), file, declaration)
    }
    if declaration.container == nil {
      guard !allowed.topLevel.contains(name) else { return nil }
      if Self.modules.contains(name) {
        return error(
          Sentence(
            "`\(name)` would hide the module of that name", "`\(name)` が同じ名前のモジュールを隠します。"),
          file, declaration)
      }
      if isOperator(name) { return operatorFinding(declaration, file) }
      let isUsed =
        references.free.contains(name) || Self.isHarness(name) || Self.literalTypes.contains(name)
      let isSuites =
        Self.typeKinds.contains(declaration.kind) && name.hasSuffix("Tests")
        && references.introduced.contains(name)
      guard isUsed || isSuites else { return nil }
      return error(
        Sentence(
          "`\(name)` would take the place of the one that the suite uses",
          "`\(name)` がスイートの使うものと入れ替わります。"), file, declaration)
    }
    guard let container = declaration.container, declaration.isInExtension, isOperator(name),
      !ownTypes.contains(Self.baseName(container)),
      !allowed.extensionMembers.contains("\(Self.baseName(container)).\(name)")
    else { return nil }
    return operatorFinding(declaration, file)
  }

  /// An operator is the learner's business as long as the suite does not use it.
  ///
  /// One on the learner's own types is too; which types a function takes is the compiler's to tell.
  private func operatorFinding(_ declaration: Declaration, _ file: String) -> Diagnostic? {
    guard references.operators.contains(declaration.name), declaration.kind == .func,
      declaration.container != nil
    else { return nil }
    return error(
      Sentence(
        "`\(declaration.name)` on `\(declaration.container ?? "")` would take the place of the"
          + " operator that the suite uses",
        "`\(declaration.container ?? "")` の `\(declaration.name)` が、スイートの使う演算子と入れ替わります。"),
      file, declaration)
  }

  /// Nobody outside of the file sees it.
  private func isHidden(_ declaration: Declaration) -> Bool {
    declaration.access == .private || declaration.access == .fileprivate
  }

  private func isOperator(_ name: String) -> Bool {
    name.first.map { !$0.isLetter && $0 != "_" && $0 != "$" } ?? false
  }

  private func error(_ act: Sentence, _ file: String, _ place: Declaration) -> Diagnostic {
    let sentence = Sentence(
      act.english + "; rename or remove it", act.japanese + "名前を変えるか、取り除いてください。")
    return error(sentence, file, place.line, place.column)
  }

  private func error(
    _ sentence: Sentence, _ file: String, _ line: Int, _ column: Int
  ) -> Diagnostic {
    Diagnostic(severity: .error, sentence: sentence, file: file, line: line, column: column)
  }

  private static func isHarness(_ name: String) -> Bool {
    name.hasPrefix("XCT") || harnessNames.contains(name)
  }

  /// `Array` of `Swift.Array<Int>`.
  static func baseName(_ type: String) -> String {
    let plain = type.prefix { $0 != "<" && $0 != " " }
    return plain.split(separator: ".").last.map(String.init) ?? String(plain)
  }
}
