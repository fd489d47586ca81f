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

  /// The folder of the module that a file belongs to; nil where no package tells.
  private func module(of path: String) -> String? {
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
