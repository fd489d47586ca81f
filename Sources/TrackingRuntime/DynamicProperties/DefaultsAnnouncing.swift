import Combine

/// `DefaultsLocation<Value>` of a property of an observable object, for any `Value`.
protocol DefaultsAnnouncing: AnyObject, Sendable {
  /// Tells the object's publisher.
  func announce()

  /// Keeps the value in mind, which has been announced.
  func noteAnnounced()

  /// Tells it if the value is another one than at the last announcement; returns whether it was.
  func announceOtherWrite() -> Bool
}
