internal import SwiftSyntax

/// A synthesised `Codable` of an `@Observable` class, which writes the macro's own names.
struct ObservableCodableRule: Rule {
  static let description = RuleDescription(
    "observable-codable", .breakage, .warning,
    message: "A synthesised `Codable` of an `@Observable` class uses the macro's names as keys.",
    why: "The stored properties are now `_name` and a registrar: files and servers that knew "
      + "`name` are not understood any more, nor do they understand what is written.",
    remedy: "Declare `enum CodingKeys: String, CodingKey { case _name = \"name\" }`.",
    link: RuleLinks.observable, needsObservation: true)
  static let absence = Absence.inProject

  func visit(_ node: ClassDeclSyntax, in file: FileContext) {
    guard let names = node.codableCandidates else { return }
    let type = Syntax(node).qualifiedName(endingIn: node.name.plainName)
    let keys = names.prefix(3).map { "`_\($0)`" }.joined(separator: ", ")
    let found = finding(
      at: file.place(of: node.name),
      "The synthesised coding of `\(node.name.plainName)` writes or reads the macro's storage "
        + "\(keys) instead of the properties' names.",
      remedy: "Add `enum CodingKeys: String, CodingKey` with a case for each property, such as "
        + "`case _\(names[0]) = \"\(names[0])\"`.")
    file.propose(found) { project in
      guard let coding = project.coding(of: type), !coding.hasKeys,
        coding.isDecoderSynthesised || coding.isEncoderSynthesised
      else { return nil }
      return found
    }
  }
}

extension ClassDeclSyntax {
  /// The tracked properties of an `@Observable` class without other macros; nil if there are none.
  var codableCandidates: [String]? {
    guard isObservable,
      attributes.all.allSatisfy({
        $0.simpleName == "Observable" || HarmlessAttributes.names.contains($0.simpleName)
      })
    else { return nil }
    let names = trackedVariables.compactMap(\.firstName)
    return names.isEmpty ? nil : names
  }
}

extension ProjectIndex {
  /// How a type is coded.
  struct Coding {
    /// Whether `CodingKeys` are declared by hand.
    var hasKeys: Bool
    /// Whether the compiler writes `init(from:)`.
    var isDecoderSynthesised: Bool
    /// Whether the compiler writes `encode(to:)`.
    var isEncoderSynthesised: Bool
  }

  /// How the type is coded; nil if it is not.
  func coding(of name: String) -> Coding? {
    guard let type = types(named: name).first(where: { $0.name == name }) else { return nil }
    func conforms(_ protocols: [String]) -> Bool {
      type.inherits.contains { written in
        protocols.contains {
          TypeName.plain(written).split(separator: "&").map(String.init).contains($0)
        }
          || types(named: written).contains { parent in
            switch parent.kind {
            case .protocol: protocols.contains { inherits(parent.name, $0) }
            case .typealias:
              parent.inherits.contains { target in
                target.split(separator: "&").contains {
                  protocols.contains(TypeName.plain(String($0)))
                }
              }
            default: false
            }
          }
      }
    }
    let decodes = conforms(["Codable", "Decodable"])
    let encodes = conforms(["Codable", "Encodable"])
    guard decodes || encodes else { return nil }
    return Coding(
      hasKeys: types(named: "CodingKeys").contains { $0.name == name + ".CodingKeys" },
      isDecoderSynthesised: decodes && !type.initialiserLabels.contains("from"),
      isEncoderSynthesised: encodes && !type.methods.contains("encode"))
  }
}
