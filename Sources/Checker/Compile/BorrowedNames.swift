import Foundation
import SourceOutline

/// What a compiled suite really takes from the learner's module, by its undefined symbols.
///
/// The parser cannot tell which of two declarations a suite's line means; the compiler has decided,
/// and its object says so. Members of the learner's own types are what a suite is about. A global, a
/// member of somebody else's type, or a conformance of it must be in the starter or the solution.
struct BorrowedNames {
  /// The declarations taken from the module `Kata`, in the demangler's words.
  let declarations: [String]

  /// Stands for what is kept beside a suite's object; a change of it makes the kept ones useless.
  static let edition = "4"

  private static let module = KataModule.moduleName
  /// What the demangler puts behind a property's name.
  private static let accessors: Set = [
    "getter", "setter", "modify", "modify2", "read", "read2", "unsafeMutableAddressor",
  ]

  init(declarations: [String]) {
    self.declarations = declarations
  }

  /// Reads an object file.
  init(object: Data) {
    let own = "\(Self.module.utf8.count)\(Self.module)"
    // A literal of a Foundation class, where the answer has an instance of a subclass of it.
    func isClassLiteral(_ name: String) -> Bool {
      name.contains("10Foundation") && name.contains("iteral")
    }
    declarations = (ObjectFile(object)?.undefined ?? [])
      .filter { $0.contains(own) || isClassLiteral($0) }
      .compactMap { Demangling.declaration($0) }
      .filter { $0.contains(Self.module) || $0.contains("Literal:") }
  }

  /// What the suite asks of the answer's types that only their author decides: what is equal, what
  /// comes first, what a value hashes to and how it is described.
  ///
  /// A suite that asks it can be told anything, so none may: fields of Swift's types are compared.
  var believed: [String] {
    let protocols = [
      "Equatable", "Hashable", "Comparable", "CustomStringConvertible",
      "CustomDebugStringConvertible", "LosslessStringConvertible", "CustomReflectable",
      "TextOutputStreamable",
    ]
    return declarations.filter { declaration in
      let isConformance = protocols.contains {
        declaration.contains(" : Swift.\($0) in \(Self.module)")
      }
      return isConformance || declaration.contains(".__derived_")
        || declaration.contains(" infix(")
          && (declaration.hasPrefix("static ") || declaration.hasPrefix(Self.module))
    }
  }

  /// The declarations that take a place that is not theirs, as a learner would write them.
  func intruders(allowed: AllowedNames, answer: [Outline]) -> [String] {
    let types = Set(
      answer.flatMap(\.declarations).filter { ShadowCheck.typeKinds.contains($0.kind) }.map(\.name))
    let lent = Self.lentProtocols(answer, ownTypes: types).subtracting(allowed.types)
    var found: [String] = []
    for declaration in declarations {
      let name = intruder(declaration, allowed, types, lent)
      if let name, !found.contains(name) { found.append(name) }
    }
    return found
  }

  /// Protocols of the answer that somebody else's type may conform to.
  ///
  /// One protocol can refine another, be composed with it or have an alias, so all of them count as
  /// soon as an extension of a type that is not the answer's names any of its types.
  private static func lentProtocols(_ answer: [Outline], ownTypes: Set<String>) -> Set<String> {
    let declarations = answer.flatMap(\.declarations)
    let nominal: Set<Declaration.Kind> = [.class, .struct, .enum, .actor]
    let own = Set(
      declarations.filter { nominal.contains($0.kind) }.map {
        ($0.container.map { $0 + "." } ?? "") + $0.name
      })
    let lends = declarations.contains { declaration in
      declaration.kind == .extension && !own.contains(declaration.name)
        && declaration.inheritance.contains { written in
          written.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
            .contains { ownTypes.contains(String($0)) }
        }
    }
    return lends ? Set(declarations.filter { $0.kind == .protocol }.map(\.name)) : []
  }

