/// The node of `hidden`, `opacity` and `allowsHitTesting`: what cannot be seen is not read, and what
/// cannot be touched is not used.
final class ReachNode: ModifierNode<ReachModifier> {
  override var treeLabel: String? { modifier.treeLabel }

  override func collectText(into lines: inout [String]) {
    switch modifier.obstacle {
    case .hidden, .transparent: break
    default: super.collectText(into: &lines)
    }
  }

  override func collectControls(into controls: inout [Control]) {
    guard let obstacle = modifier.obstacle else {
      return super.collectControls(into: &controls)
    }
    var inside: [Control] = []
    super.collectControls(into: &inside)
    for index in inside.indices where inside[index].obstacle == nil {
      inside[index].obstacle = obstacle
    }
    controls += inside
  }
}
