import KataTesting
import SwiftUI
import XCTest

@testable import Kata

@MainActor
final class TasksAndClosuresTests: XCTestCase {
  private let server = Server()

  func testMessagesArrive() async {
    let model = await chat()
    for text in ["Hello", "Is it raining?"] {
      server.say(text)
      await wait { model.messages.last == text }
    }
    XCTAssertEqual(
      model.messages, ["Hello", "Is it raining?"],
      "two things were said; the chat shows \(model.messages)")
  }

  func testClearEmptiesTheChat() async {
    let model = await chat()
    server.say("Hello")
    await wait { !model.messages.isEmpty }
    let host = ViewHost(ChatView(model: model))
    host.tap("Clear")
    await host.settle()
    XCTAssertEqual(
      model.messages, [], "Clear was tapped, and the chat still shows \(model.messages)")
    XCTAssertFalse(
      host.text.contains("Hello"), "Clear was tapped, and the screen still reads Hello")
  }

  func testTheChatIsReleasedWhileNobodySpeaks() async {
    await assertReleased { await self.chat() }
  }

  func testTheChatIsReleasedAfterAMessage() async {
    await assertReleased {
      let model = await self.chat()
      self.server.say("Hello")
      await self.wait { !model.messages.isEmpty }
      return model
    }
  }

  func testTheChatIsReleasedAfterClear() async {
    await assertReleased {
      // Let go of at once: no task has had a turn, so only what the chat stores can hold it.
      let model = ChatModel(server: self.server)
      model.clear()
      return model
    }
  }

  func testTheDraftIsSavedAlthoughTheChatIsLeft() async {
    do {
      let model = await chat()
      model.draft = "See you at"
      model.leave()
    }
    await wait { !server.drafts.isEmpty }
    XCTAssertEqual(
      server.drafts, ["See you at"],
      "the chat was left and let go of at once; the draft should be saved all the same")
  }

  func testASaveThatHasBegunIsFinished() async {
    do {
      let model = await chat()
      model.draft = "See you at"
      model.leave()
      await Task.yield()
    }
    await wait { !server.drafts.isEmpty }
    XCTAssertEqual(
      server.drafts, ["See you at"],
      "the draft was being saved when the chat was let go of; it should be saved all the same")
  }

  func testTheChatIsReleasedAfterTheDraftIsSaved() async {
    await assertReleased {
      let model = await self.chat()
      model.draft = "See you at"
      model.leave()
      await self.wait { !self.server.drafts.isEmpty }
      return model
    }
  }

  func testTheDraftIsTheOneThatWasLeft() async {
    let model = await chat()
    model.draft = "See you at"
    model.leave()
    await wait { !server.drafts.isEmpty }
    XCTAssertEqual(
      server.drafts, ["See you at"], "a draft was left once; saved were \(server.drafts)")
  }

  func testTheLoopEndsWithTheChat() async {
    weak var probe: TaskProbe?
    weak var kept: ChatModel?
    let ended = Ended()
    do {
      let living = TaskProbe()
      probe = living
      let model = await TaskProbe.$current.withValue(living) { await chat() }
      server.say("Hello")
      await wait { !model.messages.isEmpty }
      ended.watch(Mirror(reflecting: model))
      kept = model
    }
    for _ in 1...10 where kept != nil { await Turn.one() }
    await wait { kept != nil || probe == nil && ended.running == 0 }
    XCTAssertTrue(
      kept != nil || probe == nil && ended.running == 0,
      "the chat is gone, and its loop still waits for a message")
  }

  /// A chat that listens already.
  private func chat() async -> ChatModel {
    let model = ChatModel(server: server)
    for _ in 1...5 { await Turn.one() }
    return model
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
