import Foundation
import SourceOutline
import Workbook

/// Refuses what an answer declares beyond the starter and the solution where a suite could take it
/// for something else.
struct ApiGate: Sendable {
  /// The outlines of the shipped starter and the solution.
  let reference: [Outline]
  let allowed: AllowedNames
  let references: NameReferences

  /// What a suite believes without a look at the stored properties.
  private static let witnesses = [
    "Equatable": ["=="], "Hashable": ["==", "hash"], "Comparable": ["<", ">", "<=", ">=", "=="],
    "CustomStringConvertible": ["description"],
    "CustomDebugStringConvertible": ["debugDescription"],
    "LosslessStringConvertible": ["description"], "CustomReflectable": ["customMirror"],
  ]
  private static let comparisons: Set = ["==", "!=", "<", ">", "<=", ">=", "===", "!==", "~="]

  init(reference: [Outline], references: NameReferences) {
    self.reference = reference
    allowed = AllowedNames(of: reference)
    self.references = references
  }

  /// What the source alone tells.
  func alarms(of answer: SourceSet) -> [GateAlarm] {
    let outlines = answer.files.map { (file: $0.name, outline: OutlineMemory.outline(of: $0.text)) }
    let shadows = ShadowCheck(answer: outlines, allowed: allowed, references: references)
    return shadows.findings().map { GateAlarm($0, gate: .api, rule: "shadow") }
      + outlines.flatMap { foreignOperators($0.outline, $0.file, among: outlines.map(\.outline)) }
      + answer.files.flatMap { constants($0, among: outlines.map(\.outline)) }
  }

  /// What a suite has really taken from the answer, by the suite's own object.
  func alarms(ofSuite object: Data, answer: SourceSet) -> [GateAlarm] {
    let outlines = answer.files.map { (file: $0.name, outline: OutlineMemory.outline(of: $0.text)) }
    let shadows = ShadowCheck(answer: outlines, allowed: allowed, references: references)
    let borrowed = BorrowedNames(object: object)
    return shadows.findings(in: borrowed).map { GateAlarm($0, gate: .api, rule: "borrowed") }
      + ownWitnesses(borrowed, outlines)
  }

  /// An operator for somebody else's type, or for every type.
  private func foreignOperators(
    _ outline: Outline, _ file: String, among all: [Outline]
  ) -> [GateAlarm] {
    let own = Self.types(of: all)
    return outline.declarations.filter { declaration in
      guard declaration.kind == .func, Self.isOperator(declaration.name) else { return false }
      guard let container = declaration.container else {
        return Self.comparisons.contains(declaration.name)
          && !allowed.topLevel.contains(declaration.name)
      }
      let type = ShadowCheck.baseName(container)
      return declaration.isInExtension && !own.contains(type)
        && !allowed.extensionMembers.contains("\(type).\(declaration.name)")
    }.map { declaration in
      alarm(
        "foreign-operator",
        "`\(declaration.name)` is declared for `\(declaration.container ?? "any type")`, which is not"
          + " yours; give it a name instead",
        "`\(declaration.name)` を自分のものでない `\(declaration.container ?? "すべての型")` に宣言しています。"
          + "名前のある関数にしてください。",
        file, declaration.line, declaration.column)
    }
  }

  /// `==` that is true of everything, on a type that is no view.
  ///
  /// On a view it is a question to the runtime, and no suite compares views.
  private func constants(_ file: SourceFile, among all: [Outline]) -> [GateAlarm] {
    let views = Self.views(of: all)
    return ConstantAnswer.all(in: file.text).filter { answer in
      let type = ShadowCheck.baseName(answer.type)
      return !views.contains(type) && !isReference(answer.name, of: type)
    }.map { answer in
      alarm(
        "constant-comparison",
        "`\(answer.name)` of `\(answer.type)` says the same of everything; compare what is stored",
        "`\(answer.type)` の `\(answer.name)` が何に対しても同じ答えを返します。保存している値を比べてください。",
        file.name, answer.line, answer.column)
    }
  }

  /// A hand-written witness that the suite relies on where the solution's is the compiler's own.
  private func ownWitnesses(
    _ borrowed: BorrowedNames, _ answer: [(file: String, outline: Outline)]
  ) -> [GateAlarm] {
    let views = Self.views(of: answer.map(\.outline))
    return answer.flatMap { file, outline in
      outline.declarations.filter { declaration in
        guard let container = declaration.container else { return false }
        let type = ShadowCheck.baseName(container)
        return !views.contains(type) && !isReference(declaration.name, of: type)
          && Self.witnesses.contains { adopted, names in
            names.contains(declaration.name)
              && borrowed.declarations.contains {
                $0.contains("\(type) : Swift.\(adopted) in \(KataModule.moduleName)")
              }
          }
      }.map { declaration in
        alarm(
          "own-comparison",
          "the tests rely on `\(declaration.name)` of `\(declaration.container ?? "")`, and yours is"
            + " written by hand; let the compiler make it",
          "テストは `\(declaration.container ?? "")` の `\(declaration.name)` に頼っています。"
            + "手で書かず、コンパイラに作らせてください。",
          file, declaration.line, declaration.column)
      }
    }
  }

  private func isReference(_ name: String, of type: String) -> Bool {
    reference.contains { outline in
      outline.declarations.contains {
        $0.name == name && $0.container.map(ShadowCheck.baseName) == type
      }
    }
  }

  private static func types(of outlines: [Outline]) -> Set<String> {
    Set(
      outlines.flatMap(\.declarations).filter {
        ShadowCheck.typeKinds.contains($0.kind) && $0.kind != .typealias
      }.map(\.name))
  }

  private static func views(of outlines: [Outline]) -> Set<String> {
    Set(
      outlines.flatMap(\.declarations).filter { declaration in
        declaration.inheritance.contains { ShadowCheck.baseName($0) == "View" }
      }.map { ShadowCheck.baseName($0.name) })
  }

  private static func isOperator(_ name: String) -> Bool {
    name.first.map { !$0.isLetter && $0 != "_" && $0 != "$" } ?? false
  }

  private func alarm(
    _ rule: String, _ english: String, _ japanese: String, _ file: String, _ line: Int,
    _ column: Int
  ) -> GateAlarm {
    GateAlarm(
      gate: .api, rule: rule, sentence: Sentence(english, japanese), file: file, line: line,
      column: column)
  }
}
