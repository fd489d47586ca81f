import KataTesting
import SwiftUI
import XCTest

// The line that the checker adds to a kata whose `kata.json` pins `lazy`.
private typealias State<Value> = LazyState<Value>

/// C31, D07, D08: `@State` under the policy `lazy`.
@MainActor
final class LazyStateTests: XCTestCase {
  @MainActor @Observable
  final class Model {
    static var made = 0
    var taps = 0
    init() { Model.made += 1 }
  }
  private struct Child: View {
    let id: Int
    @State private var model = Model()
    @State var word = "a"
    @State private var note: String?
    var body: some View {
      Button("Child \(model.taps)\(word)\(note ?? "")") {
        model.taps += 1
        note = "!"
      }
    }
  }
  private struct Still: View {
    @State private var model = Model()
    var body: some View { Text("still \(model.taps)") }
  }
  private struct Seeded: View {
    let double: Int
    @State private var number: Int
    @State private var half: Int
    init(seed: Int) {
      double = seed * 2
      _half = State(wrappedValue: seed / 2)
      _number = State(initialValue: double)
    }
    var body: some View { Text("\(number) \(half)") }
  }
  private struct Parent: View {
    @State private var ticks = 0
    var body: some View {
      VStack {
        Text("\(ticks)")
        Child(id: ticks, word: "b")
        Still()
        Seeded(seed: 4 + ticks)
        Child(id: 0).id(ticks / 2)
        Button("Tick") { ticks += 1 }
      }
    }
  }

  // Conf: DOC.
  func testD08_theInitialValueIsEvaluatedOnceForEachIdentity() async {
    Model.made = 0
    let host = ViewHost(Parent())
    XCTAssertEqual(Model.made, 3)
    host.tap("Tick")
    XCTAssertEqual(Model.made, 3)
    host.tap("Tick")
    XCTAssertEqual(Model.made, 4)
  }

  // Conf: DOC.
  func testD08_stateWorksAsEver() async {
    let host = ViewHost(Parent())
    host.tap("Child 0b")
    XCTAssertEqual(host.text, ["0", "Child 1b!", "still 0", "8 2", "Child 0a", "Tick"])
    host.tap("Tick")
    XCTAssertEqual(host.text, ["1", "Child 1b!", "still 0", "8 2", "Child 0a", "Tick"])
  }

  // Conf: INF.
  func testC31_underLazyTheChildStaysEqual() async {
    let host = ViewHost(Parent())
    host.resetCounts()
    host.tap("Tick")
    XCTAssertEqual(host.bodyCount(of: Still.self), 0)
  }
}
