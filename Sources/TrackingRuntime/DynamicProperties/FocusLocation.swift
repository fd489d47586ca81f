import Foundation

/// The place of a `@FocusState`: what a write there means is up to the views on the screen.
///
/// `@unchecked Sendable`: immutable; the box guards itself, the graph is used on the main actor.
final class FocusLocation<Value: Hashable>: @unchecked Sendable {
  let box: StateBox<Value>
  let resetValue: Value
  private weak let graph: ViewGraph?

  init(box: StateBox<Value>, resetValue: Value, graph: ViewGraph) {
    self.box = box
    self.resetValue = resetValue
    self.graph = graph
  }

  /// Writes the value; once the bodies have run, the focus goes where the value says.
  func set(_ value: Value) {
    let isInBody = EvaluationScope.current != nil
    box.set(value)
    guard !isInBody, Thread.isMainThread else { return }
    MainActor.assumeIsolated {
      guard let graph else { return }
      graph.enqueueAction { graph.focus.follow(self) }
    }
  }

  /// Whether a view with this value is meant.
  func isAt(_ value: Value) -> Bool { value != resetValue && box.get() == value }
}