  private func intruder(
    _ declaration: String, _ allowed: AllowedNames, _ types: Set<String>, _ lent: Set<String>
  ) -> String? {
    var text = declaration[...]
    for prefix in ["default argument ", "static ", "method descriptor for ", "dispatch thunk of "] {
      guard text.hasPrefix(prefix) else { continue }
      text = text.dropFirst(prefix.count)
      if prefix == "default argument ", let of = text.firstRange(of: " of ") {
        text = text[of.upperBound...]
      }
    }
    if let conformance = dropping("protocol witness table for ", text) {
      let type = path(conformance)
      guard conformance.hasSuffix(" in \(Self.module)"), type.first != Self.module else {
        return nil
      }
      let words = conformance.components(separatedBy: " : ")
      let adopted = words.count > 1 ? words[1].components(separatedBy: " in ")[0] : ""
      // The learner's own protocol hides nobody's.
      guard !adopted.hasPrefix(Self.module + ".") else { return nil }
      return "\(type.last ?? ""): \(adopted)"
    }
    if let member = dropping("(extension in \(Self.module)):", text) {
      let names = path(member)
      guard names.count >= 2, names[0] != Self.module else {
        return posing(member, names, allowed) ?? lentMember(names, allowed, lent)
      }
      // The type may be nested: `Foundation.NSNotification.Name.nightfall`.
      let keys = names.indices.dropFirst().dropLast().map { "\(names[$0]).\(names[$0 + 1])" }
      guard !keys.contains(where: allowed.extensionMembers.contains) else { return nil }
      return names.dropFirst().prefix { !Self.accessors.contains($0) }.joined(separator: ".")
    }
    if text.hasPrefix("Foundation.NS"), text.contains("Literal:") { return path(text)[1] }
    guard text.hasPrefix(Self.module + ".") else { return nil }
    let names = path(text)
    if let posing = posing(text, names, allowed) { return posing }
    guard names.count >= 2, !types.contains(names[1]) else {
      return lentMember(names, allowed, lent)
    }
    return allowed.topLevel.contains(names[1]) ? nil : names[1]
  }

  /// A literal or an operator that the suite takes from a type of the learner's invention.
  ///
  /// Where a suite writes `XCTAssertEqual(counter.count, 2)`, a `count` of a type that is made from
  /// any literal and equal to everything would pass.
  private func posing(
    _ text: Substring, _ names: [String], _ allowed: AllowedNames
  ) -> String? {
    guard names.count >= 3, let member = names.last else { return nil }
    let type = names[names.count - 2]
    guard !allowed.types.contains(type) else { return nil }
    if isOperator(member) { return "\(type).\(member)" }
    guard member.hasSuffix("init"), let label = text.firstRange(of: "Literal:") else { return nil }
    let start = text[..<label.lowerBound].lastIndex(of: "(") ?? text.startIndex
    return "\(type).init\(text[start..<label.upperBound]))"
  }

  /// A member that a foreign type has through one of the answer's protocols.
  private func lentMember(
    _ names: [String], _ allowed: AllowedNames, _ lent: Set<String>
  ) -> String? {
    guard names.count >= 3, lent.contains(names[1]) else { return nil }
    let key = "\(names[1]).\(names[2])"
    return allowed.extensionMembers.contains(key) ? nil : key
  }

  private func dropping(_ prefix: String, _ text: Substring) -> Substring? {
    text.hasPrefix(prefix) ? text.dropFirst(prefix.count) : nil
  }

  /// The names before the signature: `Swift`, `Int`, `==` of `Swift.Int.== infix(…)`.
  private func path(_ text: Substring) -> [String] {
    var names: [String] = []
    var name = ""
    var depth = 0
    for character in text {
      // Generic arguments say nothing about whose member it is.
      if character == "<" && !isOperator(name) && !name.isEmpty { depth += 1 }
      if depth > 0 {
        if character == ">" { depth -= 1 }
        continue
      }
      if character == "(" || character == " " || (character == ":" && !isOperator(name)) { break }
      // A dot where a name would begin is an operator's: `Kata....` is `...` of Kata's.
      if character == "." && !isOperator(name) && !(name.isEmpty && !names.isEmpty) {
        names.append(name)
        name = ""
      } else {
        name.append(character)
      }
    }
    names.append(name)
    return names.filter { !$0.isEmpty }
  }

  private func isOperator(_ name: String) -> Bool {
    name.first.map { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "$" && $0 != "(" } ?? false
  }
}
