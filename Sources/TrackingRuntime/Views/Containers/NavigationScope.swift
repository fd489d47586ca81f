/// The stack around a view, or the column of a split view: where it pushes screens to.
@MainActor
final class NavigationScope {
  /// The values of the screens that are on the stack.
  var path: Binding<[AnyHashable]>
  let destinations: NavigationDestinations
  /// Whoever reads the scope stands below the node.
  private unowned let node: NavigationNode

  init(path: Binding<[AnyHashable]>, destinations: NavigationDestinations, node: NavigationNode) {
    self.path = path
    self.destinations = destinations
    self.node = node
  }

  /// Whether this is a column of a split view, not a stack.
  var isColumn: Bool { node.isColumn }

  /// Whether somebody has said what the screen of a value looks like.
  func knows(_ value: AnyHashable) -> Bool {
    destinations.knows(value) || node.nextStack?.destinations.knows(value) == true
  }

  /// Shows the screen of a value: on top of this stack, or as the one screen of the next column.
  func show(_ value: AnyHashable) {
    guard isColumn, !knows(value) else { return node.show(value) }
    RuntimeWarningLog.shared.report(
      """
      A NavigationLink is presenting a value of type “\(NavigationDestinations.typeName(of: value))” \
      but there is no matching navigationDestination declaration visible from the location of the \
      link. The link cannot be activated.
      """)
  }

  /// Takes away what another link of this column has put into the next one.
  func makeRoom() { node.makeRoom() }
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
