import KataTesting
import SwiftUI
import XCTest

@testable import Kata

@MainActor
final class EqualWritesTests: XCTestCase {
  func testTheFolderIsShownFromTheStart() async {
    let host = ViewHost(FolderScreen(model: FolderModel(disk: Disk())))
    await host.settle()
    XCTAssertEqual(names(on: host), ["Wave", "Shell"], "the screen should start with folder Sea")
    let disk = Disk()
    disk.write(["Whale"], to: "Sea")
    let other = ViewHost(FolderScreen(model: FolderModel(disk: disk)))
    await other.settle()
    XCTAssertEqual(
      names(on: other), ["Whale"], "one picture lies in Sea, and the screen should start with it")
  }

  func testARefreshShowsWhatIsNew() async {
    let disk = Disk()
    let host = ViewHost(FolderScreen(model: FolderModel(disk: disk)))
    await host.settle()
    disk.write(["Wave", "Shell", "Foam"], to: "Sea")
    host.tap("Refresh")
    await host.settle()
    XCTAssertEqual(
      names(on: host), ["Wave", "Shell", "Foam"],
      "a third picture lies in the folder, and Refresh did not bring it to the screen")
  }

  func testARefreshShowsARenamedPicture() async {
    let disk = Disk()
    let host = ViewHost(FolderScreen(model: FolderModel(disk: disk)))
    await host.settle()
    disk.write(["Wave", "Snail"], to: "Sea")
    host.tap("Refresh")
    await host.settle()
    XCTAssertEqual(
      names(on: host), ["Wave", "Snail"],
      "a picture has another name now; there are as many as before, and Refresh took them for equal"
    )
  }

  func testARefreshStaysInItsFolder() async {
    let disk = Disk()
    let host = ViewHost(FolderScreen(model: FolderModel(disk: disk)))
    await host.settle()
    host.tap("Sky")
    await host.settle()
    disk.write(["Cloud", "Kite"], to: "Sky")
    host.tap("Refresh")
    await host.settle()
    XCTAssertTrue(
      host.text.contains("Folder: Sky") && names(on: host) == ["Cloud", "Kite"],
      """
      Sky was chosen and got a second picture; Refresh should show what lies in that folder, and \
      the screen reads \(host.text)
      """)
  }

  func testTheSameFolderAgainShowsWhatIsNew() async {
    let disk = Disk()
    let host = ViewHost(FolderScreen(model: FolderModel(disk: disk)))
    await host.settle()
    disk.write(["Wave"], to: "Sea")
    host.tap("Sea")
    await host.settle()
    XCTAssertEqual(
      names(on: host), ["Wave"],
      "Sea was chosen once more: the folder is equal, and what lies in it is not")
  }

  func testAnotherFolderShowsItsNames() async {
    let disk = Disk()
    let host = ViewHost(FolderScreen(model: FolderModel(disk: disk)))
    await host.settle()
    host.tap("Sky")
    await host.settle()
    XCTAssertTrue(
      host.text.contains("Folder: Sky") && names(on: host) == ["Cloud"],
      "Sky was chosen, and the screen should show its one picture; it reads \(host.text)")
    disk.write([], to: "Sea")
    host.tap("Sea")
    await host.settle()
    XCTAssertEqual(
      names(on: host), [], "Sea was emptied in the meantime; choosing it should show that")
  }

  func testARefreshThatFindsNothingNewRunsNoBody() async {
    let host = ViewHost(FolderScreen(model: FolderModel(disk: Disk())))
    await host.settle()
    host.tap("Refresh")
    await host.settle()
    host.resetCounts()
    host.tap("Refresh")
    await host.settle()
    XCTAssertEqual(
      ran(on: host), [],
      """
      nothing is new on the disk, and Refresh ran bodies: somebody announced a change that is \
      none. Setting an equal value announces nothing; writing in place (+=, append, a subscript) \
      always does
      """)
  }

  func testANewPictureRunsOnlyItsReaders() async {
    let disk = Disk()
    let host = ViewHost(FolderScreen(model: FolderModel(disk: disk)))
    await host.settle()
    disk.write(["Wave", "Shell", "Foam"], to: "Sea")
    host.resetCounts()
    host.tap("Refresh")
    await host.settle()
    XCTAssertEqual(
      host.bodyCount(inside: FolderLine.self), 0,
      "a new picture ran FolderLine.body, and the folder is the same as before")
    XCTAssertLessThanOrEqual(
      host.counts.values.max() ?? 0, 1,
      "a new picture should run NamesList.body, and no body twice; these ran: \(ran(on: host))")
  }

  func testTheListStandsStillUntilItIsAsked() async {
    let disk = Disk()
    let model = FolderModel(disk: disk)
    let host = ViewHost(FolderScreen(model: model))
    await host.settle()
    disk.write(["Foam"], to: "Sea")
    await host.settle()
    XCTAssertEqual(
      names(on: host), ["Wave", "Shell"],
      "the disk changed, and nobody asked for a refresh: the list should not move by itself")
    XCTAssertEqual(
      model.names, ["Wave", "Shell"],
      """
      the disk changed, and nobody asked for a refresh: names should be what was found when \
      somebody last asked, or the list moves as soon as its body runs for another reason
      """)
  }

  func testTheModelIsStillObservable() async {
    XCTAssertFalse(
      (FolderModel(disk: Disk()) as Any) is any ObservableObject,
      "do not go back to ObservableObject, which announces equal values, too: say what has changed")
  }

  private func names(on host: ViewHost) -> [String] {
    host.text.filter { $0.hasPrefix("• ") }.map { String($0.dropFirst(2)) }
  }

  private func ran(on host: ViewHost) -> [String] {
    host.counts.map { "\($0.key) ×\($0.value)" }.sorted()
  }
}
