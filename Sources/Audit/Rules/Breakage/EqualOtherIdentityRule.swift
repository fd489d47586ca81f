/// A tracked property whose class is `Equatable` by what it holds.
struct EqualOtherIdentityRule: Rule {
  static let description = RuleDescription(
    "equal-other-identity", .breakage, .warning,
    message: "Replacing an object by an equal one is not announced.",
    why: "The macro compares the old and the new value with `==`: a view stays attached to the "
      + "object that was replaced, and shows neither the new one nor its changes.",
    remedy: "Compare by identity (`===`), or leave `Equatable` to values.",
    link: RuleLinks.observable, needsObservation: true)

  func findings(in project: ProjectIndex) -> [Finding] {
    project.allTypes.filter { $0.kind == .class && $0.has(attribute: "Observable") }
      .flatMap { holder in
        holder.properties.compactMap { finding(about: $0, of: holder, in: project) }
      }
  }

  private func finding(
    about property: PropertyFacts, of holder: TypeFacts, in project: ProjectIndex
  ) -> Finding? {
    guard let written = property.type, !property.isStatic, !property.isConstant,
      !property.isComputed, !property.isLazy, property.attribute("ObservationIgnored") == nil
    else { return nil }
    let name = TypeName.plain(written.filter { $0 != "[" && $0 != "]" })
    guard !name.contains(":") else { return nil }
    let types = project.types(named: name)
    guard types.count == 1, types[0].kind == .class, types[0].isComparedByContent,
      ["Equatable", "Hashable", "Comparable"].contains(where: {
        project.inherits(types[0].name, $0)
      })
    else { return nil }
    return finding(
      at: property.place,
      "`\(property.name)` of `\(holder.name)` is set to an equal `\(types[0].name)` without a word: "
        + "`==` compares what they hold, so views keep the object that they have.",
      related: [RelatedPlace(message: "the class", place: types[0].place)])
  }
}

extension TypeFacts {
  /// Whether two instances can be equal: an `id` that each makes for itself, that it computes or
  /// that `Identifiable` gives it may be the same as its identity.
  fileprivate var isComparedByContent: Bool {
    switch equality {
    case .content: return true
    case .id:
      guard let id = property("id"), !id.isComputed else { return false }
      return !id.isConstant || id.initialValue == nil
    case .identity, nil: return false
    }
  }
}
