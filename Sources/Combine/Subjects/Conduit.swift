/// The subscription between a subject and one subscriber: counts demand, serialises delivery.
///
/// It holds the subject as long as it is open, as Apple's does: a subject lives while somebody is
/// subscribed to it. Ending or cancelling breaks that cycle, though not before a delivery that is
/// under way has returned.
final class Conduit<Output, Failure: Error>: AnyConduit, Subscription, CustomReflectable,
  CustomStringConvertible
{
  private typealias Ends = ConduitEnds<Output, Failure>

  /// Held during delivery, so that values sent from several threads arrive one by one; recursive,
  /// because a subscriber may send to the very subject that is calling it. Guards the demand.
  private let delivery = RecursiveLock()
  private let link: Revocable
  private var demand = Subscribers.Demand.none
  private let replaysCurrentValue: Bool
  private var owesCurrentValue: Bool

  init(
    number: UInt64, source: any ConduitSource<Output>,
    downstream: any Subscriber<Output, Failure>, replaysCurrentValue: Bool
  ) {
    link = Revocable(Ends(source: source, downstream: downstream))
    self.replaysCurrentValue = replaysCurrentValue
    owesCurrentValue = replaysCurrentValue
    super.init(number: number)
  }

  /// Shows both ends, which no mirror would find by itself.
  var customMirror: Mirror { Mirror(self, children: ["ends": link.content as Any]) }

  /// The kind of subject, as `print()` names its subscription.
  var description: String { replaysCurrentValue ? "CurrentValueSubject" : "PassthroughSubject" }

  /// Delivers a value if one is wanted; else drops it, or owes it where the subject keeps one.
  func offer(_ value: Output) {
    link.use(Ends.self) { ends in
      delivery.withLock {
        guard demand > .none else { return owesCurrentValue = replaysCurrentValue }
        // Asked again: the end may have come while this thread waited for its turn.
        guard !link.isRevoked else { return }
        demand -= 1
        owesCurrentValue = false
        let more = ends.downstream.receive(value)
        if more > .none { add(more, from: ends.source) }
      }
    }
  }

  /// Delivers the end and closes.
  func finish(_ completion: Subscribers.Completion<Failure>) {
    link.use(Ends.self) { ends in
      delivery.withLock {
        if link.revoke() { ends.downstream.receive(completion: completion) }
      }
    }
  }

  func request(_ demand: Subscribers.Demand) {
    guard demand > .none else { return }
    link.use(Ends.self) { ends in
      delivery.withLock { add(demand, from: ends.source) }
      ends.source.demandArrived()
    }
  }

  func cancel() {
    link.use(Ends.self) { if link.revoke() { $0.source.detach(number) } }
  }

  /// Adds to the demand and pays an owed value; called while `delivery` is held.
  private func add(_ more: Subscribers.Demand, from source: any ConduitSource<Output>) {
    demand += more
    if owesCurrentValue, let value = source.currentValue { offer(value) }
  }
}
