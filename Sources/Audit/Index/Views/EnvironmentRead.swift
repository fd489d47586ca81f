/// A view's property that needs an object of the environment.
struct EnvironmentRead {
  /// The view.
  var view: TypeFacts
  /// The property.
  var property: PropertyFacts
  /// The type that it needs.
  var wanted: TypeFacts
  /// Whether the object is an `ObservableObject`.
  var isLegacy: Bool

  /// The injection that is missing, as it is written.
  var injection: String {
    (isLegacy ? ".environmentObject(" : ".environment(") + "\(wanted.simpleName))"
  }

  /// The property as it is written.
  var declaration: String {
    isLegacy
      ? "@EnvironmentObject var \(property.name): \(wanted.simpleName)"
      : "@Environment(\(wanted.simpleName).self) var \(property.name)"
  }

  /// The reads of a view that trap when the object is missing: optional ones do not.
  ///
  /// SwiftUI injects the delegates of the app and of scenes itself.
  static func reads(
    of view: TypeFacts, in project: ProjectIndex, delegates: Set<String>
  ) -> [EnvironmentRead] {
    let seen = project.seen(from: view.place.file)
    return view.properties.compactMap { property in
      guard !property.isStatic, !isOptional(property) else { return nil }
      let isLegacy = property.attribute("EnvironmentObject") != nil
      let name =
        isLegacy
        ? property.type
        : property.attribute("Environment") == nil ? nil : property.environmentType
      guard let name, !seen.declaresWrapper(isLegacy ? "EnvironmentObject" : "Environment")
      else { return nil }
      let found = project.types(named: name)
      guard found.count == 1, found[0].kind == .class,
        !found[0].inherits.contains(where: { $0.hasSuffix("Delegate") }),
        !delegates.contains(found[0].simpleName),
        isLegacy
          ? project.isObservableObject(name)
          : project.isObservable(name) || project.inherits(name, "Observable")
      else { return nil }
      return EnvironmentRead(view: view, property: property, wanted: found[0], isLegacy: isLegacy)
    }
  }

  private static func isOptional(_ property: PropertyFacts) -> Bool {
    guard property.isTypeWritten, let type = property.type else { return false }
    return type.hasSuffix("?") || type.hasPrefix("Optional<")
  }
}

extension PropertyFacts {
  /// `Model` in `@Environment(Model.self)`; nil for a key path.
  var environmentType: String? {
    guard let argument = attribute("Environment")?.arguments, argument.hasSuffix(".self") else {
      return nil
    }
    return String(argument.dropLast(".self".count))
  }
}

extension ProjectIndex {
  /// The types of `@UIApplicationDelegateAdaptor` and its like, by their simple names.
  var environmentDelegates: Set<String> {
    var found: Set<String> = []
    for type in allTypes {
      for property in type.properties {
        for attribute in property.attributes where attribute.name.hasSuffix("DelegateAdaptor") {
          found.insert(TypeName.plain(property.type ?? ""))
          found.insert(String((attribute.arguments ?? "").prefix { $0 != "." }))
        }
      }
    }
    return found
  }
}
