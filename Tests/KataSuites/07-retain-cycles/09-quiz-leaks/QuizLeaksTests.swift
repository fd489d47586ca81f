import Combine
import KataTesting
import SwiftUI
import XCTest

@testable import Kata

@MainActor
final class QuizLeaksTests: XCTestCase {
  private let car = Car()
  private let speeds = PassthroughSubject<Int, Never>()
  private let center = CountingCenter()
  private var subscriptions = 0

  func testEachSongThatEndsIsPlayed() async {
    let model = await dashboard()
    for song in ["Moon River", "La Mer", "La Mer"] { car.onSongEnd?(song) }
    await wait { model.played.count >= 3 }
    XCTAssertEqual(
      model.played, ["Moon River", "La Mer", "La Mer"],
      "three songs ended in the car, the last two alike; the dashboard knows \(model.played)")
  }

  func testTheNewestSpeedIsKnown() async {
    let model = await dashboard()
    for speed in [30, 50] { speeds.send(speed) }
    await wait { model.speed == 50 }
    XCTAssertEqual(
      model.speed, 50, "the car went 30, then 50 km/h; the dashboard knows \(model.speed)")
  }

  func testTheNewestSpeedMayBeALowerOne() async {
    let model = await dashboard()
    for speed in [50, 30, 0] {
      speeds.send(speed)
      await wait { model.speed == speed }
      XCTAssertEqual(
        model.speed, speed,
        "the car slowed down to \(speed) km/h; the dashboard knows \(model.speed)")
    }
  }

  func testItIsDimmedAtNightfall() async {
    let model = await dashboard()
    XCTAssertFalse(model.isDimmed, "nobody posted nightfall, and the dashboard is dimmed")
    center.post(Car.nightfall)
    await wait { model.isDimmed }
    XCTAssertTrue(model.isDimmed, "nightfall was posted, and the dashboard is not dimmed")
  }

  func testItIsDimmedByNightfallAlone() async {
    let model = await dashboard()
    center.post(Notification.Name("sunrise"))
    for _ in 1...3 { await Turn.one() }
    XCTAssertFalse(
      model.isDimmed, "something else was posted, not nightfall, and the dashboard is dimmed")
    for _ in 1...2 { center.post(Car.nightfall) }
    await wait { model.isDimmed }
    for _ in 1...3 { await Turn.one() }
    XCTAssertTrue(
      model.isDimmed, "nightfall was posted once more, and the dashboard is not dimmed now")
  }

  func testOneNameAfterTheOtherIsSaved() async {
    let model = await dashboard()
    await startSaving(model)
    let before = car.savedNames.count
    for name in ["Mei", "", "Ren"] {
      model.name = name
      await wait { car.savedNames.last == name }
    }
    XCTAssertEqual(
      Array(car.savedNames.dropFirst(before)), ["Mei", "", "Ren"],
      "three names were written one after the other; saved were \(car.savedNames)")
  }

  func testANameThatComesBackIsSavedAgain() async {
    let model = await dashboard()
    await startSaving(model)
    for name in ["Mei", "Ren", "Mei"] {
      model.name = name
      await wait { car.savedNames.last == name }
    }
    XCTAssertEqual(
      car.savedNames.last, "Mei",
      "Mei became Ren, and Mei again: a name that comes back is a later one; saved were "
        + "\(car.savedNames)")
  }

  func testABurstThatEndsAsItBeganIsSaved() async {
    let model = await dashboard()
    await startSaving(model)
    model.name = "Mei"
    await wait { car.savedNames.last == "Mei" }
    let before = car.savedNames.count
    for name in ["M", "Mei"] { model.name = name }
    await wait { car.savedNames.count > before }
    XCTAssertEqual(
      Array(car.savedNames.dropFirst(before)), ["Mei"],
      "M and Mei were written in one go, later than the Mei before: that is one more save")
  }

