import Combine
import Foundation
import KataTesting
import SwiftUI
import XCTest

/// What `task` does in which turn, and what `settle()` waits for, however busy the machine is.
@MainActor
final class TaskTurnTests: XCTestCase {
  @MainActor
  final class Log {
    var lines: [String] = []
    func add(_ line: String) async { lines.append(line) }
  }

  struct Two: View {
    let log: Log
    var body: some View {
      Text("two")
        .task { for step in 0..<3 { await log.add("a\(step)") } }
        .task { for step in 0..<3 { await log.add("b\(step)") } }
    }
  }

  // Conf: DEF. An actor's own function is called without leaving the actor (SE-0306).
  func testACallOnTheMainActorLetsNoOtherTaskInBetween() async {
    let log = Log()
    let host = ViewHost(Two(log: log))
    await host.settle()
    let tasks = Dictionary(grouping: log.lines) { $0.prefix(1) }
    XCTAssertEqual(tasks["a"], ["a0", "a1", "a2"])
    XCTAssertEqual(tasks["b"], ["b0", "b1", "b2"])
    XCTAssertEqual(Set(log.lines.prefix(3).map { $0.prefix(1) }).count, 1, "\(log.lines)")
  }

  /// Computes for a while on this thread alone.
  nonisolated static func compute(milliseconds: Double) {
    var time = timespec()
    func now() -> Double {
      clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
      return Double(time.tv_sec) * 1_000 + Double(time.tv_nsec) / 1_000_000
    }
    let end = now() + milliseconds
    while now() < end {}
  }

  struct Computing: View {
    @State private var text = "nothing"
    var body: some View {
      Text(text).onAppear {
        Task.detached {
          TaskTurnTests.compute(milliseconds: 30)
          await MainActor.run { text = "computed" }
        }
      }
    }
  }

  func testSettleWaitsForWhatATaskOfNoModifierComputes() async {
    let host = ViewHost(Computing())
    await host.settle()
    XCTAssertEqual(host.text, ["computed"])
  }

  struct Grouped: View {
    @State private var text = "nothing"
    var body: some View {
      Text(text).task {
        text = await withTaskGroup(of: Int.self) { group in
          for number in 1...3 {
            group.addTask {
              TaskTurnTests.compute(milliseconds: 10)
              return number
            }
          }
          var sum = 0
          for await number in group { sum += number }
          return "\(sum)"
        }
      }
    }
  }

  func testSettleWaitsForTheChildrenOfATask() async {
    let host = ViewHost(Grouped())
    await host.settle()
    XCTAssertEqual(host.text, ["6"])
  }

  actor Store {
    func title(_ number: Int) -> String { "title \(number)" }
  }
  struct Asking: View {
    let store = Store()
    @State private var rows = 0
    var body: some View {
      Text("rows \(rows)").task {
        var titles: [String] = []
        for number in 0..<300 { titles.append(await store.title(number)) }
        rows = titles.count
      }
    }
  }

  func testSettleWaitsForATaskThatAsksAnActorOftenAndOften() async {
    for _ in 0..<40 {
      let host = ViewHost(Asking())
      await host.settle()
      XCTAssertEqual(host.text, ["rows 300"])
      host.unmount()
    }
  }

  struct Yielding: View {
    @State private var text = "start"
    var body: some View {
      Button(text) {
        Task {
          for _ in 0..<500 { await Task.yield() }
          text = "end"
        }
      }
    }
  }

  func testSettleWaitsForATaskOfAButtonThatYieldsOftenAndOften() async {
    for _ in 0..<20 {
      let host = ViewHost(Yielding())
      host.tap("start")
      await host.settle()
      XCTAssertEqual(host.text, ["end"])
    }
  }

  struct Slowest: View {
    let worker = Worker()
    @State private var text = "start"
    var body: some View {
      Text(text).task {
        await worker.compute()
        text = "end"
      }
    }
    actor Worker {
      func compute() { TaskTurnTests.compute(milliseconds: 2_300) }
    }
  }

  func testSettleWaitsForATasksActorLongerThanForStrangers() async {
    let host = ViewHost(Slowest())
    await host.settle()
    XCTAssertEqual(host.text, ["end"])
  }

  /// Announces a change long before it makes it, as a thread does that is kept from running between.
  final class Slow: ObservableObject, @unchecked Sendable {
    private(set) var number = 0
    func write() {
      objectWillChange.send()
      TaskTurnTests.compute(milliseconds: 15)
      number = 9
    }
  }
  struct Slowly: View {
    @ObservedObject var slow: Slow
    var body: some View { Text("number \(slow.number)") }
  }

  func testABodyDoesNotReadWhatAnotherThreadIsAboutToWrite() async {
    let slow = Slow()
    let host = ViewHost(Slowly(slow: slow))
    await withCheckedContinuation { rest in
      Task.detached {
        rest.resume()
        slow.write()
      }
    }
    await host.settle()
    XCTAssertEqual(host.text, ["number 9"])
  }

  struct Spinning: View {
    @State private var taps = 0
    var body: some View { Button("\(taps)") { taps += 1 } }
  }

  func testAThreadThatNeverRestsDoesNotHoldSettleUp() async {
    let spinner = Task.detached { while !Task.isCancelled { await Task.yield() } }
    let host = ViewHost(Spinning())
    host.tap("0")
    await host.settle()
    spinner.cancel()
    XCTAssertEqual(host.text, ["1"])
  }
}
