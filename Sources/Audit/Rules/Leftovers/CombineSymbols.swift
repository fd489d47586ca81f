internal import SwiftSyntax

/// What only Combine (and SwiftUI's wrappers for its ObservableObject) offers.
enum CombineSymbols {
  /// The names whose mention keeps `import Combine` alive.
  static let names: Set<String> = types.union(members)

  /// Those that a type at the top of a project may have instead.
  static let types: Set<String> = [
    "Combine", "ObservableObject", "ObservableObjectPublisher", "Published", "StateObject",
    "ObservedObject", "EnvironmentObject", "AnyCancellable", "Cancellable", "Publisher",
    "Publishers", "AnyPublisher", "ConnectablePublisher", "Subject", "AnySubject",
    "PassthroughSubject", "CurrentValueSubject", "Subscriber", "Subscribers", "AnySubscriber",
    "Subscription", "Subscriptions", "Just", "Future", "Empty", "Fail", "Deferred", "Record",
    "Scheduler", "ImmediateScheduler", "CombineIdentifier", "CustomCombineIdentifierConvertible",
    "TopLevelEncoder", "TopLevelDecoder", "AsyncPublisher", "AsyncThrowingPublisher",
    "CompletionStrategy", "UncheckedSendableSubject", "SchedulerTimeType", "SchedulerOptions",
  ]

  /// The types whose values hand Combine on; without those that have become SwiftUI's, and the names
  /// that many projects have for something else.
  static let carrying = types.subtracting([
    "ObservableObject", "Published", "StateObject", "ObservedObject", "EnvironmentObject", "Empty",
    "Fail", "Record", "Deferred", "Scheduler", "Subject", "Subscription", "TopLevelEncoder",
    "TopLevelDecoder", "CompletionStrategy",
  ])

  private static let members: Set<String> = [
    "objectWillChange", "sink", "eraseToAnyPublisher", "onReceive", "publisher",
    "dataTaskPublisher", "autoconnect", "debounce", "throttle", "removeDuplicates",
    "combineLatest", "switchToLatest", "handleEvents", "subscribe", "multicast",
    "environmentObject", "setFailureType", "replaceError",
  ]

  /// Whether a mention of a member is one of a case or a static member, as Combine has none.
  static func isCase(_ node: DeclReferenceExprSyntax, named name: String) -> Bool {
    guard members.contains(name), let access = node.parent?.as(MemberAccessExprSyntax.self),
      access.declName.id == node.id
    else { return false }
    return access.isImplicitMember
  }

  /// Names that much else has, too: what the first argument is called makes them Combine's.
  private static let labels: [String: Set<String>] = [
    "receive": ["on", "subscriber", "subscription", "input", "completion", ""],
    "assign": ["to"], "store": ["in"], "publish": ["every"],
    "schedule": ["after"],
  ]
  /// The names that only a call tells.
  static let calls = Set(labels.keys)

  /// Whether a call of such a name is one of Combine's.
  static func isMeant(_ name: String, firstLabel: String?) -> Bool {
    firstLabel.map { labels[name]?.contains($0) == true } ?? false
  }
}
