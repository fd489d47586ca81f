import KataTesting
import SwiftUI
import XCTest

@testable import Kata

@MainActor
final class ObservationsTests: XCTestCase {
  func testALaterTextIsSaved() async {
    let store = SearchStore()
    let model = GalleryModel(store: store)
    await startSaving(model, store)
    model.searchText = "seagull"
    await wait { store.saves.last == "seagull" }
    XCTAssertEqual(
      store.saves.last, "seagull", "a text written later should be saved; saved were \(store.saves)"
    )
  }

  func testTheFirstLaterTextIsSaved() async {
    // A task that started late may take the first text for the one at the start: so, three models.
    var saves: [String] = []
    for _ in 1...3 where saves.first != "first" {
      let store = SearchStore()
      let model = GalleryModel(store: store)
      for _ in 1...10 { await Ticker.turn() }
      for text in ["first", "second"] {
        model.searchText = text
        await wait { store.saves.last == text }
      }
      saves = store.saves
    }
    XCTAssertEqual(
      saves, ["first", "second"],
      "two texts were written one after the other, and both are later ones; saved were \(saves)")
  }

  func testABurstThatEndsAsItBeganIsSaved() async {
    let store = SearchStore()
    let model = GalleryModel(store: store)
    await startSaving(model, store)
    model.searchText = "sea"
    await wait { store.saves.last == "sea" }
    let before = store.saves.count
    for text in ["seagull", "sea"] { model.searchText = text }
    await wait { store.saves.count > before }
    XCTAssertEqual(
      Array(store.saves.dropFirst(before)), ["sea"],
      "seagull and sea were written in one go, later than the sea before: that is one more save")
  }

  func testAnEmptiedTextIsSaved() async {
    let store = SearchStore()
    let model = GalleryModel(store: store)
    await startSaving(model, store)
    model.searchText = ""
    await wait { store.saves.last == "" }
    XCTAssertEqual(
      store.saves.last, "",
      "a text that becomes empty later is a new text, too; saved were \(store.saves)")
  }

  func testATextThatComesBackIsSavedAgain() async {
    let store = SearchStore()
    let model = GalleryModel(store: store)
    await startSaving(model, store)
    for text in ["sea", "sun", "sea"] {
      model.searchText = text
      await wait { store.saves.last == text }
    }
    XCTAssertEqual(
      store.saves.last, "sea",
      "sea became sun, and sea again: a text that comes back is a later one; saved were "
        + "\(store.saves)")
  }

  func testTheFirstTextIsNotSaved() async {
    let store = SearchStore()
    let model = GalleryModel(store: store)
    await startSaving(model, store)
    XCTAssertFalse(
      store.saves.contains(""),
      "the text that was there at the start should not be saved; saved were \(store.saves)")
  }

  func testABurstIsSavedOnce() async {
    let store = SearchStore()
    let model = GalleryModel(store: store)
    await startSaving(model, store)
    let before = store.saves.count
    model.searchText = "s"
    model.searchText = "se"
    model.searchText = "sea"
    await wait { store.saves.last == "sea" }
    XCTAssertEqual(
      Array(store.saves.dropFirst(before)), ["sea"],
      "three writes in one go should be saved once, with the last text")
  }

  func testTheModelIsReleased() async {
    await assertReleased {
      let store = SearchStore()
      let model = GalleryModel(store: store)
      await self.startSaving(model, store)
      return model
    }
  }

  func testAModelDroppedAtOnceIsReleased() async {
    // Its task has not had a turn yet: only what `init` itself handed to others can hold it.
    await assertReleased { GalleryModel(store: SearchStore()) }
  }

  func testTheTaskEndsWithTheModel() async {
    weak var probe: TaskProbe?
    weak var kept: SearchStore?
    do {
      let living = TaskProbe()
      probe = living
      let store = SearchStore()
      kept = store
      // A task keeps the task-local values of the place where it was made until it ends.
      let model = TaskProbe.$current.withValue(living) { GalleryModel(store: store) }
      await startSaving(model, store)
    }
    await wait { probe == nil && kept == nil }
    XCTAssertTrue(
      probe == nil && kept == nil,
      "the last reference to the model is gone, but its task has not ended: it still waits")
  }

  func testTheStoredTaskEndsWithTheModel() async {
    let ended = Ended()
    do {
      let store = SearchStore()
      let model = GalleryModel(store: store)
      await startSaving(model, store)
      ended.watch(Mirror(reflecting: model))
    }
    await wait { ended.running == 0 }
    XCTAssertEqual(
      ended.running, 0,
      "the last reference to the model is gone, but a task that it stored has not ended")
  }

  /// Writes new texts until the first is saved: then the loop runs, and its first element is past.
  private func startSaving(
    _ model: GalleryModel, _ store: SearchStore, file: StaticString = #filePath, line: UInt = #line
  ) async {
    for round in 1...100 where store.saves.allSatisfy(\.isEmpty) {
      await Ticker.turn()
      model.searchText = "warm-up \(round)"
      await Ticker.turn()
    }
    XCTAssertTrue(
      store.saves.contains { $0.hasPrefix("warm-up") },
      "a hundred new texts were written, and none was saved", file: file, line: line)
  }

  /// Gives other tasks their turn until the condition holds, forty times at most.
  private func wait(until condition: () -> Bool) async {
    for _ in 1...40 where !condition() {
      await Ticker.turn()
    }
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

/// Measures waiting in turns instead of seconds, so that a busy machine needs no longer limit.
@MainActor @Observable
private final class Ticker {
  private var count = 0

  /// Returns when a stream of its own has begun, delivered and ended.
  static func turn() async {
    let ticker = Ticker()
    let loop = Task {
      for await count in Observations({ ticker.count }) where count > 0 { return }
    }
    await Task.yield()
    try? await Task.sleep(for: .milliseconds(1))
    ticker.count += 1
    await loop.value
  }
}
