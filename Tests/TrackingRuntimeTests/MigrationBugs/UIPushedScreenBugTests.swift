import KataTesting
import SwiftUI
import XCTest

/// Case 2 of the migration reports: a pushed screen takes its environment from the stack.
@MainActor
final class UIPushedScreenBugTests: XCTestCase {
  final class ConsoleEnv: ObservableObject {
    @Published var mode = "all"
  }
  struct Detail: View {
    @EnvironmentObject var env: ConsoleEnv
    var body: some View { Text(env.mode) }
  }
  struct InjectedTooDeep: View {
    @StateObject private var env = ConsoleEnv()
    var body: some View {
      NavigationStack {
        List { NavigationLink("open", value: 1) }
          .environmentObject(env)
          .navigationDestination(for: Int.self) { _ in Detail() }
      }
    }
  }
  struct InjectedAroundTheDestination: View {
    @StateObject private var env = ConsoleEnv()
    var body: some View {
      NavigationStack {
        List { NavigationLink("open", value: 1) }
          .navigationDestination(for: Int.self) { _ in Detail() }
          .environmentObject(env)
      }
    }
  }
  struct InjectedOutside: View {
    @StateObject private var env = ConsoleEnv()
    var body: some View {
      NavigationStack {
        List { NavigationLink("open", value: 1) }
          .navigationDestination(for: Int.self) { _ in Detail() }
      }
      .environmentObject(env)
    }
  }

  // Conf: DOC + MULTI.
  func test_MB02_envPushedScreen() async throws { try assertThatAPushDies(InjectedTooDeep()) }

  // Conf: DOC + MULTI.
  func test_MB02_envPushedScreenBelowTheInnerObject() async throws {
    try assertThatAPushDies(InjectedAroundTheDestination())
  }

  // Conf: DOC + MULTI.
  func test_MB02_envPushedScreenRepaired() async {
    let host = ViewHost(InjectedOutside())
    host.tap("open")
    XCTAssertEqual(host.text, ["all"])
  }

  struct LinkedTooDeep: View {
    @StateObject private var env = ConsoleEnv()
    var body: some View {
      NavigationStack {
        List { NavigationLink("open") { Detail() } }.environmentObject(env)
      }
    }
  }
  struct PresentedTooDeep: View {
    @StateObject private var env = ConsoleEnv()
    @State private var isOpen = false
    var body: some View {
      NavigationStack {
        Button("open") { isOpen = true }
          .navigationDestination(isPresented: $isOpen) { Detail() }
          .environmentObject(env)
      }
    }
  }
  struct LinkedOutside: View {
    @StateObject private var env = ConsoleEnv()
    var body: some View {
      NavigationStack {
        List { NavigationLink("open") { Detail() } }
      }
      .environmentObject(env)
    }
  }

  // Conf: DOC + MULTI.
  func test_MB02_envPushedScreenOfALink() async throws {
    try assertThatAPushDies(LinkedTooDeep())
  }

  // Conf: DOC + MULTI.
  func test_MB02_envPushedScreenWhileAValueIsTrue() async throws {
    try assertThatAPushDies(PresentedTooDeep())
  }

  // Conf: DOC + MULTI.
  func test_MB02_envPushedScreenOfALinkRepaired() async {
    let host = ViewHost(LinkedOutside())
    host.tap("open")
    XCTAssertEqual(host.text, ["all"])
  }

  /// Mounting works; "open" dies of the sentence that names the type and the modifier.
  private func assertThatAPushDies(
    _ screen: some View, file: StaticString = #filePath, line: UInt = #line
  ) throws {
    if ChildTest.isChild {
      let host = ViewHost(screen)
      ChildTest.note("mounted \(host.text)")
      host.tap("open")
    }
    let child = try ChildTest.run(self)
    XCTAssertTrue(child.isKilledBySignal, child.output, file: file, line: line)
    XCTAssertTrue(child.output.contains("mounted [\"open\"]"), child.output, file: file, line: line)
    XCTAssertTrue(
      child.output.contains(
        "Fatal error: No ObservableObject of type ConsoleEnv found. A View.environmentObject(_:) "
          + "for ConsoleEnv may be missing as an ancestor of this view.\n"
          + "Remedy: write .environmentObject(...) with a ConsoleEnv on a view above this one."),
      child.output, file: file, line: line)
  }
}
