/// The node of `navigationDestination(for:)`: it tells the stack around it.
final class NavigationDestinationNode<Value: Hashable>:
  ModifierNode<NavigationDestinationModifier<Value>>
{
  private let destinations: NavigationDestinations?

  override init(_ modifier: NavigationDestinationModifier<Value>, parent: ViewNode) {
    destinations = parent.contentScope.values.navigationScope?.destinations
    super.init(modifier, parent: parent)
    declare()
  }

  override func willUpdateContent(from old: NavigationDestinationModifier<Value>) { declare() }

  private func declare() {
    destinations?.declare(Value.self, by: self, modifier.destination)
  }

  override func willDisappear() {
    super.willDisappear()
    destinations?.withdraw(Value.self, by: self)
  }
}
