import Combine
import Foundation

/// The node of `onReceive`: subscribed to the newest publisher, with the newest action.
///
/// A publisher made anew in each body is another one unless its parts compare as equal: then the
/// subscription starts anew, and with it whatever the publisher says first.
final class ReceiveNode<Source: Publisher>: PresentModifierNode<ReceiveModifier<Source>>
where Source.Failure == Never {
  private var subscription: AnyCancellable?

  override func didMount() {
    super.didMount()
    subscribe()
  }

  override func contentDidComeOrGo() { if isEmpty { unsubscribe() } else { subscribe() } }

  override func didUpdateContent(from old: ReceiveModifier<Source>) {
    let comparison = ValueComparison.of(Source.self)
    let (older, newer) = (old.publisher, modifier.publisher)
    if !comparison.areEqual(values: older, newer, closures: graph.closures) { subscribe() }
  }

  private func subscribe() {
    guard !isEmpty else { return }
    graph.enqueueAction { [self] in
      guard !isTornDown && !isEmpty else { return }
      subscription?.cancel()
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
    unsubscribe()
  }

  private func unsubscribe() {
    subscription?.cancel()
    subscription = nil
  }
}
