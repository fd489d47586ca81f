import KataTesting
import SwiftUI
import XCTest

private typealias Timer = ReleasingTimer

/// `assertReleased` tells each kind of holder apart, and names the member.
final class HolderTests: FailureCatchingTestCase {
  @MainActor private final class Model: ObservableObject {
    @Published var count = 0
    @Published var copy = 0
    var other: Model?
    weak var delegate: AnyObject?
    var onChange: (() -> Void)?
    var onValue: ((Int) -> String)?
    var handlers: [String: () -> Void] = [:]
    lazy var late: () -> Int = { self.count }
    var bag: Set<AnyCancellable> = []
    var token: (any NSObjectProtocol)?
    var timer: Timer?
    var task: Task<Void, Never>?
    var boxes: [WeakBox] = []
  }

  private struct WeakBox {
    weak var model: Model?
  }

  @MainActor private final class Screen {
    unowned let home: Home
    init(_ home: Home) { self.home = home }
  }

  @MainActor private final class Home {
    var screen: Screen?
  }

  @Observable @MainActor fileprivate final class Counter {
    var count = 0
    var task: Task<Void, Never>?
  }

  /// The one message of the failure when a model, prepared so, is not released.
  @MainActor private func message(_ prepare: @MainActor (Model) -> Void) async -> String {
    await message {
      let model = Model()
      prepare(model)
      return model
    }
  }

  @MainActor private func message(of make: @MainActor () -> AnyObject) async -> String {
    let messages = await failures { await assertReleased { make() } }
    XCTAssertEqual(messages.count, 1)
    return messages.first ?? ""
  }

  @MainActor private func assertTold(
    _ words: [String], by message: String, line: UInt = #line
  ) {
    for word in words { XCTAssertTrue(message.contains(word), message, line: line) }
  }

  @MainActor func testAStoredClosure() async {
    let told = await message { model in model.onChange = { model.count += 1 } }
    assertTold(["The stored closure Model.onChange captured it strongly"], by: told)
    XCTAssertFalse(told.contains("probably"), told)
  }

  @MainActor func testAStoredClosureWithSeveralCaptures() async {
    var calls = 0
    let step = { calls += 1 }
    let told = await message { model in
      model.onValue = { value in
        step()
        calls += value
        return "\(model.count)"
      }
    }
    assertTold(["The stored closure Model.onValue captured it strongly"], by: told)
  }

  @MainActor func testALazyClosure() async {
    let told = await message { model in _ = model.late() }
    assertTold(["The stored closure Model.late captured it strongly"], by: told)
  }

  @MainActor func testAClosureOfAnObjectThatIsOwned() async {
    let told = await message { model in
      let other = Model()
      model.other = other
      other.onChange = { model.count += 1 }
    }
    assertTold(["The stored closure Model.other.onChange captured it strongly"], by: told)
  }

  @MainActor func testAClosureThatCapturedWhatLeadsBack() async {
    let told = await message { model in
      let other = Model()
      other.other = model
      model.onChange = { other.count += 1 }
    }
    assertTold(["Model.onChange captured Model, whose .other is that same object"], by: told)
  }

  @MainActor func testABackReference() async {
    let told = await message { model in
      model.other = Model()
      model.other?.other = model
    }
    assertTold(["It holds itself: Model.other.other is that same object", "delegate"], by: told)
  }

  @MainActor func testASink() async {
    let told = await message { model in
      model.$count.map { $0 + 1 }.sink { model.copy = $0 }.store(in: &model.bag)
    }
    assertTold(["A Combine subscription, reached through Model.", "sink"], by: told)
  }

  @MainActor func testASinkOnASubjectElsewhere() async {
    let subject = PassthroughSubject<Int, Never>()
    let told = await message { model in
      subject.sink { model.copy = $0 }.store(in: &model.bag)
    }
    assertTold(["A Combine subscription, reached through Model.bag", "sink"], by: told)
  }

  @MainActor func testAClosureInsideAPipeline() async {
    let subject = PassthroughSubject<Int, Never>()
    let told = await message { model in
      subject.map { $0 + model.count }.filter { $0 > 0 }.debounce(for: 1, scheduler: RunLoop.main)
        .sink { _ in }.store(in: &model.bag)
    }
    assertTold(["A Combine subscription, reached through Model.bag, captured it"], by: told)
    assertTold(["in the closure of map."], by: told)
  }

  @MainActor func testTheOperatorIsNamedWhoseClosureCaptured() async {
    let subject = PassthroughSubject<Int, Never>()
    let flat = await message { model in
      subject.flatMap { Just($0 + model.count) }.sink { _ in }.store(in: &model.bag)
    }
    assertTold(["in the closure of flatMap."], by: flat)
    let sink = await message { model in
      subject.map { $0 + 1 }.sink { model.copy = $0 }.store(in: &model.bag)
    }
    assertTold(["in the closure of sink."], by: sink)
  }

