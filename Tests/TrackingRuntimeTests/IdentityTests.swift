import KataTesting
import SwiftUI
import XCTest

/// C15–C19: what keeps its state and what does not.
@MainActor
final class IdentityTests: XCTestCase {
  struct Inlined: View {
    @State private var flag = false
    var header: some View { Text(flag ? "on" : "off") }
    var body: some View {
      VStack {
        header
        Button("Toggle") { flag.toggle() }
      }
    }
  }

  // Conf: DOC.
  func testC15_aComputedSubviewIsPartOfItsOwnersBody() async {
    let host = ViewHost(Inlined())
    host.resetCounts()
    host.tap("Toggle")
    XCTAssertEqual(host.counts, ["IdentityTests.Inlined": 1])
  }

  struct Counter: View {
    let name: String
    @State private var count = 0
    var body: some View { Button("\(name) \(count)") { count += 1 } }
  }
  struct Branches: View {
    @State private var flag = false
    var body: some View {
      VStack {
        if flag { Counter(name: "row") } else { Counter(name: "row") }
        Button("Switch") { flag.toggle() }
      }
    }
  }
  struct Ternary: View {
    @State private var flag = false
    var body: some View {
      VStack {
        Counter(name: flag ? "left" : "right")
        Button("Switch") { flag.toggle() }
      }
    }
  }

  // Conf: DOC.
  func testC16_switchingBranchesResetsStateThoughTheViewsAreAlike() async {
    let host = ViewHost(Branches())
    host.tap("row 0")
    host.tap("Switch")
    XCTAssertEqual(host.text.first, "row 0")
  }

  // Conf: DOC.
  func testC16_aTernaryInAnArgumentKeepsState() async {
    let host = ViewHost(Ternary())
    host.tap("right 0")
    host.tap("Switch")
    XCTAssertEqual(host.text.first, "left 1")
  }

  struct Identified: View {
    @State private var id = 0
    var body: some View {
      VStack {
        Counter(name: "row").id(id)
        Button("Same") { id = id + 0 }
        Button("Next") { id += 1 }
      }
    }
  }

  // Conf: DOC + DUAL.
  func testC17_anEqualIDKeepsStateAndANewOneResetsIt() async {
    let host = ViewHost(Identified())
    host.tap("row 0")
    host.tap("Same")
    XCTAssertEqual(host.text.first, "row 1")
    host.tap("Next")
    XCTAssertEqual(host.text.first, "row 0")
  }

  final class Log {
    var appearances = 0
  }
  struct InnerAppearance: View {
    let log: Log
    @State private var flag = false
    var body: some View {
      VStack {
        Color.red.onAppear { log.appearances += 1 }.id(flag)
        Button("Flip") { flag.toggle() }
      }
    }
  }
  struct OuterAppearance: View {
    let log: Log
    @State private var flag = false
    var body: some View {
      VStack {
        Color.red.id(flag).onAppear { log.appearances += 1 }
        Button("Flip") { flag.toggle() }
      }
    }
  }

  // Conf: DOC + DUAL.
  func testC17_onAppearInsideOfTheIDRunsAgain() async {
    let log = Log()
    let host = ViewHost(InnerAppearance(log: log))
    host.tap("Flip")
    XCTAssertEqual(log.appearances, 2)
  }

  // Conf: DOC + DUAL.
  func testC17_onAppearOutsideOfTheIDRunsOnce() async {
    let log = Log()
    let host = ViewHost(OuterAppearance(log: log))
    host.tap("Flip")
    XCTAssertEqual(log.appearances, 1)
  }

  struct Erased: View {
    @State private var kind = 0
    var view: AnyView {
      kind < 2 ? AnyView(Counter(name: "kind \(kind)")) : AnyView(Text("other"))
    }
    var body: some View {
      VStack {
        view
        Button("Next") { kind += 1 }
        Button("First") { kind = 0 }
      }
    }
  }

  // Conf: DOC.
  func testC18_anyViewKeepsStateWhileTheTypeStays() async {
    let host = ViewHost(Erased())
    host.tap("kind 0 0")
    host.tap("Next")
    XCTAssertEqual(host.text.first, "kind 1 1")
  }

