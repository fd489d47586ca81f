import KataTesting
import SwiftUI
import XCTest

/// O3–O5: what no public measurement decides; each test pins the policy of this runtime.
@MainActor
final class OpenPointTests: XCTestCase {
  struct Row: View {
    let number: Int
    let log: Log
    var body: some View {
      let _ = log.lines.append("row \(number)")
      Text("row \(number)")
    }
  }
  final class Log {
    var lines: [String] = []
  }
  struct Rows: View {
    let log: Log
    @State private var ticks = 0
    var body: some View {
      let _ = log.lines.append("parent")
      Button("Tick \(ticks)") { ticks += 1 }
      List(0..<100) { Row(number: $0 + ticks, log: log) }
    }
  }

  // Conf: ONE. Policy: the buffer is one row, at the end of the window.
  func testO3_theBufferOfAListIsOneRowAfterTheWindow() async {
    let log = Log()
    let host = ViewHost(Rows(log: log), visibleRows: 3)
    XCTAssertEqual(log.lines, ["parent", "row 0", "row 1", "row 2", "row 3"])
    XCTAssertEqual(host.text.count, 1 + 3)
    log.lines = []
    host.scroll(toRow: 50)
    XCTAssertEqual(log.lines, ["row 50", "row 51", "row 52", "row 53"])
  }

  // Conf: ONE for the reverse order of siblings. Policy: parents first, siblings top to bottom.
  func testO4_parentsRunBeforeTheirChildrenAndSiblingsFromTopToBottom() async {
    let log = Log()
    let host = ViewHost(Rows(log: log), visibleRows: 3)
    log.lines = []
    host.tap("Tick 0")
    XCTAssertEqual(log.lines, ["parent", "row 1", "row 2", "row 3", "row 4"])
  }

  final class Instance {
    nonisolated(unsafe) static var alive = 0  // Used on the main actor only.
    init() { Self.alive += 1 }
    deinit { Self.alive -= 1 }
  }
  struct Holder: View {
    let ticks: Int
    @State private var instance = Instance()
    var body: some View { Text("\(ticks) \(ObjectIdentifier(instance).hashValue == 0)") }
  }
  struct HolderParent: View {
    @State private var ticks = 0
    var body: some View {
      Button("Tick") { ticks += 1 }
      Holder(ticks: ticks)
    }
  }

  // Conf: MULTI, and the sources disagree. Policy: a discarded instance lives until the next pass.
  func testO5_aDiscardedInstanceLivesUntilTheParentMakesTheNext() async {
    Instance.alive = 0
    let host = ViewHost(HolderParent())
    var history = [Instance.alive]
    for _ in 0..<3 {
      host.tap("Tick")
      history.append(Instance.alive)
    }
    host.unmount()
    history.append(Instance.alive)
    XCTAssertEqual(history, [1, 2, 2, 2, 0])
  }
}
