/// The stack around a view: where it pushes screens to.
struct NavigationScope {
  let path: Binding<[AnyHashable]>
  let destinations: NavigationDestinations
}

extension EnvironmentValues {
  private enum NavigationScopeKey: EnvironmentKey {
    static var defaultValue: NavigationScope? { nil }
  }

  /// The stack around.
  var navigationScope: NavigationScope? {
    get { self[NavigationScopeKey.self] }
    set { self[NavigationScopeKey.self] = newValue }
  }
}
