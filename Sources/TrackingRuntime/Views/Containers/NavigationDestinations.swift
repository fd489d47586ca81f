/// What the screens of a stack look like, by the type of their values.
@MainActor
final class NavigationDestinations {
  private var builders: [ObjectIdentifier: (AnyHashable) -> AnyView] = [:]

  nonisolated init() {}

  /// Says what the screen of a value of a type looks like; the newest one counts.
  func register<Value: Hashable>(_ type: Value.Type, _ builder: @escaping (Value) -> AnyView) {
    builders[ObjectIdentifier(type)] = { value in
      (value.base as? Value).map(builder) ?? AnyView(EmptyView())
    }
  }

  /// The screen of a value, or a sign that nobody said what it looks like, as in SwiftUI.
  func view(for value: AnyHashable) -> AnyView {
    func open<Value>(_ value: Value) -> ObjectIdentifier { ObjectIdentifier(Value.self) }
    let type = _openExistential(value.base, do: open)
    return builders[type]?(value) ?? AnyView(Image(systemName: "exclamationmark.triangle.fill"))
  }
}
