import Combine

/// The node of `onReceive`: subscribed to the publisher that it was made with.
final class ReceiveNode<Source: Publisher>: ModifierNode<ReceiveModifier<Source>>
where Source.Failure == Never {
  private var subscription: AnyCancellable?

  override func didMount() {
    graph.enqueueAction { [self] in
      guard !isTornDown else { return }
      subscription = modifier.publisher.sink { [weak self] value in
        // The value may arrive on any thread; where it does, the action runs, as in SwiftUI.
        let carried = UncheckedBox(value)
        guard let self else { return }
        MainActor.assumeIsolated { self.modifier.action(carried.value) }
      }
    }
  }

  override func willDisappear() {
    super.willDisappear()
    subscription?.cancel()
    subscription = nil
  }
}
