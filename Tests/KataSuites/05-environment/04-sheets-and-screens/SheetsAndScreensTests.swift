import KataTesting
import SwiftUI
import XCTest

@testable import Kata

@MainActor
final class SheetsAndScreensTests: XCTestCase {
  func testTheListShowsItsFilter() async {
    let host = ViewHost(Console())
    host.tap("Errors only")
    XCTAssertTrue(
      host.text.contains("List: errors"),
      "the list should show the filter that was chosen; the screen reads \(host.text)")
  }

  func testAMessageFindsTheFilterOfTheList() async {
    let host = ViewHost(Console())
    host.tap("Errors only")
    host.tap("Message 2")
    XCTAssertTrue(
      host.text.contains("Message 2: errors"),
      """
      a message was pushed, and it does not find the filter that the list shows; the screen reads \
      \(host.text)
      """)
  }

  func testTheSettingsFindTheFilterOfTheList() async {
    let host = ViewHost(Console())
    host.tap("Errors only")
    host.tap("Settings")
    XCTAssertTrue(
      host.text.contains("Settings: errors"),
      """
      the settings were presented, and they do not find the filter that the list shows; the \
      screen reads \(host.text)
      """)
  }

  func testWhatTheSettingsChooseHoldsInTheList() async {
    let host = ViewHost(Console())
    host.tap("Settings")
    host.tap("Errors only")
    host.dismiss()
    XCTAssertTrue(
      host.text.contains("List: errors"),
      """
      the settings chose another filter, and the list does not show it: both should find one \
      object; the screen reads \(host.text)
      """)
  }

  func testTheSheetOfAMessageFindsItsNote() async {
    let host = ViewHost(Console())
    host.tap("Message 1")
    host.tap("Edit note")
    host.tap("Mark as read")
    XCTAssertTrue(
      host.text.contains("Note: read"),
      "the sheet marked the message as read and does not show it; the screen reads \(host.text)")
    host.dismiss()
    XCTAssertTrue(
      host.text.contains("Note: read"),
      """
      the sheet wrote into a note that the message below it does not show: both should find one \
      object; the screen reads \(host.text)
      """)
  }

  func testTheSheetOfAMessageFindsTheFilter() async {
    let host = ViewHost(Console())
    host.tap("Errors only")
    host.tap("Message 1")
    host.tap("Edit note")
    XCTAssertTrue(
      host.text.contains("Sheet: errors"),
      """
      the sheet over a pushed message does not find the filter of the list; the screen reads \
      \(host.text)
      """)
  }

  func testEachConsoleHasAFilterOfItsOwn() async {
    let one = ViewHost(Console())
    one.tap("Errors only")
    let other = ViewHost(Console())
    XCTAssertTrue(
      other.text.contains("List: all"),
      """
      errors were chosen in one console, and another one opens with them: each Console owns its \
      filter; the screen reads \(other.text)
      """)
  }

  func testEachMessageHasANoteOfItsOwn() async {
    let host = ViewHost(
      NavigationStack {
        VStack {
          Message(number: 1)
          Message(number: 2)
        }
      }
      .environment(Filter()))
    host.tap("Edit note", occurrence: 0)
    host.tap("Mark as read")
    host.dismiss()
    let notes = host.text.filter { $0.hasPrefix("Note: ") }
    XCTAssertEqual(
      notes, ["Note: read", "Note: "],
      "the note of message 1 was written, and message 2 shows it: each message has its own")
  }

  func testANoteOutlivesTheNextValueOfItsMessage() async {
    let host = ViewHost(Inbox())
    host.tap("Edit note")
    host.tap("Mark as read")
    host.dismiss()
    host.tap("Run again")
    XCTAssertTrue(
      host.text.contains("Note: read"),
      """
      the view around a message ran again, and the note that was written is gone: the message has \
      to own it; the screen reads \(host.text)
      """)
  }

  func testAFilterOutlivesTheNextValueOfItsConsole() async {
    let host = ViewHost(Desk())
    host.tap("Errors only")
    host.tap("Run again")
    XCTAssertTrue(
      host.text.contains("List: errors"),
      """
      the view around a console ran again, and the filter that was chosen is gone: the console has \
      to own it; the screen reads \(host.text)
      """)
  }

  func testTheScreensStillShowTheirLines() async {
    let host = ViewHost(Console())
    host.tap("Message 1")
    host.tap("Edit note")
    XCTAssertTrue(
      host.counts["FilterLine", default: 0] >= 3 && host.counts["NoteLine", default: 0] >= 2
        && host.counts["NoteSheet", default: 0] >= 1,
      "list, message and sheet should each show their FilterLine and NoteLine, as before")
  }
}

/// Makes a new `Message` value at each tap.
private struct Inbox: View {
  @State private var filter = Filter()
  @State private var runs = 0

  var body: some View {
    NavigationStack {
      VStack {
        Text("Runs: \(runs)")
        Button("Run again") { runs += 1 }
        Message(number: 1)
      }
    }
    .environment(filter)
  }
}

/// Makes a new `Console` value at each tap.
private struct Desk: View {
  @State private var runs = 0

  var body: some View {
    VStack {
      Text("Runs: \(runs)")
      Button("Run again") { runs += 1 }
      Console()
    }
  }
}
