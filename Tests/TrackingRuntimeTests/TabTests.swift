import KataTesting
import SwiftUI
import XCTest

/// The chosen tab has appeared; the others appear when they are chosen, and keep their state.
@MainActor
final class TabTests: XCTestCase {
  final class Log {
    var lines: [String] = []
    func take() -> [String] {
      defer { lines = [] }
      return lines
    }
  }
  struct Page: View {
    let name: String
    let log: Log
    @State private var taps = 0
    var body: some View {
      Button("\(name) \(taps)") { taps += 1 }
        .onAppear { log.lines.append("appear \(name)") }
        .onDisappear { log.lines.append("disappear \(name)") }
        .task {
          log.lines.append("task \(name)")
          try? await Task.sleep(for: .seconds(600))
          log.lines.append("cancelled \(name)")
        }
    }
  }
  struct Items: View {
    let log: Log
    var body: some View {
      TabView {
        Page(name: "a", log: log).tabItem { Text("A") }
        Page(name: "b", log: log).tabItem { Text("B") }
        Page(name: "c", log: log).tabItem { Text("C") }
      }
    }
  }
  struct Selected: View {
    let log: Log
    @State private var selection = "b"
    var body: some View {
      TabView(selection: $selection) {
        Tab("A", systemImage: "a", value: "a") {
          NavigationStack {
            Page(name: "a", log: log)
              .navigationDestination(isPresented: .constant(true)) { Page(name: "top", log: log) }
          }
        }
        Tab("B", systemImage: "b", value: "b") {
          Page(name: "b", log: log)
          Button("Choose a") { selection = "a" }
        }
      }
    }
  }

  func testTheFirstTabAloneAppears() async {
    let log = Log()
    let host = ViewHost(Items(log: log))
    await host.settle()
    XCTAssertEqual(log.take(), ["appear a", "task a"])
    XCTAssertEqual(host.text, ["a 0", "A", "B", "C"])
  }

  func testATabAppearsWhenItIsChosenAndTheOtherOneDisappears() async {
    let log = Log()
    let host = ViewHost(Items(log: log))
    await host.settle()
    log.lines = []
    host.tap("B")
    await host.settle()
    XCTAssertEqual(log.take().sorted(), ["appear b", "cancelled a", "disappear a", "task b"])
    host.tap("B")
    await host.settle()
    XCTAssertEqual(log.take(), [], "it is there already")
    host.tap("A")
    await host.settle()
    XCTAssertEqual(log.take().sorted(), ["appear a", "cancelled b", "disappear b", "task a"])
  }

  func testATabKeepsItsState() async {
    let host = ViewHost(Items(log: Log()))
    host.tap("a 0")
    host.tap("B")
    XCTAssertEqual(host.text.first, "b 0")
    host.tap("A")
    XCTAssertEqual(host.text.first, "a 1")
  }

  func testTheProgramChoosesATabByItsValue() async {
    let log = Log()
    let host = ViewHost(Selected(log: log))
    XCTAssertEqual(log.take(), ["appear b"])
    XCTAssertEqual(host.text.first, "b 0", "what is pushed in another tab is not on top")
    host.tap("Choose a")
    XCTAssertEqual(log.take(), ["disappear b", "appear top"])
    XCTAssertEqual(host.text.first, "top 0")
  }
}
