import Combine
import KataTesting
import SwiftUI
import XCTest

/// Passes that are made by what comes from outside, and the order in which views appear.
@MainActor
final class PassTests: XCTestCase {
  final class Log {
    var lines: [String] = []
  }
  struct Transacting: View {
    let log: Log
    @State private var value = 0
    var body: some View {
      let _ = log.lines.append("body \(value)")
      Button("Go") {
        value = 1
        withTransaction(Transaction(animation: .default)) {
          value = 2
          value = 3
        }
        value = 4
      }
      .onChange(of: value) { log.lines.append("\($0) to \($1)") }
    }
  }

  func testEachTransactionIsAPassInTheOrderOfTheWrites() async {
    let log = Log()
    let host = ViewHost(Transacting(log: log))
    log.lines = []
    host.tap("Go")
    XCTAssertEqual(
      log.lines, ["body 1", "0 to 1", "body 3", "1 to 3", "body 4", "3 to 4"])
  }

  struct Appearing: View {
    let log: Log
    var body: some View {
      VStack {
        VStack { Text("a").onAppear { log.lines.append("a") } }
          .onAppear { log.lines.append("around a") }
        Text("b").onAppear { log.lines.append("b") }
      }
      .onAppear { log.lines.append("all") }
      .onDisappear { log.lines.append("all gone") }
    }
  }

  func testViewsAppearFromTopToBottomAndInsideFirst() async {
    let log = Log()
    _ = ViewHost(Appearing(log: log))
    XCTAssertEqual(Array(log.lines.prefix(4)), ["a", "around a", "b", "all"])
  }

  struct Listener: View {
    static let name = Notification.Name("PassTests.Listener")
    @State private var heard = 0
    var body: some View {
      Text("heard \(heard)")
        .onReceive(NotificationCenter.default.publisher(for: Self.name)) { note in
          heard += note.object as? Int ?? 0
        }
    }
  }

  func testANotificationRunsTheActionAndTheBodyUntilTheViewIsGone() async {
    let host = ViewHost(Listener())
    NotificationCenter.default.post(name: Listener.name, object: 2)
    NotificationCenter.default.post(name: Listener.name, object: 3)
    XCTAssertEqual(host.text, ["heard 5"])
    host.unmount()
    NotificationCenter.default.post(name: Listener.name, object: 4)
    XCTAssertEqual(host.text, [])
  }

  struct Clock: View {
    @State private var ticks = 0
    private let timer = Timer.publish(every: 0.005, on: .main, in: .common).autoconnect()
    var body: some View {
      Text(ticks < 2 ? "waiting" : "ticked").onReceive(timer) { _ in ticks += 1 }
    }
  }

  func testATimerPublisherTicks() async {
    let host = ViewHost(Clock())
    let deadline = ContinuousClock.now + .seconds(10)
    while host.text != ["ticked"] && ContinuousClock.now < deadline {
      try? await Task.sleep(for: .milliseconds(1))
    }
    XCTAssertEqual(host.text, ["ticked"])
    host.unmount()
  }

  struct Sent: View {
    let subject: PassthroughSubject<Int, Never>
    @State private var last = 0
    var body: some View { Text("last \(last)").onReceive(subject) { last = $0 } }
  }

  func testValuesSentTogetherAreOneBody() async {
    let subject = PassthroughSubject<Int, Never>()
    let host = ViewHost(Sent(subject: subject))
    host.resetCounts()
    for number in 1...3 { subject.send(number) }
    XCTAssertEqual(host.text, ["last 3"])
    XCTAssertEqual(host.bodyCount(of: Sent.self), 1)
  }

  struct Item: Identifiable {
    let id: Int
  }
  struct Sheet: View {
    let item: Item
    @State private var taps = 0
    @Environment(\.isEnabled) private var isEnabled
    var body: some View { Button("item \(item.id) \(taps) \(isEnabled)") { taps += 1 } }
  }
  struct Presenter: View {
    let log: Log
    @State private var item: Item?
    var body: some View {
      Button("First") { item = Item(id: 1) }
        .sheet(item: $item, onDismiss: { log.lines.append("dismissed") }) { Sheet(item: $0) }
    }
  }

  func testASheetOfAnItemBeginsAnewEachTimeAndTellsOfItsEnd() async {
    let log = Log()
    let host = ViewHost(Presenter(log: log))
    host.tap("First")
    host.tap("item 1 0 true")
    XCTAssertEqual(host.text, ["item 1 1 true"])
    host.dismiss()
    XCTAssertEqual(log.lines, ["dismissed"])
    host.tap("First")
    XCTAssertEqual(host.text, ["item 1 0 true"])
  }
}