  func testTheNameAtTheStartIsNotSaved() async {
    let model = await dashboard()
    await startSaving(model)
    XCTAssertFalse(
      car.savedNames.contains(""),
      "the name that was there at the start should not be saved; saved were \(car.savedNames)")
  }

  func testABurstOfNamesIsSavedOnce() async {
    let model = await dashboard()
    await startSaving(model)
    let before = car.savedNames.count
    for name in ["M", "Me", "Mei"] { model.name = name }
    await wait { car.savedNames.last == "Mei" }
    XCTAssertEqual(
      Array(car.savedNames.dropFirst(before)), ["Mei"],
      "three names written in one go should be saved once, with the last")
  }

  func testTheLoopDoesNotHoldTheModel() async {
    await assertReleased { await self.dashboard(heldByTheCar: false, speeds: false, center: false) }
  }

  func testAModelDroppedAtOnceIsReleased() async {
    // Its tasks have not had a turn yet: only what `init` itself handed to them can hold it.
    await assertReleased {
      let model = DashboardModel(
        car: self.car, speeds: Empty().eraseToAnyPublisher(), center: self.center)
      self.car.onSongEnd = nil
      self.center.removeAll()
      return model
    }
  }

  func testTheCarDoesNotHoldTheModel() async {
    await assertReleased { await self.dashboard(speeds: false, center: false) }
  }

  func testTheSpeedsDoNotHoldTheModel() async {
    await assertReleased { await self.dashboard(heldByTheCar: false, center: false) }
  }

  func testTheCenterDoesNotHoldTheModel() async {
    await assertReleased { await self.dashboard(heldByTheCar: false, speeds: false) }
  }

  func testNobodyListensToTheSpeedsAfterTheModel() async {
    let isGone = await leave()
    await wait { subscriptions == 0 }
    XCTAssertTrue(
      !isGone || subscriptions == 0,
      "the model is gone, and something still subscribes to the speeds for it")
  }

  func testNobodyObservesTheCenterAfterTheModel() async {
    let isGone = await leave()
    await wait { center.observers == 0 }
    XCTAssertTrue(
      !isGone || center.observers == 0,
      "the model is gone, and the notification center still has a block of it")
  }

  func testTheTasksEndWithTheModel() async {
    weak var probe: TaskProbe?
    let ended = Ended()
    let isGone: Bool
    do {
      let living = TaskProbe()
      probe = living
      isGone = await leave(living, ended)
    }
    await wait { probe == nil && ended.running == 0 }
    XCTAssertTrue(
      !isGone || probe == nil && ended.running == 0,
      "the model is gone, and a task of it still waits")
  }

  func testTheScreenFollows() async {
    let model = await dashboard()
    let host = ViewHost(DashboardView(model: model))
    car.onSongEnd?("La Mer")
    speeds.send(50)
    center.post(Car.nightfall)
    await wait { model.speed == 50 && model.isDimmed && !model.played.isEmpty }
    await host.settle()
    for line in ["50 km/h", "night", "La Mer"] {
      XCTAssertTrue(
        host.text.contains(line), "the screen should read \"\(line)\"; it reads \(host.text)")
    }
  }

  func testASongMayEndAfterTheModel() async {
    _ = await leave()
    let before = car.savedNames
    car.onSongEnd?("Moon River")
    speeds.send(30)
    center.post(Car.nightfall)
    for _ in 1...3 { await Turn.one() }
    XCTAssertEqual(
      car.savedNames, before, "after the model, a song ended, and a name was saved for it")
  }

  /// A dashboard that had the time to start what it starts; what is passed as false has let go of it.
  private func dashboard(
    heldByTheCar car: Bool = true, speeds: Bool = true, center: Bool = true
  ) async -> DashboardModel {
    let counted = self.speeds.handleEvents(
      receiveSubscription: { _ in self.subscriptions += 1 },
      receiveCancel: { self.subscriptions -= 1 })
    let model = DashboardModel(
      car: self.car, speeds: counted.eraseToAnyPublisher(), center: self.center)
    for _ in 1...5 { await Turn.one() }
    if !car { self.car.onSongEnd = nil }
    if !speeds { self.speeds.send(completion: .finished) }
    if !center { self.center.removeAll() }
    for _ in 1...3 { await Turn.one() }
    return model
  }

