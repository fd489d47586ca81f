import Combine
import KataTesting
import SwiftUI
import XCTest

/// Stacks: what pushed screens look like, and what happens to the screens below them.
@MainActor
final class NavigationTests: XCTestCase {
  struct Detail: View {
    let text: String
    var body: some View { Text(text) }
  }
  struct Captioned: View {
    let caption: String
    @State private var count = 0
    @State private var path = [1]
    var body: some View {
      NavigationStack(path: $path) {
        Button("Count") { count += 1 }
          .navigationDestination(for: Int.self) { number in
            Detail(text: "\(caption) \(number) \(count)")
            Button("More") { count += 1 }
          }
      }
    }
  }
  struct Captions: View {
    @State private var caption = "old"
    @State private var isNew = false
    var body: some View {
      Captioned(caption: caption)
        .onChange(of: isNew) { caption = "new" }
        .task { isNew = true }
    }
  }

  func testAPushedScreenShowsWhatTheNewestClosureSays() async {
    let host = ViewHost(Captions())
    XCTAssertEqual(host.text, ["old 1 0", "More"])
    await host.settle()
    XCTAssertEqual(host.text, ["new 1 0", "More"])
  }

  func testAPushedScreenFollowsTheStateThatItsClosureReads() async {
    let host = ViewHost(Captions())
    host.resetCounts()
    host.tap("More")
    XCTAssertEqual(host.text, ["old 1 1", "More"])
    XCTAssertEqual(
      host.counts, ["NavigationTests.Captioned": 1, "NavigationTests.Detail": 1])
  }

  struct Recursive: View {
    let level: Int
    var body: some View {
      NavigationLink("deeper \(level)", value: level + 1)
        .navigationDestination(for: Int.self) { level in
          VStack {
            Text("declared by the inner one")
            Recursive(level: level)
          }
        }
    }
  }
  struct RecursiveStack: View {
    var body: some View {
      NavigationStack {
        NavigationLink("deeper 0", value: 1)
          .navigationDestination(for: Int.self) { Recursive(level: $0) }
      }
    }
  }

  func testTheDestinationClosestToTheFirstScreenCounts() async {
    let host = ViewHost(RecursiveStack())
    host.tap("deeper 0")
    host.tap("deeper 1")
    XCTAssertEqual(host.text, ["deeper 2"])
    XCTAssertEqual(
      Set(host.warnings.map(\.message)),
      [
        "A navigationDestination for “Swift.Int” was declared earlier on the stack. Only the "
          + "destination declared closest to the root view of the stack will be used."
      ])
  }

  final class Log {
    var lines: [String] = []
    func take() -> [String] {
      defer { lines = [] }
      return lines
    }
  }
  struct Screen: View {
    let name: String
    let log: Log
    var body: some View {
      Text(name)
        .onAppear { log.lines.append("\(name) appears") }
        .onDisappear { log.lines.append("\(name) disappears") }
        .task {
          log.lines.append("\(name) starts")
          try? await Task.sleep(for: .seconds(600))
          log.lines.append("\(name) ends")
        }
    }
  }
  struct Stack: View {
    let log: Log
    @State var path: [String] = []
    @State private var hasSheet = false
    var body: some View {
      NavigationStack(path: $path) {
        Screen(name: "root", log: log)
        NavigationLink("link") { Screen(name: "linked", log: log) }
        Button("jump") { path = ["one", "two"] }
        Button("sheet") { hasSheet = true }
          .sheet(isPresented: $hasSheet) { Screen(name: "sheet", log: log) }
          .navigationDestination(for: String.self) { Screen(name: $0, log: log) }
      }
    }
  }

  private func settled(_ host: ViewHost, _ log: Log) async -> [String] {
    await host.settle()
    return log.take()
  }

  func testAPushedScreenMakesTheOneBelowDisappear() async {
    let log = Log()
    let host = ViewHost(Stack(log: log))
    var said = await settled(host, log)
    XCTAssertEqual(said, ["root appears", "root starts"])
    host.tap("link")
    said = await settled(host, log)
    XCTAssertEqual(said, ["linked appears", "root disappears", "linked starts", "root ends"])
    host.dismiss()
    said = await settled(host, log)
    XCTAssertEqual(said, ["linked disappears", "root appears", "root starts", "linked ends"])
  }

  func testOnlyTheTopOfSeveralPushedScreensAppears() async {
    let log = Log()
    let host = ViewHost(Stack(log: log))
    _ = await settled(host, log)
    host.tap("jump")
    var said = await settled(host, log)
    XCTAssertEqual(said, ["two appears", "root disappears", "two starts", "root ends"])
    host.dismiss()
    said = await settled(host, log)
    XCTAssertEqual(said, ["two disappears", "one appears", "one starts", "two ends"])
  }

  func testASheetLeavesWhatIsUnderneathThere() async {
    let log = Log()
    let host = ViewHost(Stack(log: log))
    _ = await settled(host, log)
    host.tap("sheet")
    let said = await settled(host, log)
    XCTAssertEqual(said, ["sheet appears", "sheet starts"])
  }

  func testACoveredScreenDisappearsOnce() async {
    let log = Log()
    let host = ViewHost(Stack(log: log, path: ["one"]))
    XCTAssertEqual(log.take(), ["one appears"])
    await host.settle()
    _ = log.take()
    host.unmount()
    XCTAssertEqual(log.lines, ["one disappears"])
  }

  struct Growing: View {
    let log: Log
    @State private var hasRow = false
    var body: some View {
      NavigationStack {
        if hasRow { Screen(name: "row", log: log) }
        NavigationLink("link") { Button("grow") { hasRow = true } }
      }
    }
  }

  func testWhatComesBelowAPushedScreenAppearsWhenThatGoes() async {
    let log = Log()
    let host = ViewHost(Growing(log: log))
    host.tap("link")
    host.tap("grow")
    var said = await settled(host, log)
    XCTAssertEqual(said, [])
    host.dismiss()
    said = await settled(host, log)
    XCTAssertEqual(said, ["row appears", "row starts"])
  }

  struct Receiving: View {
    let log: Log
    let subjects: [CurrentValueSubject<String, Never>]
    @State private var number = 0
    var body: some View {
      Button("Next \(number)") { number += 1 }
        .onReceive(subjects[min(number, 1)]) { log.lines.append($0) }
    }
  }

  func testOnReceiveFollowsAnotherPublisherAndLeavesTheOneBefore() async {
    let log = Log()
    let subjects = [
      CurrentValueSubject<String, Never>("a"), CurrentValueSubject<String, Never>("b"),
    ]
    let host = ViewHost(Receiving(log: log, subjects: subjects))
    host.tap("Next 0")
    host.tap("Next 1")
    subjects[0].send("A")
    subjects[1].send("B")
    XCTAssertEqual(log.lines, ["a", "b", "B"])
  }
}
