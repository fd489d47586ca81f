import Combine
import KataTesting
import SwiftUI
import XCTest

/// Modifiers of nothing do nothing until there is something (onevcat/Kingfisher#1972, touchlab/SKIE#146).
@MainActor
final class NothingTests: XCTestCase {
  final class Log {
    var lines: [String] = []
    let subject = PassthroughSubject<Int, Never>()
  }

  /// Content that is there while the state says so, with everything that happens noted.
  struct Noted<Content: View>: View {
    let log: Log
    @State private var isThere: Bool
    @State private var number = 0
    private let content: (Bool) -> Content

    init(_ log: Log, isThere: Bool = false, @ViewBuilder content: @escaping (Bool) -> Content) {
      self.log = log
      self.content = content
      _isThere = State(initialValue: isThere)
    }

    var body: some View {
      content(isThere)
        .onAppear { log.lines.append("appear") }
        .onDisappear { log.lines.append("disappear") }
        .onChange(of: number, initial: true) { log.lines.append("change \(number)") }
        .onReceive(log.subject) { log.lines.append("receive \($0)") }
        .task {
          log.lines.append("task")
          try? await Task.sleep(for: .seconds(600))
          log.lines.append("cancelled")
        }
      VStack {
        Button("Toggle") { isThere.toggle() }
        Button("Count") { number += 1 }
      }
    }
  }
  struct Nothing: View {
    var body: some View { EmptyView() }
  }

  private func assertNothingHappens(
    _ content: @escaping () -> some View, line: UInt = #line
  ) async {
    let log = Log()
    let host = ViewHost(Noted(log) { _ in content() })
    await host.settle()
    host.tap("Count")
    log.subject.send(1)
    host.unmount()
    XCTAssertEqual(log.lines, [], line: line)
  }

  func testNothingAppears() async {
    await assertNothingHappens { EmptyView() }
    await assertNothingHappens { Group {} }
    await assertNothingHappens { Group { Group { EmptyView() } } }
    await assertNothingHappens { Nothing() }
    await assertNothingHappens { AnyView(EmptyView()) }
    await assertNothingHappens { ForEach([Int](), id: \.self) { Text("\($0)") } }
    await assertNothingHappens { Text?.none }
    await assertNothingHappens { EmptyView().padding() }
  }

  private func happenings(
    isThere: Bool = false, _ content: @escaping (Bool) -> some View
  ) async -> [[String]] {
    let log = Log()
    let host = ViewHost(Noted(log, isThere: isThere, content: content))
    func news() async -> [String] {
      await host.settle()
      defer { log.lines = [] }
      return log.lines.sorted()
    }
    var all = [await news()]
    for _ in 0..<2 {
      host.tap("Toggle")
      all.append(await news())
      host.tap("Count")
      log.subject.send(1)
      all.append(await news())
    }
    host.unmount()
    return all
  }

  func testContentThatComesLaterAppearsThenAndGoesAgain() async {
    let come = ["appear", "change 0", "task"]
    let expected = [
      [], come, ["change 1", "receive 1"], ["cancelled", "disappear"], [],
    ]
    let seen = [
      await happenings { isThere in Group { if isThere { Text("there") } } },
      await happenings { isThere in
        ForEach(isThere ? [1, 2] : [], id: \.self) { Text("\($0)") }
      },
      await happenings { isThere in AnyView(Group { if isThere { Text("there") } }) },
    ]
    XCTAssertEqual(seen, Array(repeating: expected, count: 3))
  }

  func testAnEmptyContainerIsSomething() async {
    let seen = await happenings { isThere in VStack { if isThere { Text("there") } } }
    XCTAssertEqual(
      seen,
      [
        ["appear", "change 0", "task"], [], ["change 1", "receive 1"], [],
        ["change 2", "receive 1"],
      ])
  }

  struct Presenter: View {
    let log: Log
    @State private var showsSheet = false
    var body: some View {
      EmptyView()
        .sheet(isPresented: $showsSheet) {
          ForEach(0..<3) { Text("row \($0)") }
        }
        .onAppear { log.lines.append("appear") }
      Button("Show") { showsSheet = true }
    }
  }

  func testASheetOfNothingIsShownAndMakesNothingAppear() async {
    let log = Log()
    let host = ViewHost(List { Presenter(log: log) })
    host.tap("Show")
    XCTAssertEqual(host.text, ["row 0", "row 1", "row 2"])
    XCTAssertEqual(log.lines, [])
  }

  func testOneBranchForAnotherIsNoAppearanceOfAGroupsModifier() async {
    let seen = await happenings { isThere in
      Group { if isThere { Text("there") } else { Text("not there") } }
    }
    XCTAssertEqual(seen[1], [])
  }
}
