/// A subject that keeps the subscriptions which feed it, and can let go of one.
///
/// A subject behind `share()` is connected again and again; it must not collect what was cancelled.
protocol UpstreamKeeping: AnyObject {
  /// Lets go of a subscription that has ended or was cancelled.
  func forget(_ upstream: CombineIdentifier)
}
