import KataTesting
import SwiftUI
import XCTest

/// Cases 7–9 of the migration reports: when the initial value of a `@State` is made.
///
/// The checker chooses between `State` and `LazyState` when a kata is compiled; here both stand
/// side by side.
@MainActor
final class UIStateBugTests: XCTestCase {
  @MainActor @Observable final class Model {
    static var inits = 0
    let number: Int
    var taps = 0
    init() {
      Model.inits += 1
      number = Model.inits
    }
  }
  struct Child: View {
    @State private var model = Model()
    var body: some View {
      Button("Child") { model.taps += 1 }
      Text("model \(model.number), \(model.taps) taps")
    }
  }
  struct LateChild: View {
    @LazyState private var model = Model()
    var body: some View {
      Button("Child") { model.taps += 1 }
      Text("model \(model.number), \(model.taps) taps")
    }
  }
  struct Parent<Content: View>: View {
    let child: @MainActor () -> Content
    @State private var number = 0
    var body: some View {
      VStack {
        Text("\(number)")
        child()
        Button("+") { number += 1 }
      }
    }
  }

  // Conf: DOC + MULTI. Four models are made, and the first one stays: policy `eager`.
  func test_MB07_stateDoubleInit() async {
    Model.inits = 0
    let host = ViewHost(Parent { Child() })
    host.tap("Child")
    for _ in 1...3 { host.tap("+") }
    XCTAssertEqual(Model.inits, 4)
    XCTAssertEqual(host.text, ["3", "Child", "model 1, 1 taps", "+"])
  }

  // Conf: DOC + MULTI. One model is made: policy `lazy`.
  func test_MB07_stateDoubleInitUnderTheMacro() async {
    Model.inits = 0
    let host = ViewHost(Parent { LateChild() })
    host.tap("Child")
    for _ in 1...3 { host.tap("+") }
    XCTAssertEqual(Model.inits, 1)
    XCTAssertEqual(host.text, ["3", "Child", "model 1, 1 taps", "+"])
  }

  @MainActor @Observable final class AppEnv {
    static var owner: ObjectIdentifier?
    static let shared = AppEnv()
    init() { AppEnv.owner = ObjectIdentifier(self) }
    var isOwner: Bool { AppEnv.owner == ObjectIdentifier(self) }
  }
  struct Root: View {
    @State private var env = AppEnv()
    var body: some View { Text(env.isOwner ? "mine" : "lost") }
  }
  struct LateRoot: View {
    @LazyState private var env = AppEnv()
    var body: some View { Text(env.isOwner ? "mine" : "lost") }
  }
  struct SharingRoot: View {
    @State private var env = AppEnv.shared
    var body: some View { Text(env.isOwner ? "mine" : "lost") }
  }

  /// What the child says at first and after one re-evaluation of the view around it.
  private func answers(_ host: ViewHost) -> [String] {
    let before = host.text[1]
    host.tap("+")
    return [before, host.text[1]]
  }

  // Conf: DOC + ONE.
  func test_MB08_stateDoubleInitHarm() async {
    XCTAssertEqual(answers(ViewHost(Parent { Root() })), ["mine", "lost"])
  }

  // Conf: DOC + ONE.
  func test_MB08_stateDoubleInitHarmUnderTheMacro() async {
    XCTAssertEqual(answers(ViewHost(Parent { LateRoot() })), ["mine", "mine"])
  }

  // Conf: DOC + ONE.
  func test_MB08_stateDoubleInitHarmRepaired() async {
    AppEnv.owner = ObjectIdentifier(AppEnv.shared)
    XCTAssertEqual(answers(ViewHost(Parent { SharingRoot() })), ["mine", "mine"])
  }

  struct Replacing: View {
    @State private var value = "default"
    init() { _value = State(initialValue: "from init") }
    var body: some View { Text(value) }
  }
  struct Writing: View {
    @State private var value = "default"
    init() { value = "from init" }
    var body: some View { Text(value) }
  }

  // Conf: DOC + MULTI.
  func test_MB09_stateInitForms() async {
    XCTAssertEqual(ViewHost(Replacing()).text, ["from init"])
  }

  // Conf: DOC + MULTI.
  func test_MB09_stateInitFormsTheWriteIsLost() async {
    XCTAssertEqual(ViewHost(Writing()).text, ["default"])
  }
}
