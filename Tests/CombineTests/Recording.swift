import Combine

extension Publisher {
  /// Everything that comes to a subscriber that asks for `demand` at first and `more` each time.
  func recorded(
    _ demand: Subscribers.Demand = .unlimited, more: Subscribers.Demand = .none
  ) -> RecordingSubscriber<Output, Failure> {
    let subscriber = RecordingSubscriber<Output, Failure>(first: demand, more: more)
    subscribe(subscriber)
    return subscriber
  }
}

/// The error that tests send.
enum Mistake: Error, Equatable { case made, other }
