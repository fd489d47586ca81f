import Observation
import XCTest

/// Bug reports about retain cycles of task loops and of `withObservationTracking`.
@MainActor
final class RetainCycleBugTests: XCTestCase {
  @MainActor final class ListModel {
    let tag: String
    let journal: Journal
    private var task: Task<Void, Never>?
    init(_ tag: String, early: Bool, stream: AsyncStream<Int>, _ journal: Journal) {
      self.tag = tag
      self.journal = journal
      task = Task { [weak self] in
        if early {
          guard let self else { return }
          for await value in stream { self.use(value) }
        } else {
          for await value in stream {
            guard let self else { break }
            self.use(value)
          }
        }
      }
    }
    func use(_ value: Int) { journal.add("\(tag) \(value)") }
    deinit {
      journal.add("deinit \(tag)")
      task?.cancel()
    }
  }

  // Conf: LNX.
  func test_MB21_guardBeforeLoop() async {
    let journal = Journal()
    let (earlyStream, earlySource) = AsyncStream<Int>.makeStream()
    let (insideStream, insideSource) = AsyncStream<Int>.makeStream()
    do {
      let early = ListModel("early", early: true, stream: earlyStream, journal)
      let inside = ListModel("inside", early: false, stream: insideStream, journal)
      for (tag, source) in [("early", earlySource), ("inside", insideSource)] {
        source.yield(1)
        await journal.wait(for: "\(tag) 1")
      }
      withExtendedLifetime((early, inside)) {}
    }
    await Journal.quiet()
    journal.add("end")
    earlySource.finish()
    await journal.wait(for: "deinit early")
    XCTAssertEqual(
      journal.entries, ["early 1", "inside 1", "deinit inside", "end", "deinit early"])
    insideSource.finish()
  }

  // Conf: LNX.
  func test_MB21_guardBeforeALoopThatHasNotBegun() async {
    let journal = Journal()
    let (stream, source) = AsyncStream<Int>.makeStream()
    do { _ = ListModel("early", early: true, stream: stream, journal) }
    XCTAssertEqual(journal.entries, ["deinit early"])
    source.finish()
  }

  @MainActor @Observable final class Armed {
    enum Capture { case inner, outer }
    var name = "a"
    @ObservationIgnored var armsAgain = true
    @ObservationIgnored let capture: Capture
    @ObservationIgnored let journal: Journal
    init(_ capture: Capture, _ journal: Journal) {
      self.capture = capture
      self.journal = journal
      arm()
    }
    func arm() {
      guard armsAgain else { return }
      switch capture {
      case .inner:
        withObservationTracking {
          _ = name
        } onChange: {
          Task { @MainActor [weak self] in self?.arm() }
        }
      case .outer:
        withObservationTracking {
          _ = name
        } onChange: { [weak self] in
          Task { @MainActor [weak self] in self?.arm() }
        }
      }
    }
    deinit { journal.add("deinit \(capture)") }
  }

  // Conf: LNX.
  func test_MB22_wotNestedWeak() async {
    let journal = Journal()
    weak var survivor: Armed?
    do {
      let (inner, outer) = (Armed(.inner, journal), Armed(.outer, journal))
      (inner.name, outer.name) = ("x", "x")
      survivor = inner
      await Journal.quiet()
    }
    await Journal.quiet()
    journal.add("end")
    XCTAssertEqual(journal.entries, ["deinit outer", "end"])
    // What holds it is the closure that waits for the next change.
    survivor?.armsAgain = false
    survivor?.name = "y"
    await journal.wait(for: "deinit inner")
    XCTAssertEqual(journal.entries, ["deinit outer", "end", "deinit inner"])
  }
}
