import Observation
import XCTest

/// Bug reports about writes of an equal value.
final class SameValueBugTests: XCTestCase {
  struct Plain { var value = 0 }
  final class Reference {}
  @Observable final class Model {
    @ObservationIgnored let journal = Journal()
    var number = 0 { didSet { journal.add("didSet") } }
    var plain = Plain()
    var reference = Reference()
    var list = [1]
    var optional: Int?
  }

  // Conf: LNX.
  func test_MB26_sameValueSetter() {
    let model = Model()
    let reference = model.reference
    func record(_ label: String, _ read: () -> Void, _ write: () -> Void) {
      model.journal.add("\(label) \(Announcement.comes(to: read, by: write))")
    }
    record("equal Int", { _ = model.number }, { model.number = 0 })
    record("Int += 0", { _ = model.number }, { model.number += 0 })
    record("equal struct", { _ = model.plain }, { model.plain = Plain() })
    record("same reference", { _ = model.reference }, { model.reference = reference })
    record("other reference", { _ = model.reference }, { model.reference = Reference() })
    record("equal array", { _ = model.list }, { model.list = [1] })
    record("array += []", { _ = model.list }, { model.list += [] })
    record("nil to nil", { _ = model.optional }, { model.optional = nil })
    XCTAssertEqual(
      model.journal.entries,
      [
        "didSet", "equal Int false", "didSet", "Int += 0 true", "equal struct true",
        "same reference false", "other reference true", "equal array false", "array += [] true",
        "nil to nil false",
      ])
  }

  @Observable final class EqualByID: Equatable {
    let id: Int
    var name: String
    init(_ id: Int, _ name: String) { (self.id, self.name) = (id, name) }
    static func == (left: EqualByID, right: EqualByID) -> Bool { left.id == right.id }
  }
  @Observable final class ByIdentity {
    let id: Int
    var name: String
    init(_ id: Int, _ name: String) { (self.id, self.name) = (id, name) }
  }
  @Observable final class Session { var user = EqualByID(1, "old") }
  @Observable final class IdentitySession { var user = ByIdentity(1, "old") }

  // Conf: LNX.
  func test_MB27_equalOtherIdentity() {
    let session = Session()
    let stale = Announcement { _ = session.user.name }
    session.user = EqualByID(1, "new")
    session.user.name = "newer"
    XCTAssertFalse(stale.hasCome, "whoever read the old object is attached to it still")
    XCTAssertEqual(session.user.name, "newer")
    XCTAssertTrue(
      Announcement.comes(to: { _ = session.user.name }, by: { session.user.name = "newest" }))
  }

  // Conf: LNX.
  func test_MB27_anotherObjectThatIsNotEquatable() {
    let session = IdentitySession()
    XCTAssertTrue(
      Announcement.comes(
        to: { _ = session.user.name }, by: { session.user = ByIdentity(1, "new") }))
  }
}
