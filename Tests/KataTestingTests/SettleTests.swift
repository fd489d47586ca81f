import KataTesting
import SwiftUI
import XCTest

/// `settle()` waits for what comes to rest, and fails the test with a name for what never does.
@MainActor
final class SettleTests: FailureCatchingTestCase {
  private static let remedy =
    " A loop in a task has to wait for something, such as the next value of a sequence or "
    + "Task.sleep, and to end when cancelled."

  private func failures(settling view: some View) async -> [String] {
    await failures {
      let host = ViewHost(view)
      await host.settle()
      host.unmount()
    }
  }

  struct Yielding: View {
    var body: some View {
      Text("yielding").task { while !Task.isCancelled { await Task.yield() } }
    }
  }

  func testALoopOfYieldsFailsTheTest() async {
    let said = await failures(settling: VStack { Yielding() })
    XCTAssertEqual(
      said,
      [
        "failed - settle() gave up: the task of SettleTests.Yielding goes on and on."
          + Self.remedy
      ])
  }

  nonisolated static func spin() async { while !Task.isCancelled { await Task.yield() } }
  struct YieldingElsewhere: View {
    var body: some View { Text("elsewhere").task { await SettleTests.spin() } }
  }

  func testTheTasksOfSeveralViewsAreNamedOnceEach() async {
    let said = await failures(
      settling: VStack {
        YieldingElsewhere()
        YieldingElsewhere()
        Yielding()
        Asleep()
      })
    XCTAssertEqual(
      said,
      [
        "failed - settle() gave up: the tasks of SettleTests.Yielding, "
          + "SettleTests.YieldingElsewhere go on and on." + Self.remedy
      ])
  }

  struct Asleep: View {
    var body: some View { Text("asleep").task { try? await Task.sleep(for: .seconds(600)) } }
  }

  struct Counting: View {
    @State private var number = 0
    var body: some View {
      Text("\(number)").task {
        while !Task.isCancelled {
          number += 1
          await Task.yield()
        }
      }
    }
  }

  func testALoopThatChangesTheScreenIsNamedWithTheBodies() async {
    let said = await failures(settling: Counting())
    XCTAssertEqual(
      said,
      [
        "failed - settle() gave up: the task of SettleTests.Counting goes on and on, and these "
          + "bodies run again and again: SettleTests.Counting (_number)." + Self.remedy
      ])
  }

  @MainActor final class Switch {
    var isOn = true
  }
  struct Unstructured: View {
    let power: Switch
    @State private var number = 0
    var body: some View {
      Text("\(number)").onAppear {
        Task {
          while power.isOn {
            number += 1
            await Task.yield()
          }
        }
      }
    }
  }

  func testALoopThatNoTaskModifierStartedIsToldByItsBodies() async {
    let power = Switch()
    let said = await failures(settling: Unstructured(power: power))
    power.isOn = false
    XCTAssertEqual(
      said,
      [
        "failed - settle() gave up: something outside of this screen's `task` modifiers goes on "
          + "and on, and these bodies run again and again: SettleTests.Unstructured (_number)."
          + Self.remedy
      ])
  }

  struct Sleeping: View {
    var body: some View {
      Text("asleep").task {
        while !Task.isCancelled { try? await Task.sleep(for: .milliseconds(50)) }
      }
    }
  }

  func testALoopThatSleepsIsAtRest() async {
    let said = await failures(settling: Sleeping())
    XCTAssertEqual(said, [])
  }

  struct Refreshing: View {
    @State private var isLoading = false
    var body: some View {
      List {
        if isLoading { Yielding() }
      }
      .refreshable { isLoading = true }
    }
  }

  func testARefreshThatStartsALoopFailsTheTestToo() async {
    let said = await failures {
      let host = ViewHost(Refreshing())
      await host.refresh()
      host.unmount()
    }
    XCTAssertEqual(
      said,
      [
        "failed - after the refresh settle() gave up: the task of SettleTests.Yielding goes on "
          + "and on. Controls on screen: no controls. Text on screen: \"yielding\"."
      ])
  }
}
