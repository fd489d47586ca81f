import KataTesting
import SwiftUI
import XCTest

/// C21–C23: actions and tasks.
@MainActor
final class LifecycleTests: XCTestCase {
  final class Log {
    var old: [Int] = []
    var new: [Int] = []
    var lines: [String] = []
  }
  struct Changing: View {
    let log: Log
    let initial: Bool
    @State private var value = 0
    var body: some View {
      Text("\(value)")
        .onAppear { value = 1 }
        .task { value = 2 }
        .onChange(of: value, initial: initial) { old, new in
          log.old.append(old)
          log.new.append(new)
        }
    }
  }

  // Conf: DUAL.
  func testC21_onChangeIsGivenTheValueOfThePassBefore() async {
    let log = Log()
    let host = ViewHost(Changing(log: log, initial: false))
    await host.settle()
    XCTAssertEqual(log.old, [0, 1])
    XCTAssertEqual(log.new, [1, 2])
  }

  // Conf: DUAL.
  func testC21_initialAddsACallAtAppearance() async {
    let log = Log()
    let host = ViewHost(Changing(log: log, initial: true))
    await host.settle()
    XCTAssertEqual(log.old, [0, 0, 1])
    XCTAssertEqual(log.new, [0, 1, 2])
  }

  struct Forms: View {
    let log: Log
    @State private var value = 0
    var body: some View {
      Button("Next") { value += 1 }
        .onChange(of: value) { log.lines.append("zero") }
        .onChange(of: value) { old, new in log.lines.append("two \(old) \(new)") }
    }
  }

  // Conf: DUAL.
  func testC21_theFormsWithoutAndWithTwoParametersFireOnce() async {
    let log = Log()
    let host = ViewHost(Forms(log: log))
    host.tap("Next")
    XCTAssertEqual(log.lines.sorted(), ["two 0 1", "zero"])
  }

  struct Looping: View {
    let log: Log
    @State private var value = 0
    var body: some View {
      Button("Start \(value)") { value += 1 }
        .onChange(of: value) {
          log.lines.append("changed")
          value += 1
        }
    }
  }

  // Conf: MULTI + RE.
  func testC22_theThirdDispatchInOneFrameIsDropped() async {
    let log = Log()
    let host = ViewHost(Looping(log: log))
    host.tap("Start 0")
    XCTAssertEqual(log.lines.count, 2)
    XCTAssertEqual(host.warnings.count, 1)
    XCTAssertEqual(
      host.warnings.first?.message.split(separator: "\n").first,
      "onChange(of: Int) action tried to update multiple times per frame.")
  }

  struct Ticking: View {
    let log: Log
    @State private var id = 0
    var body: some View {
      VStack {
        Text("id \(id)")
        Button("Next") { id += 1 }
        Button("Same") { id += 0 }
      }
      .task(id: id) { log.lines.append("start \(id)") }
    }
  }

  // Conf: DUAL + DOC.
  func testC23_aNewIDStartsAnotherTaskAndAnEqualOneDoesNot() async {
    let log = Log()
    let host = ViewHost(Ticking(log: log))
    await host.settle()
    host.tap("Same")
    host.tap("Next")
    await host.settle()
    XCTAssertEqual(log.lines, ["start 0", "start 1"])
  }

  struct Sleeping: View {
    let log: Log
    var body: some View {
      Text("asleep").task {
        log.lines.append("begins")
        try? await Task.sleep(for: .seconds(600))
        log.lines.append(Task.isCancelled ? "cancelled" : "woke up")
      }
    }
  }

  // Conf: DUAL + DOC.
  func testC23_disappearanceCancelsTheTask() async {
    let log = Log()
    let host = ViewHost(Sleeping(log: log))
    await host.settle()
    XCTAssertEqual(log.lines, ["begins"])
    host.unmount()
    await host.settle()
    XCTAssertEqual(log.lines, ["begins", "cancelled"])
  }

  struct Ordered: View {
    let log: Log
    var body: some View {
      log.lines.append("body")
      return Text("ordered")
        .task { log.lines.append("task") }
        .onAppear { log.lines.append("onAppear") }
        .onDisappear { log.lines.append("onDisappear") }
    }
  }

  func testRule8_bodiesThenActionsThenTasks() async {
    let log = Log()
    let host = ViewHost(Ordered(log: log))
    XCTAssertEqual(log.lines, ["body", "onAppear"])
    await host.settle()
    XCTAssertEqual(log.lines, ["body", "onAppear", "task"])
    host.unmount()
    XCTAssertEqual(log.lines, ["body", "onAppear", "task", "onDisappear"])
  }

