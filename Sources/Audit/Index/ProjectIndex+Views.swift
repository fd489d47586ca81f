extension ProjectIndex {
  /// Whether the project has a protocol `View` of its own, as another UI library does; what is
  /// said of SwiftUI's views does not hold then. One inside another type hides nothing outside.
  var hasOwnViewProtocol: Bool {
    types(named: "View").contains { $0.kind == .protocol && $0.name == "View" && isSeen($0) }
  }

  /// Whether every type of that name is a struct that is a view.
  func isViewStruct(_ name: String) -> Bool {
    let found = types(named: name)
    return !found.isEmpty && found.allSatisfy { $0.kind == .struct } && isView(name)
  }

  /// Whether every type of that name is a class of the project.
  func isClass(_ name: String) -> Bool {
    let found = types(named: name)
    return !found.isEmpty && found.allSatisfy { $0.kind == .class }
  }

  /// Whether the name says that it is a view model, while its declaration is out of sight.
  func isUnknownViewModel(_ name: String) -> Bool {
    TypeName.plain(name).hasSuffix("ViewModel") && !declares(name)
  }
}
