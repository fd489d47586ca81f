import Foundation

extension NotificationCenter {
  /// A publisher of the notifications that a centre posts.
  public struct Publisher: Combine.Publisher {
    /// What is published.
    public typealias Output = Notification
    /// It cannot fail.
    public typealias Failure = Never

    /// Who posts.
    public let center: NotificationCenter
    /// Which notifications.
    public let name: Notification.Name
    /// About which object; nil for any.
    public let object: AnyObject?

    /// Makes the publisher that `publisher(for:object:)` returns.
    public init(
      center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil
    ) {
      self.center = center
      self.name = name
      self.object = object
    }

    /// Attaches a subscriber, which hears what is posted from now on.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Notification, S.Failure == Never {
      let inner = Inner(downstream: subscriber, center: center)
      inner.observe(name, object)
      subscriber.receive(subscription: inner)
    }

    /// A notification that nobody asked for is dropped.
    ///
    /// `@unchecked Sendable`: a centre calls its observers from any thread, so all that changes is
    /// guarded by a lock and delivery is serialised by another.
    private final class Inner: Subscription, @unchecked Sendable {
      private let lock = Lock()
      private let delivery = NSRecursiveLock()
      private let center: NotificationCenter
      private var downstream: (any Subscriber<Notification, Never>)?
      private var observer: (any NSObjectProtocol)?
      private var demand = Subscribers.Demand.none

      init(downstream: any Subscriber<Notification, Never>, center: NotificationCenter) {
        self.downstream = downstream
        self.center = center
      }

      func observe(_ name: Notification.Name, _ object: AnyObject?) {
        let made = center.addObserver(forName: name, object: object, queue: nil) { notification in
          self.deliver(notification)
        }
        lock.withLock { observer = made }
      }

      func request(_ demand: Subscribers.Demand) {
        lock.withLock { self.demand += demand }
      }

      func cancel() {
        let (observer, downstream) = lock.withLock {
          defer { (self.observer, self.downstream) = (nil, nil) }
          return (self.observer, self.downstream)
        }
        if let observer { center.removeObserver(observer) }
        withExtendedLifetime(downstream) {}
      }

      private func deliver(_ notification: Notification) {
        delivery.lock()
        defer { delivery.unlock() }
        let receiver = lock.withLock { () -> (any Subscriber<Notification, Never>)? in
          guard demand > .none, let downstream else { return nil }
          demand -= 1
          return downstream
        }
        guard let receiver else { return }
        let more = receiver.receive(notification)
        if more > .none { request(more) }
      }
    }
  }

  /// Publishes the notifications of a name, about one object or any.
  public func publisher(
    for name: Notification.Name, object: AnyObject? = nil
  ) -> NotificationCenter.Publisher {
    Publisher(center: self, name: name, object: object)
  }
}

extension NotificationCenter.Publisher: Equatable {
  /// Two are equal when they publish the same notifications.
  public static func == (left: Self, right: Self) -> Bool {
    left.center === right.center && left.name == right.name && left.object === right.object
  }
}
