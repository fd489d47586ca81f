import Combine

typealias Shared = ObservableObject
typealias Both = ObservableObject & Sendable
typealias Other = Sendable
final class /*!observable-object*/A: Shared {}
final class /*!observable-object*/B: NSObject, Both {}
final class /*bait*/C: Other {}