  /// Uses a dashboard, lets go of it, and says whether it went.
  private func leave(_ probe: TaskProbe? = nil, _ ended: Ended? = nil) async -> Bool {
    weak var kept: DashboardModel?
    do {
      let model = await TaskProbe.$current.withValue(probe) { await dashboard() }
      await startSaving(model)
      ended?.watch(Mirror(reflecting: model))
      kept = model
    }
    for _ in 1...10 where kept != nil { await Turn.one() }
    return kept == nil
  }

  /// Writes new names until the first is saved: then the loop runs, and its first element is past.
  private func startSaving(
    _ model: DashboardModel, file: StaticString = #filePath, line: UInt = #line
  ) async {
    for round in 1...100 where car.savedNames.allSatisfy(\.isEmpty) {
      await Turn.one()
      model.name = "warm-up \(round)"
      await Turn.one()
    }
    XCTAssertTrue(
      car.savedNames.contains { $0.hasPrefix("warm-up") },
      "a hundred names were written, and none was saved", file: file, line: line)
  }

  /// Gives other tasks their turn until the condition holds, a hundred times at most.
  private func wait(until condition: () -> Bool) async {
    for _ in 1...100 where !condition() { await Turn.one() }
  }
}

/// Kept alive by every task that was made while it was the current one.
private final class TaskProbe: Sendable {
  @TaskLocal static var current: TaskProbe?
}

/// Counts the tasks that an object stores and that have not ended; a detached one has no probe.
@MainActor
private final class Ended {
  private(set) var running = 0

  func watch(_ object: Mirror) {
    for child in object.children {
      if let task = child.value as? Task<Void, Never> { count { await task.value } }
      if let task = child.value as? Task<Void, any Error> { count { _ = await task.result } }
    }
  }

  private func count(_ ending: @escaping @Sendable () async -> Void) {
    running += 1
    Task {
      await ending()
      running -= 1
    }
  }
}

/// A center that knows who observes it, and can let go of them all.
private final class CountingCenter: Center {
  private struct Entry {
    var token: NSObject
    var name: Notification.Name?
    var hasSender: Bool
    var block: (Notification) -> Void
  }
  private var blocks: [Entry] = []

  var observers: Int { blocks.count }

  func addObserver(
    forName name: Notification.Name?, object: Any?, queue: OperationQueue?,
    using block: @Sendable @escaping (Notification) -> Void
  ) -> any NSObjectProtocol {
    let token = NSObject()
    blocks.append(Entry(token: token, name: name, hasSender: object != nil, block: block))
    return token
  }

  func removeObserver(_ observer: Any) {
    blocks.removeAll { $0.token === observer as AnyObject }
  }

  /// Posts as nobody's: who observes one sender alone does not hear it.
  func post(_ name: Notification.Name) {
    for entry in blocks where (entry.name == name || entry.name == nil) && !entry.hasSender {
      entry.block(Notification(name: name))
    }
  }

  func removeAll() { blocks = [] }
}

/// Measures waiting in turns instead of seconds, so that a busy machine needs no longer limit.
@MainActor @Observable
private final class Turn {
  private var count = 0

  /// Returns when a stream has begun, delivered and ended, and the pool had a thread to spare.
  static func one() async {
    let turn = Turn()
    let loop = Task {
      for await count in Observations({ turn.count }) where count > 0 { return }
    }
    await Task.yield()
    await Task.detached(priority: .background) {}.value
    try? await Task.sleep(for: .milliseconds(1))
    turn.count += 1
    await loop.value
  }
}
