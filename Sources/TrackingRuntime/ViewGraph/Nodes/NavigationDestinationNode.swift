/// The node of `navigationDestination(for:)`: it tells the stack around it.
final class NavigationDestinationNode<Value: Hashable>:
  ModifierNode<NavigationDestinationModifier<Value>>
{
  override init(_ modifier: NavigationDestinationModifier<Value>, parent: ViewNode) {
    super.init(modifier, parent: parent)
    register()
  }

  override func willUpdateContent(from old: NavigationDestinationModifier<Value>) { register() }

  private func register() {
    scope.values.navigationScope?.destinations.register(Value.self, modifier.destination)
  }
}