  // Conf: DOC.
  func testC18_anotherTypeIsAnotherHierarchy() async {
    let host = ViewHost(Erased())
    host.tap("kind 0 0")
    host.tap("Next")
    host.tap("Next")
    host.tap("First")
    XCTAssertEqual(host.text.first, "kind 0 0")
  }

  struct Reordering: View {
    @State private var ids = [1, 2, 3]
    var body: some View {
      VStack {
        ForEach(ids, id: \.self) { Counter(name: "row \($0)") }
        Button("Reverse") { ids.reverse() }
      }
    }
  }

  // Conf: MULTI + RE.
  func testC19_rowsKeepStateWhenTheyMove() async {
    let host = ViewHost(Reordering())
    host.tap("row 1 0")
    host.tap("Reverse")
    XCTAssertEqual(Array(host.text.prefix(3)), ["row 3 0", "row 2 0", "row 1 1"])
  }

  struct BarView: View {
    let value: Float
    var body: some View { Text(verbatim: "\(value)") }
  }

  // Conf: MULTI + RE.
  func testC19_duplicateIDsAreToldOf() async {
    let host = ViewHost(ForEach([Float(-47.63), -47.63], id: \.self) { BarView(value: $0) })
    XCTAssertEqual(
      host.warnings.map(\.message),
      [
        "ForEach<Array<Float>, Float, BarView>: the ID -47.63 occurs multiple times within the "
          + "collection, this will give undefined results!"
      ])
  }

  struct GrowingRange: View {
    @State private var count = 2
    var body: some View {
      VStack {
        ForEach(0..<count) { Text("\($0)") }
        Button("Grow") { count += 1 }
      }
    }
  }

  // Conf: MULTI + RE.
  func testC19_aRangeThatGrowsIsToldOfAndShowsItsFirstRows() async {
    let host = ViewHost(GrowingRange())
    host.tap("Grow")
    XCTAssertEqual(host.text, ["0", "1", "Grow"])
    XCTAssertEqual(
      host.warnings.map(\.message),
      [
        "ForEach<Range<Int>, Int, Text> count (3) != its initial count (2). "
          + "`ForEach(_:content:)` should only be used for *constant* data. Instead conform data "
          + "to `Identifiable` or use `ForEach(_:id:content:)` and provide an explicit `id`!"
      ])
  }

  struct Boundary: View {
    @State private var flag = false
    var body: some View {
      VStack {
        Counter(name: flag ? "on" : "on")
        Text(flag ? "yes" : "no")
        Button("Toggle") { flag.toggle() }
      }
    }
  }

  // Conf: DOC.
  func testC15_aStructSubviewIsABoundary() async {
    let host = ViewHost(Boundary())
    host.resetCounts()
    host.tap("on 0")
    XCTAssertEqual(host.counts, ["IdentityTests.Counter": 1])
    host.resetCounts()
    host.tap("Toggle")
    XCTAssertEqual(host.counts, ["IdentityTests.Boundary": 1])
  }

  final class Journal {
    var lines: [String] = []
  }
  final class Stored {
    let journal: Journal
    init(_ journal: Journal) { self.journal = journal }
    deinit { journal.lines.append("state gone") }
  }
  final class Owned: ObservableObject {
    let journal: Journal
    init(_ journal: Journal) {
      self.journal = journal
      journal.lines.append("object made")
    }
    deinit { journal.lines.append("object gone") }
  }
  struct Holder: View {
    @State private var stored: Stored
    @StateObject private var owned: Owned
    init(_ journal: Journal) {
      _stored = State(wrappedValue: Stored(journal))
      _owned = StateObject(wrappedValue: Owned(journal))
    }
    var body: some View { Text("holder") }
  }
  struct HolderBranches: View {
    let journal: Journal
    @State private var flag = false
    var body: some View {
      VStack {
        if flag { Holder(journal) } else { Holder(journal) }
        Button("Switch") { flag.toggle() }
      }
    }
  }

  // Conf: DOC.
  func testC16_switchingBranchesReleasesTheOldStateAndMakesNew() async {
    let journal = Journal()
    let host = ViewHost(HolderBranches(journal: journal))
    XCTAssertEqual(journal.lines, ["object made"])
    host.tap("Switch")
    XCTAssertEqual(
      journal.lines.sorted(), ["object gone", "object made", "object made", "state gone"])
  }