  struct Numbered: View {
    let log: Log
    @State private var number = 0
    var body: some View {
      Button("Next") { number += 1 }
        .task(id: number) {
          let own = number
          log.lines.append("\(own) starts")
          try? await Task.sleep(for: .seconds(600))
          log.lines.append("\(own) ends")
        }
    }
  }

  // What comes back from a thread of the pool comes after what this turn starts, each time.
  func testATaskThatIsOvertakenEndsAfterItsSuccessorHasStarted() async {
    for _ in 0..<50 {
      let log = Log()
      let host = ViewHost(Numbered(log: log))
      await host.settle()
      host.tap("Next")
      usleep(200)
      await host.settle()
      XCTAssertEqual(log.lines, ["0 starts", "1 starts", "0 ends"])
      host.unmount()
    }
  }

  struct Several: View {
    let log: Log
    var body: some View {
      VStack {
        ForEach(0..<8, id: \.self) { number in
          Text("\(number)").task { log.lines.append("\(number)") }
        }
      }
    }
  }

  func testTasksBeginOneAfterTheOther() async {
    let log = Log()
    let host = ViewHost(Several(log: log))
    await host.settle()
    XCTAssertEqual(log.lines, (0..<8).map(String.init))
    host.unmount()
  }

  nonisolated static func compute() async -> Int {
    var sum = 0
    for number in 0..<2_000_000 { sum &+= number }
    return sum
  }
  struct Computing: View {
    @State private var result: Int?
    var body: some View {
      Text(result == nil ? "busy" : "done").task { result = await LifecycleTests.compute() }
    }
  }

  func testSettleWaitsForWorkOffTheMainActor() async {
    let host = ViewHost(Computing())
    await host.settle()
    XCTAssertEqual(host.text, ["done"])
  }

  struct Restarting: View {
    let log: Log
    @State private var id = 0
    var body: some View {
      Text("id \(id)")
        .task(id: id) { [id] in
          log.lines.append("start \(id)")
          try? await Task.sleep(for: .seconds(600))
          log.lines.append("end \(id)")
        }
        .onAppear { id = 1 }
    }
  }

  // Conf: DUAL + DOC.
  func testC23_anIDChangedBeforeTheTaskHasStartedCancelsItToo() async {
    let log = Log()
    let host = ViewHost(Restarting(log: log))
    await host.settle()
    XCTAssertEqual(log.lines, ["start 0", "start 1", "end 0"])
    host.unmount()
  }

  @MainActor @Observable final class Door {
    var isOpen = true
    var closings = 0
  }
  struct Doorway: View {
    let door: Door
    var body: some View {
      VStack {
        Text("closings \(door.closings)")
        if door.isOpen { Text("open").onDisappear { door.closings += 1 } }
      }
    }
  }

  func testAWriteInOnDisappearIsShown() async {
    let door = Door()
    let host = ViewHost(Doorway(door: door))
    door.isOpen = false
    XCTAssertEqual(host.text, ["closings 1"])
  }

  struct OneParameter: View {
    let log: Log
    @State private var value = 0
    var body: some View {
      Button("Twice") {
        value += 1
        value += 1
      }
      .onChange(of: value) { new in log.lines.append("one \(new)") }
    }
  }

  // Conf: DUAL.
  func testC21_theFormWithOneParameterFiresOnceAPass() async {
    let log = Log()
    let host = ViewHost(OneParameter(log: log))
    host.tap("Twice")
    host.tap("Twice")
    XCTAssertEqual(log.lines, ["one 2", "one 4"])
  }

  struct Capturing: View {
    let log: Log
    @State private var value = 0
    var body: some View {
      Button("More") { value += 1 }
        .onChange(of: value) { [before = value] new in log.lines.append("one \(before) \(new)") }
        .onChange(of: value) { [now = value] old, new in log.lines.append("two \(now) \(old)") }
        .onChange(of: value) { [now = value] in log.lines.append("none \(now)") }
    }
  }

  // Conf: DUAL. Apple's page of `onChange(of:perform:)` says it: the captured values are those of before.
  func testC21_onlyTheFormWithOneParameterRunsTheClosureOfBeforeTheChange() async {
    let log = Log()
    let host = ViewHost(Capturing(log: log))
    host.tap("More")
    XCTAssertEqual(Set(log.lines), ["one 0 1", "two 1 0", "none 1"])
    log.lines = []
    host.tap("More")
    XCTAssertEqual(Set(log.lines), ["one 1 2", "two 2 1", "none 2"])
  }
}
