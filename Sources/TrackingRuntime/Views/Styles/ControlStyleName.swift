/// Names the style of one kind of control within a key path.
struct ControlStyleName<Configuration>: Hashable, Sendable {
  enum Key: EnvironmentKey {
    static var defaultValue: ControlStyle<Configuration>? { nil }
  }
}

extension EnvironmentValues {
  subscript<Configuration>(
    name: ControlStyleName<Configuration>
  ) -> ControlStyle<Configuration>? {
    get { self[ControlStyleName<Configuration>.Key.self] }
    set { self[ControlStyleName<Configuration>.Key.self] = newValue }
  }
}
