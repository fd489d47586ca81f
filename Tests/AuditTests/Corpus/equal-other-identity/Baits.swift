import Observation

@Observable final class ByIdentity: Equatable {
  var name = ""
  static func == (a: ByIdentity, b: ByIdentity) -> Bool { a === b }
}
@Observable final class ByIdentifier: Hashable {
  var name = ""
  static func == (a: ByIdentifier, b: ByIdentifier) -> Bool {
    ObjectIdentifier(a) == ObjectIdentifier(b)
  }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
struct Value: Equatable { var id = 1; static func == (a: Value, b: Value) -> Bool { a.id == b.id } }
final class NotEquatable { static func == (a: NotEquatable, b: NotEquatable) -> Bool { true } }
final class Bare { var name = "" }
final class Content: Equatable {
  var id = 1
  static func == (a: Content, b: Content) -> Bool { a.id == b.id }
}
// No two of these have one id.
final class OwnID: Identifiable, Hashable {
  let id = UUID()
  var name = ""
  static func == (a: OwnID, b: OwnID) -> Bool { a.id == b.id }
  func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
final class ComputedID: Identifiable, Equatable {
  var id: ObjectIdentifier { ObjectIdentifier(self) }
  static func == (a: ComputedID, b: ComputedID) -> Bool { return a.id == b.id }
}
final class DefaultID: Identifiable, Equatable {
  static func == (a: DefaultID, b: DefaultID) -> Bool { a.id == b.id }
}
final class TwoComparisons: Equatable {
  var name = ""
  static func == (a: TwoComparisons, b: TwoComparisons) -> Bool { a === b }
  static func == (a: TwoComparisons, b: String) -> Bool { a.name == b }
}
@Observable final class Session {
  var /*bait*/ownID: OwnID?
  var /*bait*/ownIDs: [OwnID] = []
  var /*bait*/computedID: ComputedID?
  var /*bait*/defaultID: DefaultID?
  var /*bait*/twoComparisons: TwoComparisons?
  var /*bait*/identity = ByIdentity()
  var /*bait*/identifier: ByIdentifier?
  var /*bait*/value = Value()
  var /*bait*/bare: Bare?
  var /*bait*/odd: NotEquatable?
  let /*bait*/constant = Content()
  @ObservationIgnored var /*bait*/ignored = Content()
  static var /*bait*/shared = Content()
  var /*bait*/computed: Content { constant }
  var /*bait*/unknown: SomeoneElses?
  var /*bait*/made = make()
  lazy var /*bait*/later = Content()
}
struct Holder { var /*bait*/content = Content() }
final class Plain { var /*bait*/content = Content() }
func make() -> Int { 1 }
