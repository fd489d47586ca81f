import Observation
import XCTest

/// Bug reports about `Observations`: who keeps the model, who ends the loop.
@MainActor
final class ObservationsBugTests: XCTestCase {
  @MainActor @Observable final class Content {
    var name = "a"
    @ObservationIgnored let journal: Journal
    @ObservationIgnored private(set) var task: Task<Void, Never>?
    init(_ journal: Journal) { self.journal = journal }
    deinit {
      journal.add("deinit")
      task?.cancel()
    }

    func followStronglyBehindAGuard() {
      task = Task { [weak self] in
        guard let self else { return }
        for await name in Observations({ self.name }) { journal.add("got \(name)") }
      }
    }
    func followStrongly() {
      let names = Observations { self.name }
      task = Task { [weak self, journal] in
        for await name in names {
          guard self != nil else { return }
          journal.add("got \(name)")
        }
      }
    }
    func followWeaklyBehindAGuard() {
      let names = Observations { [weak self] in self?.name }
      task = Task { [weak self] in
        guard let self else { return }
        for await name in names { journal.add("got \(name ?? "nil")") }
      }
    }
    func followWeakly() {
      let names = Observations { [weak self] in self?.name }
      task = Task { [weak self, journal] in
        for await name in names {
          guard self != nil else { return }
          journal.add("got \(name ?? "nil")")
        }
        journal.add("loop ended")
      }
    }
  }

  /// The journal of a content that is followed, changed once and let go; and its task.
  private func letGo(_ follow: (Content) -> Void) async -> (Journal, Task<Void, Never>?) {
    let journal = Journal()
    var task: Task<Void, Never>?
    do {
      let content = Content(journal)
      follow(content)
      task = content.task
      await journal.wait(for: "got a")
      content.name = "b"
      await journal.wait(for: "got b")
    }
    await Journal.quiet()
    journal.add("end")
    return (journal, task)
  }

  /// That a way to follow keeps the content, and that its task is what does.
  private func assertLeaks(_ follow: (Content) -> Void, line: UInt = #line) async {
    let (journal, task) = await letGo(follow)
    XCTAssertEqual(journal.entries, ["got a", "got b", "end"], line: line)
    task?.cancel()
    await journal.wait(for: "deinit")
    XCTAssertEqual(journal.entries, ["got a", "got b", "end", "deinit"], line: line)
  }

  // Conf: LNX.
  func test_MB17_obsStrongSelf() async {
    await assertLeaks { $0.followStronglyBehindAGuard() }
  }

  // Conf: LNX.
  func test_MB17_obsStrongSelfWithTheGuardInside() async {
    await assertLeaks { $0.followStrongly() }
  }

  // Conf: LNX.
  func test_MB17_obsWeakSelfBehindAnEarlyGuard() async {
    await assertLeaks { $0.followWeaklyBehindAGuard() }
  }

  // Conf: LNX.
  func test_MB18_obsWeakRight() async {
    let (journal, _) = await letGo { $0.followWeakly() }
    XCTAssertEqual(journal.entries, ["got a", "got b", "deinit", "loop ended", "end"])
  }

  @MainActor @Observable final class Uncancelled {
    var number = 0
    @ObservationIgnored let journal: Journal
    @ObservationIgnored private(set) var task: Task<Void, Never>?
    init(_ journal: Journal) {
      self.journal = journal
      let numbers = Observations { [weak self] in self?.number }
      task = Task { [weak self] in
        for await _ in numbers {
          guard self != nil else { break }
          journal.add("began")
        }
        journal.add("loop ended")
      }
    }
    deinit { journal.add("deinit") }
  }

  // Conf: LNX.
  func test_MB19_obsNoCancel() async {
    let journal = Journal()
    var task: Task<Void, Never>?
    do {
      let model = Uncancelled(journal)
      task = model.task
      await journal.wait(for: "began")
    }
    await Journal.quiet()
    journal.add("still suspended")
    task?.cancel()
    await task?.value
    XCTAssertEqual(journal.entries, ["began", "deinit", "still suspended", "loop ended"])
  }

  @MainActor @Observable final class Model {
    var number = 0
    @ObservationIgnored let journal: Journal
    init(_ journal: Journal) { self.journal = journal }
    deinit { journal.add("deinit") }
  }

  // Conf: LNX. From 6.4 on (SE-0506) the end of the model is an event of its own.
  func test_MB20_obsUntilFinished() async {
    let journal = Journal()
    var task: Task<Void, Never>?
    do {
      let model = Model(journal)
      let numbers = Observations<Int, Never>.untilFinished { [weak model] in
        if let model { .next(model.number) } else { .finish }
      }
      task = Task {
        for await number in numbers { journal.add("got \(number)") }
        journal.add("finished")
      }
      await journal.wait(for: "got 0")
      model.number = 1
      await journal.wait(for: "got 1")
    }
    await Journal.quiet()
    journal.add("not finished yet")
    task?.cancel()
    await task?.value
    XCTAssertEqual(
      journal.entries, ["got 0", "got 1", "deinit", "not finished yet", "finished"])
  }

  // Conf: LNX.
  func test_MB20_obsUntilFinishedByAPropertyOfTheModel() async {
    let journal = Journal()
    let model = Model(journal)
    let numbers = Observations<Int, Never>.untilFinished {
      model.number < 2 ? .next(model.number) : .finish
    }
    let task = Task {
      for await number in numbers { journal.add("got \(number)") }
      journal.add("finished")
    }
    for number in 1...2 {
      await journal.wait(for: "got \(number - 1)")
      model.number = number
    }
    await task.value
    XCTAssertEqual(journal.entries, ["got 0", "got 1", "finished"])
  }

  /// What a loop over `again` receives, after another loop over `first` has been cancelled.
  private func deliveries(
    first: Observations<Int, Never>, again: Observations<Int, Never>, of model: Model
  ) async -> [String] {
    let journal = model.journal
    let cancelled = Task {
      for await number in first { journal.add("first \(number)") }
    }
    await journal.wait(for: "first 0")
    cancelled.cancel()
    await cancelled.value
    let task = Task {
      for await number in again { journal.add("got \(number)") }
    }
    await journal.wait(for: "got 0")
    for number in 1...2 {
      model.number = number
      await journal.wait(for: "got \(number)")
      await Journal.quiet()
    }
    task.cancel()
    await task.value
    return journal.entries.filter { $0.hasPrefix("got") }
  }

  // Conf: LNX. Right would be each once (swiftlang/swift#85683); where this fails, it is mended.
  func test_MB25_obsReiterateDup() async {
    let model = Model(Journal())
    let shared = Observations { model.number }
    let received = await deliveries(first: shared, again: shared, of: model)
    XCTAssertEqual(received, ["got 0", "got 1", "got 1", "got 2", "got 2"])
  }

  // Conf: LNX.
  func test_MB25_obsFreshOneForEachLoop() async {
    let model = Model(Journal())
    let received = await deliveries(
      first: Observations { model.number }, again: Observations { model.number }, of: model)
    XCTAssertEqual(received, ["got 0", "got 1", "got 2"])
  }
}
