/// The node of `navigationTitle`: the title is read above the content.
///
/// Differs from SwiftUI: it is read without a navigation stack around it, too.
final class NavigationTitleNode: ModifierNode<NavigationTitleModifier> {
  override func collectText(into lines: inout [String]) {
    lines.append(modifier.title)
    super.collectText(into: &lines)
  }

  override var treeLabel: String? { "navigationTitle \"\(modifier.title)\"" }
}
