/// The node of a stack: it knows what the screens of values look like.
final class NavigationNode: BranchNode {
  let destinations = NavigationDestinations()
}