  @MainActor func testAValueOfADictionaryIsNamedByItsKey() async {
    let told = await message { model in model.handlers["save"] = { model.count += 1 } }
    assertTold(["The stored closure Model.handlers[\"save\"] captured it strongly"], by: told)
  }

  @MainActor func testAnAssignment() async {
    let told = await message { model in
      model.$count.assign(to: \.copy, on: model).store(in: &model.bag)
    }
    assertTold(["assign(to:on:), reached through Model.", "Use assign(to: &$property)"], by: told)
  }

  @MainActor func testATimerThatIsStored() async {
    let told = await message { model in
      model.timer = .scheduledTimer(withTimeInterval: 60, repeats: true) { _ in
        MainActor.assumeIsolated { model.count += 1 }
      }
    }
    assertTold(["The block of Model.timer captured it strongly", "invalidate"], by: told)
    Timer.scheduled.forEach { $0.invalidate() }
  }

  @MainActor func testATimerThatNobodyStores() async {
    let told = await message { model in
      _ = Timer.scheduledTimer(withTimeInterval: 60, repeats: true) { _ in
        MainActor.assumeIsolated { model.count += 1 }
      }
    }
    assertTold(["The block of a scheduled Timer captured it strongly"], by: told)
    Timer.scheduled.forEach { $0.invalidate() }
  }

  @MainActor func testANotificationBlock() async {
    let told = await message { model in
      model.token = NotificationCenter.default.addObserver(
        forName: .init("holder"), object: nil, queue: nil
      ) { _ in MainActor.assumeIsolated { model.count += 1 } }
    }
    assertTold(["Model.token stands for a block", "probably captured self"], by: told)
  }

  @MainActor func testALoopOverObservations() async {
    let told = await message {
      let counter = Counter()
      counter.task = Task {
        for await count in Observations({ counter.count }) where count > 10 { return }
      }
      return counter
    }
    assertTold(["Counter.task is a Task that is still running", "probably"], by: told)
  }

  @MainActor func testALoopOverObservationsThatNobodyStores() async {
    let told = await message {
      let counter = Counter()
      Task {
        for await count in Observations({ counter.count }) where count > 10 { return }
      }
      return counter
    }
    assertTold(["Counter is still observed (Observations, "], by: told)
  }

  @MainActor func testTheCuresPass() async {
    await assertReleased {
      let model = Model()
      model.onChange = { [weak model] in model?.count += 1 }
      model.delegate = model
      model.$count.map { $0 + 1 }.assign(to: &model.$copy)
      model.$count.sink { [weak model] in model?.copy = $0 }.store(in: &model.bag)
      model.task = Task { [weak model] in
        while let model, model.count < 10 { try? await Task.sleep(for: .seconds(60)) }
      }
      model.task?.cancel()
      let timer = Timer.scheduledTimer(withTimeInterval: 60, repeats: true) { _ in
        MainActor.assumeIsolated { model.count += 1 }
      }
      timer.invalidate()
      return model
    }
  }

  @MainActor func testWhatEndsByItselfIsWaitedFor() async {
    await assertReleased {
      let model = Model()
      _ = Timer.scheduledTimer(withTimeInterval: 0.4, repeats: false) { _ in
        MainActor.assumeIsolated { model.count += 1 }
      }
      Just(1).delay(for: 0.4, scheduler: RunLoop.main).sink { model.copy = $0 }
        .store(in: &model.bag)
      return model
    }
  }

  @MainActor func testATaskThatHasEndedIsNoSuspect() async {
    let owner = Model()
    let told = await message { model in
      model.task = Task {}
      owner.other = model
    }
    XCTAssertFalse(told.contains("Model.task"), told)
  }

  @MainActor func testAnOwnerOutsideIsNotGuessedAt() async {
    let owner = Model()
    let told = await message { model in owner.other = model }
    assertTold(
      [
        "No property, closure, subscription or timer was found to hold it.",
        "an owner that still has it",
      ], by: told)
    XCTAssertFalse(told.contains("probably"), told)
  }

  @MainActor func testWeakAndUnownedReferencesAreNeverCalledHolders() async {
    let owner = Model()
    let told = await message { model in
      owner.other = model
      model.delegate = model
      model.boxes = [WeakBox(model: model)]
      model.onChange = { [weak model] in model?.count += 1 }
      model.onValue = { [unowned model] _ in "\(model.count)" }
    }
    assertTold(["No property, closure, subscription or timer was found to hold it."], by: told)
    XCTAssertFalse(told.contains("closure Model"), told)
    let outside = Model()
    let second = await message {
      let made = Home()
      made.screen = Screen(made)
      outside.onChange = { _ = made }
      return made
    }
    assertTold(["No property, closure, subscription or timer was found to hold it."], by: second)
    XCTAssertFalse(second.contains("home"), second)
  }
}
