/// What only Combine (and SwiftUI's wrappers for its ObservableObject) offers.
enum CombineSymbols {
  /// The names whose mention keeps `import Combine` alive.
  static let names: Set<String> = types.union(members)

  private static let types: Set<String> = [
    "Combine", "ObservableObject", "ObservableObjectPublisher", "Published", "StateObject",
    "ObservedObject", "EnvironmentObject", "AnyCancellable", "Cancellable", "Publisher",
    "Publishers", "AnyPublisher", "ConnectablePublisher", "Subject", "AnySubject",
    "PassthroughSubject", "CurrentValueSubject", "Subscriber", "Subscribers", "AnySubscriber",
    "Subscription", "Subscriptions", "Just", "Future", "Empty", "Fail", "Deferred", "Record",
    "Scheduler", "ImmediateScheduler", "CombineIdentifier", "CustomCombineIdentifierConvertible",
    "TopLevelEncoder", "TopLevelDecoder", "AsyncPublisher", "AsyncThrowingPublisher",
    "CompletionStrategy", "UncheckedSendableSubject",
  ]

  private static let members: Set<String> = [
    "objectWillChange", "sink", "eraseToAnyPublisher", "onReceive", "publisher", "publish",
    "dataTaskPublisher", "autoconnect", "debounce", "throttle", "removeDuplicates",
    "combineLatest", "switchToLatest", "handleEvents", "receive", "subscribe", "assign", "store",
    "multicast", "environmentObject", "setFailureType", "replaceError",
  ]
}
