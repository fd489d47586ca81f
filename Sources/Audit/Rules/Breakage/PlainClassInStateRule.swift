/// `@State` that holds a class which nobody can observe, and whose variables a body shows.
struct PlainClassInStateRule: Rule {
  static let description = RuleDescription(
    "plain-class-in-state", .breakage, .warning,
    message: "`@State` holds a class that is not observable, so its changes do not show.",
    why: "`@State` notices only that another object is put in; what the object does is not seen.",
    remedy: "Mark the class `@Observable`.", link: RuleLinks.state, needsObservation: true)
  static let absence = Absence.inProject

  /// What a class may inherit without being observable by that.
  private static let plain: Set<String> = [
    "NSObject", "Sendable", "Identifiable", "Hashable", "Equatable", "AnyObject", "Codable",
    "Decodable", "Encodable", "CustomStringConvertible", "Comparable", "@unchecked Sendable",
    "@uncheckedSendable",
  ]

  func findings(in project: ProjectIndex) -> [Finding] {
    project.allTypes.filter { $0.kind == .struct && project.isView($0.name) }.flatMap { view in
      view.properties.compactMap { finding(about: $0, of: view, in: project) }
    }
  }

  private func finding(
    about property: PropertyFacts, of view: TypeFacts, in project: ProjectIndex
  ) -> Finding? {
    guard property.attribute("State") != nil, let name = property.type,
      !project.declaresWrapper("State")
    else { return nil }
    let types = project.types(named: name)
    guard types.count == 1, types[0].kind == .class, isPlain(types[0], in: project) else {
      return nil
    }
    let model = types[0]
    let shown = model.properties.filter { member in
      !member.isConstant && !member.isComputed && !member.isStatic && !member.isLazy
        && project.reads(of: member.name, in: model).contains { use, _ in
          guard case .path(let path, _) = use.base, path == [property.name] else { return false }
          return project.types(named: use.owner).map(\.name) == [view.name]
        }
    }
    guard !shown.isEmpty else { return nil }
    let names = shown.map { "`\(property.name).\($0.name)`" }.joined(separator: ", ")
    return finding(
      at: property.place,
      "`@State var \(property.name)` holds `\(model.name)`, which is neither `@Observable` nor an "
        + "ObservableObject: the body shows \(names) and is not told of changes.",
      related: [RelatedPlace(message: "the class", place: model.place)])
  }

  private func isPlain(_ type: TypeFacts, in project: ProjectIndex) -> Bool {
    !project.isObservable(type.name) && !project.isObservableObject(type.name)
      && !project.inherits(type.name, "Observable")
      && type.attributes.allSatisfy { HarmlessAttributes.names.contains($0.name) }
      && type.inherits.allSatisfy { parent in
        let known = project.types(named: parent)
        if known.isEmpty {
          return Self.plain.contains(parent) || parent.hasSuffix("Delegate")
        }
        return known.allSatisfy { $0.kind == .protocol || isPlain($0, in: project) }
      }
  }
}