  struct EqualID: View {
    @State private var id = 0
    @State private var ticks = 0
    var body: some View {
      VStack {
        Counter(name: "row").id(id)
        Button("Tick \(ticks)") { ticks += 1 }
        Button("Next") { id += 1 }
      }
    }
  }

  // Conf: DOC + DUAL.
  func testC17_anEqualIDCostsNoBodyAndANewOneOneAsIfForTheFirstTime() async {
    let host = ViewHost(EqualID())
    host.tap("row 0")
    host.resetCounts()
    host.tap("Tick 0")
    XCTAssertEqual(host.counts, ["IdentityTests.EqualID": 1])
    XCTAssertEqual(host.text.first, "row 1")
    host.resetCounts()
    host.tap("Next")
    XCTAssertEqual(
      host.evaluations.filter { $0.view == "IdentityTests.Counter" }.map(\.cause),
      ["@self, @identity, _count"])
  }

  struct ErasedHolder: View {
    let journal: Journal
    @State private var isText = false
    @State private var ticks = 0
    var body: some View {
      VStack {
        isText ? AnyView(Text("text")) : AnyView(Counter(name: "row"))
        AnyView(Counter(name: "still"))
        isText ? AnyView(Text("text")) : AnyView(Holder(journal))
        Button("Tick \(ticks)") { ticks += 1 }
        Button("Text") { isText = true }
      }
    }
  }

  // Conf: DOC.
  func testC18_theSameTypeIsComparedAsUsualAndAnotherTypeDestroysTheOldHierarchy() async {
    let journal = Journal()
    let host = ViewHost(ErasedHolder(journal: journal))
    host.resetCounts()
    host.tap("Tick 0")
    XCTAssertEqual(host.bodyCount(of: Counter.self), 0)
    host.tap("Text")
    XCTAssertEqual(journal.lines.filter { $0 == "object gone" }, ["object gone"])
  }

  enum Mode { case first, second, third }
  struct Modes: View {
    @State private var mode = Mode.first
    @State private var isShown = true
    var body: some View {
      VStack {
        switch mode {
        case .first: Counter(name: "mode")
        case .second: Counter(name: "mode")
        case .third: Counter(name: "mode")
        }
        if isShown { Counter(name: "shown") }
        Counter(name: "last")
        Button("Next") { mode = mode == .first ? .second : .third }
        Button("Hide") { isShown.toggle() }
      }
    }
  }

  // Conf: DOC.
  func testC16_everyCaseOfASwitchIsAPlaceAndWhatComesAfterKeepsItsState() async {
    let host = ViewHost(Modes())
    for label in ["mode 0", "shown 0", "last 0", "Next"] { host.tap(label) }
    XCTAssertEqual(Array(host.text.prefix(3)), ["mode 0", "shown 1", "last 1"])
    for label in ["mode 0", "Next", "Hide"] { host.tap(label) }
    XCTAssertEqual(Array(host.text.prefix(2)), ["mode 0", "last 1"])
    host.tap("Hide")
    XCTAssertEqual(Array(host.text.prefix(3)), ["mode 0", "shown 0", "last 1"])
  }

  struct Moving: View {
    @State private var ids = [1, 2, 3, 4]
    var body: some View {
      VStack {
        ForEach(ids, id: \.self) { Counter(name: "row \($0)") }
        Button("Move") { ids = [4, 2, 5, 1] }
        Button("Back") { ids = [1, 2, 3, 4] }
      }
    }
  }

  // Conf: MULTI + RE.
  func testC19_movedRowsKeepStateInsertedOnesBeginAndRemovedOnesForget() async {
    let host = ViewHost(Moving())
    for label in ["row 1 0", "row 3 0", "row 4 0", "row 4 1"] { host.tap(label) }
    host.resetCounts()
    host.tap("Move")
    XCTAssertEqual(Array(host.text.prefix(4)), ["row 4 2", "row 2 0", "row 5 0", "row 1 1"])
    XCTAssertEqual(host.bodyCount(of: Counter.self), 1)
    host.tap("Back")
    XCTAssertEqual(Array(host.text.prefix(4)), ["row 1 1", "row 2 0", "row 3 0", "row 4 2"])
  }
}
