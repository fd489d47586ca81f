import Combine
import Foundation

/// A node's subscription to an `ObservableObject`: every announcement runs the body again [A07].
@MainActor
final class ObjectSubscription {
  private let cancellable: AnyCancellable

  init<Object: ObservableObject>(
    _ object: Object, node: BodyNode, cause: UpdateCause, announcements: AnnouncementLocation
  ) {
    let inbox = node.graph.inbox
    cancellable = object.objectWillChange.sink { _ in
      Self.warnIfMisplaced()
      inbox.add(node, cause)
      announcements.announce()
    }
  }

  func cancel() { cancellable.cancel() }

  /// SwiftUI's two warnings about publishing; the update is scheduled all the same [A15].
  private nonisolated static func warnIfMisplaced() {
    if EvaluationScope.current != nil {
      RuntimeWarningLog.shared.report(
        """
        Publishing changes from within view updates is not allowed, this will cause undefined \
        behavior.
        """)
    } else if !Thread.isMainThread {
      RuntimeWarningLog.shared.report(
        """
        Publishing changes from background threads is not allowed; make sure to publish values \
        from the main thread (via operators like receive(on:)) on model updates.
        """)
    }
  }
}
