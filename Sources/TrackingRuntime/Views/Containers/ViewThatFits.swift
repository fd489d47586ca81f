/// The first of several views that fits: here always the first.
///
/// Differs from SwiftUI: the others exist as well but are not read.
public nonisolated struct ViewThatFits<Content: View>: ContentView {
  let content: Content

  /// Makes a choice of the views of a block.
  public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  static var containerName: String? { "ViewThatFits" }

  @MainActor
  func collectText(of child: ViewNode, into lines: inout [String]) {
    ViewThatFits.first(of: child).collectText(into: &lines)
  }

  @MainActor
  func collectControls(of child: ViewNode, into controls: inout [Control]) {
    ViewThatFits.first(of: child).collectControls(into: &controls)
  }

  @MainActor
  private static func first(of child: ViewNode) -> ViewNode {
    guard child is TupleNode else { return child }
    var found: ViewNode?
    child.forEachChild { if found == nil { found = $0 } }
    return found ?? child
  }
}
