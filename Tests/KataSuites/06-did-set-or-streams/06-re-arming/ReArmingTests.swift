import KataTesting
import SwiftUI
import XCTest

@testable import Kata

@MainActor
final class ReArmingTests: XCTestCase {
  private let disk = Disk()

  func testEveryTextIsInTheHistory() async {
    let editor = await editor()
    for text in ["a", "ab", "abc"] { editor.text = text }
    await wait { editor.history.last == "abc" }
    XCTAssertEqual(
      editor.history, ["a", "ab", "abc"],
      "three texts were written in one go, and the history holds only \(editor.history)")
  }

  func testSeveralWritesAtOnceAreSavedOnce() async {
    let editor = await editor()
    for text in ["a", "ab", "abc"] { editor.text = text }
    await wait { disk.saves.last == "abc" }
    XCTAssertEqual(
      disk.saves, ["abc"],
      "three writes in one go should be one save, of the last; saved were \(disk.saves)")
  }

  func testEachTextIsSavedOnce() async {
    let editor = await editor()
    let texts = ["a", "b", "c"]
    for (place, text) in texts.enumerated() {
      editor.text = text
      await wait { disk.saves.last == text }
      if disk.saves.last != text, disk.saves.last == (place == 0 ? "" : texts[place - 1]) {
        XCTFail("\"\(text)\" was written, and saved was the text before; saved were \(disk.saves)")
        return
      }
    }
    XCTAssertEqual(
      disk.saves, texts,
      disk.saves.count > texts.count
        ? "three texts, one after the other, were saved more than once: \(disk.saves)"
        : "three texts were written one after the other; saved were only \(disk.saves)")
  }

  func testNobodyAsksWhileNothingChanges() async {
    let editor = await editor()
    let isAsked = await isReadAtRest { editor.text = "a" }
    XCTAssertFalse(
      isAsked,
      "text was read again and again, while nothing changed: an editor should wait to be told")
  }

  func testATextThatComesBackIsSavedAgain() async {
    let editor = await editor()
    for (place, text) in ["a", "b", "a", ""].enumerated() {
      editor.text = text
      await wait { disk.saves.last == text }
      // A first text that is not saved is for other tests to tell.
      guard place > 1, disk.saves.last != text else { continue }
      XCTFail(
        text.isEmpty
          ? "the text was emptied, and saved last is still a text that is gone: \(disk.saves)"
          : "a became b and a again, and saved last is not what stands: \(disk.saves)")
      return
    }
  }

  func testATextThatComesBackIsInTheHistoryAgain() async {
    let editor = await editor()
    for text in ["a", "b", "a"] {
      editor.text = text
      await wait { editor.history.last == text }
    }
    XCTAssertEqual(
      editor.history.suffix(1), ["a"],
      "undo goes back step by step: a became b and a again, and the history holds "
        + "\(editor.history)")
  }

  func testACorrectedTextIsSaved() async {
    let editor = await editor()
    editor.text = "ten--twelve"
    await wait { editor.text == "ten—twelve" && disk.saves.last == "ten—twelve" }
    XCTAssertEqual(editor.text, "ten—twelve", "two hyphens should become a dash")
    XCTAssertEqual(
      disk.saves.last, "ten—twelve",
      "the editor corrected the text itself, and then nobody saved it; saved were \(disk.saves)")
  }

  func testACorrectionIsSavedOnce() async {
    let editor = await editor()
    editor.text = "one--two--three"
    await wait { disk.saves.last == "one—two—three" }
    for _ in 1...10 { await Turn.one() }
    XCTAssertLessThan(
      disk.saves.count { $0 == "one—two—three" }, 2,
      "the corrected text was saved more than once; saved were \(disk.saves)")
    XCTAssertEqual(editor.text, "one—two—three", "each pair of hyphens should become a dash")
  }

  func testACorrectionIsInTheHistory() async {
    let editor = await editor()
    editor.text = "a--b"
    await wait { editor.text == "a—b" }
    XCTAssertEqual(
      editor.history.last, "a—b",
      "the editor wrote a text itself, and it is not in the history: \(editor.history)")
  }

  func testATextAfterACorrectionIsSaved() async {
    let editor = await editor()
    editor.text = "a--b"
    await wait { disk.saves.last == "a—b" }
    editor.text = "new"
    await wait { disk.saves.last == "new" }
    XCTAssertEqual(
      disk.saves.last, "new",
      "a text that came after a correction was not saved; saved were \(disk.saves)")
  }

  func testTheEditorIsReleased() async {
    await assertReleased {
      let editor = await self.editor()
      for text in ["a", "b"] {
        editor.text = text
        await self.wait { self.disk.saves.last == text }
      }
      return editor
    }
  }

  func testTheScreenFollowsTheText() async {
    let editor = await editor()
    let host = ViewHost(EditorView(editor: editor))
    editor.text = "a--b"
    await wait { editor.text == "a—b" }
    await host.settle()
    XCTAssertTrue(
      host.text.contains("Reads a—b"), "a--b was written; the screen still reads \(host.text)")
  }

  /// An editor that has had the time to start whatever it starts.
  private func editor() async -> Editor {
    let editor = Editor(disk: disk)
    for _ in 1...10 { await Turn.one() }
    return editor
  }

  /// Gives other tasks their turn until the condition holds, a hundred times at most, and thrice more.
  private func wait(until condition: () -> Bool) async {
    for _ in 1...100 where !condition() { await Turn.one() }
    for _ in 1...3 { await Turn.one() }
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
