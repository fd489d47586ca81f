import Observation
import XCTest

/// Bug reports about `withObservationTracking` itself.
@MainActor
final class TrackingBugTests: XCTestCase {
  @Observable final class Model {
    @ObservationIgnored let journal = Journal()
    var number = 0 {
      willSet { journal.add("willSet \(newValue)") }
      didSet { journal.add("didSet \(oldValue)") }
    }
  }

  // Conf: LNX.
  func test_MB30_wotWillset() async {
    // Read by the callback, which runs on this thread before the assignment goes on.
    nonisolated(unsafe) let model = Model()
    withObservationTracking {
      _ = model.number
    } onChange: {
      model.journal.add("onChange sees \(model.number)")
    }
    model.number = 1
    model.number = 2
    XCTAssertEqual(
      model.journal.entries,
      ["onChange sees 0", "willSet 1", "didSet 0", "willSet 2", "didSet 1"])
  }

  @MainActor @Observable final class Source { var number = 0 }
  /// Follows a source by hand, and writes 7 whenever it meets 6.
  @MainActor final class Follower {
    let source = Source()
    let renewsFirst: Bool
    private(set) var seen: [Int] = []
    init(renewsFirst: Bool) {
      self.renewsFirst = renewsFirst
      arm()
    }
    private func arm() {
      withObservationTracking {
        _ = source.number
      } onChange: { [weak self] in
        Task { @MainActor [weak self] in self?.react() }
      }
    }
    private func react() {
      if renewsFirst { arm() }
      seen.append(source.number)
      if source.number == 6 { source.number = 7 }
      if !renewsFirst { arm() }
    }
  }

  /// Writes 1, 2 and 3 at once, and 6 after that has been handled.
  private func followed(renewingFirst: Bool) async -> (seen: [Int], last: Int) {
    let follower = Follower(renewsFirst: renewingFirst)
    for number in 1...3 { follower.source.number = number }
    await Journal.quiet()
    follower.source.number = 6
    await Journal.quiet()
    return (follower.seen, follower.source.number)
  }

  // Conf: LNX.
  func test_MB31_rearmLoses() async {
    let (seen, last) = await followed(renewingFirst: false)
    XCTAssertEqual(seen, [3, 6])
    XCTAssertEqual(last, 7)
  }

  // Conf: LNX.
  func test_MB31_rearmFirst() async {
    let (seen, last) = await followed(renewingFirst: true)
    XCTAssertEqual(seen, [3, 6, 7])
    XCTAssertEqual(last, 7)
  }

  @Observable final class Row { var title = "t" }
  @Observable final class Holder { weak var row: Row? }

  // Conf: LNX. From 6.4 on (SE-0506) the end of the target may be announced.
  func test_MB32_weakTargetDeinit() async {
    let holder = Holder()
    let announcement: Announcement
    do {
      let row = Row()
      holder.row = row
      announcement = Announcement { _ = holder.row?.title }
      withExtendedLifetime(row) {}
    }
    XCTAssertNil(holder.row)
    XCTAssertFalse(announcement.hasCome)
  }

  // Conf: LNX.
  func test_MB32_weakTargetClearedByHand() async {
    let (holder, row) = (Holder(), Row())
    holder.row = row
    XCTAssertTrue(Announcement.comes(to: { _ = holder.row?.title }, by: { holder.row = nil }))
    withExtendedLifetime(row) {}
  }
}
