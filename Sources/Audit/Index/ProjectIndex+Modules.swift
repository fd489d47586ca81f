extension ProjectIndex {
  /// Whether a type at the top of some file is seen from the file whose names are looked up: in
  /// the file itself, in its module, and where its module is imported.
  ///
  /// The folders below `Sources` and `Tests` of a package are modules; elsewhere all is one.
  func isSeen(_ type: TypeFacts) -> Bool {
    guard !type.isStandIn else { return false }
    guard let viewer else { return true }
    if type.place.file == viewer { return true }
    guard !type.isFilePrivate else { return false }
    let (own, other) = (module(of: viewer), module(of: type.place.file))
    guard own != other else { return true }
    guard let name = other?.split(separator: "/").last else { return false }
    return imports[viewer]?.contains(String(name)) ?? false
  }

  /// Of types that share a name, those of the viewer's module where one stands at its top: they hide
  /// those of other modules.
  func nearest(_ types: [TypeFacts], named name: String) -> [TypeFacts] {
    guard types.count > 1, !packages.isEmpty, let viewer, let own = module(of: viewer) else {
      return types
    }
    let near = types.filter { module(of: $0.place.file) == own }
    return near.contains { $0.name == name && !($0.isFilePrivate && $0.place.file != viewer) }
      ? near : types
  }

  /// Which of the types that share its name an extension extends: that of its own module, where one
  /// stands at its top.
  static func extended(
    by addition: TypeFacts, among declared: [String: [TypeFacts]], in packages: Set<String>
  ) -> [Int] {
    let types = declared[addition.simpleName] ?? []
    guard types.count > 1, addition.name == addition.simpleName,
      let own = module(of: addition.place.file, in: packages)
    else { return Array(types.indices) }
    let near = types.indices.filter { module(of: types[$0].place.file, in: packages) == own }
    return near.contains { types[$0].name == addition.name } ? near : Array(types.indices)
  }

  private func module(of path: String) -> String? { Self.module(of: path, in: packages) }

  /// The folder of the module that a file belongs to; nil where no package tells.
  private static func module(of path: String, in packages: Set<String>) -> String? {
    guard !packages.isEmpty else { return nil }
    let parts = PathName.absolute(path).split(separator: "/")
    for index in parts.indices.dropLast(2).reversed()
    where ["Sources", "Tests", "Plugins"].contains(parts[index]) {
      guard packages.contains("/" + parts[..<index].joined(separator: "/")) else { continue }
      return parts[...(index + 1)].joined(separator: "/")
    }
    return nil
  }
}
