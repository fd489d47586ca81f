import Foundation
import KataTesting
import SwiftUI
import XCTest

/// C26: what `_printChanges()` prints.
@MainActor
final class PrintChangesTests: XCTestCase {
  struct Plain: View {
    var body: some View {
      let _ = Self._printChanges()
      Text("plain")
    }
  }
  struct Generic<Value>: View {
    let value: Value
    var body: some View {
      let _ = Self._printChanges()
      Text("generic")
    }
  }
  struct Counting: View {
    @State private var name = "a"
    var body: some View {
      let _ = Self._printChanges()
      Button(name) { name = "b" }
    }
  }

  // Conf: DUAL + MULTI.
  func testC26_aViewWithoutDynamicPropertiesPrintsSelf() async throws {
    let printed = try output { _ = ViewHost(Plain()) }
    XCTAssertEqual(printed, "PrintChangesTests.Plain: @self changed.\n")
  }

  // Conf: DUAL + MULTI.
  func testC26_genericArgumentsAreLeftOut() async throws {
    let printed = try output { _ = ViewHost(Generic(value: 1)) }
    XCTAssertEqual(printed, "PrintChangesTests.Generic: @self changed.\n")
  }

  // Conf: DUAL + MULTI.
  func testC26_dynamicPropertiesComeAfterSelfAndIdentity() async throws {
    let printed = try output { ViewHost(Counting()).tap("a") }
    XCTAssertEqual(
      printed,
      """
      PrintChangesTests.Counting: @self, @identity, _name changed.
      PrintChangesTests.Counting: _name changed.

      """)
  }

  // Conf: DUAL + MULTI.
  func testC26_outsideOfABodyNothingHasChanged() async throws {
    XCTAssertEqual(
      try output { Plain._printChanges() }, "PrintChangesTests.Plain: unchanged.\n")
  }

  /// What `work` prints on standard output.
  private func output(of work: () -> Void) throws -> String {
    let path = NSTemporaryDirectory() + UUID().uuidString
    defer { unlink(path) }
    fflush(nil)
    let kept = dup(STDOUT_FILENO)
    let file = open(path, O_CREAT | O_RDWR, 0o600)
    dup2(file, STDOUT_FILENO)
    work()
    fflush(nil)
    dup2(kept, STDOUT_FILENO)
    close(kept)
    close(file)
    return try String(contentsOfFile: path, encoding: .utf8)
  }
}
