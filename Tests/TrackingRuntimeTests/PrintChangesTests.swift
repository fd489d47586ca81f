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

  struct Pair: DynamicProperty {
    @State var first = 1
    @State var second = 2
  }
  struct Late: DynamicProperty {
    let label = 7
    @State var number = 1
  }
  struct Nested: View {
    private var pair = Pair()
    private var late = Late()
    var body: some View {
      let _ = Self._printChanges()
      VStack {
        Button("first \(pair.first)") { pair.first += 1 }
        Button("second \(pair.second)") { pair.second += 1 }
        Button("late \(late.number)") { late.number += 1 }
      }
    }
  }

  // Conf: DUAL + MULTI.
  func testC26_propertiesInsideOfACustomOneAreCalledByTheirOffset() async throws {
    let printed = try output {
      let host = ViewHost(Nested())
      for label in ["first 1", "second 2", "late 1"] { host.tap(label) }
    }
    XCTAssertEqual(
      printed,
      """
      PrintChangesTests.Nested: @self, @identity, pair, @16, @40 changed.
      PrintChangesTests.Nested: pair changed.
      PrintChangesTests.Nested: @16 changed.
      PrintChangesTests.Nested: @40 changed.

      """)
  }

  struct Named: View {
    private var late = Late()
    var body: some View {
      let _ = Self._printChanges()
      Text("\(late.number)")
    }
  }

  // Conf: DUAL + MULTI.
  func testC26_aCustomPropertyItselfNeverChanges() async throws {
    let printed = try output { _ = ViewHost(Named()) }
    XCTAssertEqual(printed, "PrintChangesTests.Named: @self, @identity, @8 changed.\n")
  }

  @MainActor @Observable final class Model { var number = 0 }
  struct Everything: View {
    @State private var second = 0
    @Environment(\.isEnabled) private var first
    let model: Model
    let input: Int
    var body: some View {
      let _ = Self._printChanges()
      Button("\(second) \(first) \(model.number)") {
        second += 1
        model.number += 1
      }
    }
  }
  struct Owner: View {
    let model: Model
    @State private var ticks = 0
    var body: some View {
      VStack {
        Everything(model: model, input: ticks).disabled(ticks > 1)
        Button("Tick") {
          ticks += 1
          model.number += 1
        }
      }
    }
  }

  // Conf: DUAL + MULTI.
  func testC26_dependenciesComeFirstAndPropertiesInTheOrderOfTheirDeclaration() async throws {
    let printed = try output {
      let host = ViewHost(Owner(model: Model()))
      for label in ["0 true 0", "Tick", "Tick"] { host.tap(label) }
    }
    XCTAssertEqual(
      printed.replacing("PrintChangesTests.Everything: ", with: ""),
      """
      @self, @identity, _second, _first changed.
      @dependencies, _second changed.
      @dependencies, @self changed.
      @dependencies, @self, _first changed.

      """)
  }

  struct Asking: View {
    var body: some View {
      let _ = Plain._printChanges()
      Text("asking")
    }
  }

  // Conf: DUAL + MULTI.
  func testC26_inTheBodyOfAnotherTypeNothingHasChanged() async throws {
    let printed = try output { _ = ViewHost(Asking()) }
    XCTAssertEqual(printed, "PrintChangesTests.Plain: unchanged.\n")
  }

  struct Logging: View {
    @State private var name = "a"
    var body: some View {
      let _ = Self._logChanges()
      Button(name) { name = "b" }
    }
  }

  // Conf: DUAL + MULTI. Policy: the log is standard error.
  func testC26_logChangesWritesTheSameLineToTheLogAndPrintsNothing() async throws {
    var printed = ""
    let logged = try output(STDERR_FILENO) {
      printed = (try? output { ViewHost(Logging()).tap("a") }) ?? "no output"
    }
    XCTAssertEqual(printed, "")
    XCTAssertEqual(
      logged,
      """
      PrintChangesTests.Logging: @self, @identity, _name changed.
      PrintChangesTests.Logging: _name changed.

      """)
  }

  struct Framing: ViewModifier {
    @State private var width = 1
    func body(content: Content) -> some View {
      let _ = Self._printChanges()
      VStack {
        content
        Button("wider") { width += 1 }
        Text("\(width)")
      }
    }
  }

  // Conf: DUAL + MULTI.
  func testC26_aModifierPrintsItsChangesToo() async throws {
    let printed = try output { ViewHost(Text("a").modifier(Framing())).tap("wider") }
    XCTAssertEqual(
      printed,
      """
      PrintChangesTests.Framing: @self, @identity, _width changed.
      PrintChangesTests.Framing: _width changed.

      """)
  }

  /// What `work` writes to standard output, or to another of the standard streams.
  private func output(_ stream: Int32 = STDOUT_FILENO, of work: () -> Void) throws -> String {
    let path = NSTemporaryDirectory() + UUID().uuidString
    defer { unlink(path) }
    fflush(nil)
    let kept = dup(stream)
    let file = open(path, O_CREAT | O_RDWR, 0o600)
    dup2(file, stream)
    work()
    fflush(nil)
    dup2(kept, stream)
    close(kept)
    close(file)
    return try String(contentsOfFile: path, encoding: .utf8)
  }
}
