import Combine
import KataTesting
import SwiftUI
import XCTest

/// Case 64 of the migration reports: `.task` in place of `.onReceive`.
@MainActor
final class UIReceiveBugTests: XCTestCase {
  /// Where the events come from, what the parent says, and what has been heard.
  @MainActor @Observable final class Radio {
    var filter = "f1"
    @ObservationIgnored let subject = PassthroughSubject<String, Never>()
    @ObservationIgnored let stream: AsyncStream<String>
    @ObservationIgnored private let continuation: AsyncStream<String>.Continuation
    @ObservationIgnored private var listeners: [AsyncStream<String>.Continuation] = []
    init() { (stream, continuation) = AsyncStream.makeStream() }
    func send(_ event: String) {
      subject.send(event)
      continuation.yield(event)
      for listener in listeners { listener.yield(event) }
    }
    /// A stream of what comes from now on; one for each time that somebody listens.
    func events() -> AsyncStream<String> {
      let (stream, listener) = AsyncStream<String>.makeStream()
      listeners.append(listener)
      return stream
    }
  }
  struct TaskFeed: View {
    let filter: String
    let events: AsyncStream<String>
    @State private var log: [String] = []
    var body: some View {
      NavigationStack {
        Text(log.joined(separator: ","))
          .task { for await event in events { log.append("\(filter):\(event)") } }
        NavigationLink("push") { Text("pushed") }
      }
    }
  }
  struct ReceivingFeed: View {
    let filter: String
    let events: PassthroughSubject<String, Never>
    @State private var log: [String] = []
    var body: some View {
      NavigationStack {
        Text(log.joined(separator: ","))
          .onReceive(events) { log.append("\(filter):\($0)") }
        NavigationLink("push") { Text("pushed") }
      }
    }
  }
  struct RestartedFeed: View {
    let filter: String
    let radio: Radio
    @State private var log: [String] = []
    var body: some View {
      NavigationStack {
        Text(log.joined(separator: ","))
          .task(id: filter) {
            for await event in radio.events() { log.append("\(filter):\(event)") }
          }
        NavigationLink("push") { Text("pushed") }
      }
    }
  }
  struct Parent<Feed: View>: View {
    let radio: Radio
    let feed: @MainActor (String) -> Feed
    var body: some View { feed(radio.filter) }
  }

  /// Sends "a"; a screen comes, "b" is sent, the screen goes; the parent says f2, "c" is sent.
  private func heard(_ radio: Radio, _ screen: some View) async -> String? {
    let host = ViewHost(screen)
    await host.settle()
    radio.send("a")
    await host.settle()
    host.tap("push")
    await host.settle()
    radio.send("b")
    await host.settle()
    host.dismiss()
    await host.settle()
    radio.filter = "f2"
    await host.settle()
    radio.send("c")
    await host.settle()
    return host.text.first
  }

  // Conf: DOC + ONE. A pushed screen cancels the task, and a cancelled stream has no more values.
  func test_MB64_onreceiveToTask() async {
    let radio = Radio()
    let log = await heard(
      radio, Parent(radio: radio) { TaskFeed(filter: $0, events: radio.stream) })
    XCTAssertEqual(log, "f1:a")
  }

  // Conf: DOC + ONE. `.onReceive` stays, and its newest closure is called.
  func test_MB64_onreceiveToTaskKept() async {
    let radio = Radio()
    let log = await heard(
      radio, Parent(radio: radio) { ReceivingFeed(filter: $0, events: radio.subject) })
    XCTAssertEqual(log, "f1:a,f1:b,f2:c")
  }

  // Conf: DOC + ONE. With an id and a stream of its own each time, only "b" is lost.
  func test_MB64_onreceiveToTaskRepaired() async {
    let radio = Radio()
    let log = await heard(
      radio, Parent(radio: radio) { RestartedFeed(filter: $0, radio: radio) })
    XCTAssertEqual(log, "f1:a,f2:c")
  }

  // Conf: DOC + ONE. Without a push the task goes on, with the view value of its first appearance.
  func test_MB64_onreceiveToTaskKeepsItsFirstClosure() async {
    let radio = Radio()
    let host = ViewHost(Parent(radio: radio) { TaskFeed(filter: $0, events: radio.stream) })
    await host.settle()
    radio.send("a")
    await host.settle()
    radio.filter = "f2"
    await host.settle()
    radio.send("c")
    await host.settle()
    XCTAssertEqual(host.text.first, "f1:a,f1:c")
  }
}
