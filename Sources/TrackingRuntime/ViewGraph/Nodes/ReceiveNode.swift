import Combine
import Foundation

/// The node of `onReceive`: subscribed to the publisher that it was made with.
final class ReceiveNode<Source: Publisher>: ModifierNode<ReceiveModifier<Source>>
where Source.Failure == Never {
  private var subscription: AnyCancellable?

  override func didMount() {
    graph.enqueueAction { [self] in
      guard !isTornDown else { return }
      subscription = modifier.publisher.sink { [weak self] value in
        self?.take(UncheckedBox(value))
      }
    }
  }

  /// The action belongs to the view, so it runs on the main actor: at once, if the value is there.
  private nonisolated func take(_ value: UncheckedBox<Source.Output>) {
    if Thread.isMainThread {
      MainActor.assumeIsolated { modifier.action(value.value) }
    } else {
      Task { @MainActor in
        if !isTornDown { modifier.action(value.value) }
      }
    }
  }

  override func willDisappear() {
    super.willDisappear()
    subscription?.cancel()
    subscription = nil
  }
}
