import KataTesting
import SwiftUI
import XCTest

/// The wrappers that go with `@Observable`: `@Environment(Type.self)`, `@Bindable`, `@State`.
@MainActor
final class WrapperTests: XCTestCase {
  @Observable
  final class Form {
    var text = "a"
    var isOn = false
  }

  struct OptionalReader: View {
    @Environment(Form.self) private var form: Form?
    var body: some View { Text(form.map { "form \($0.text)" } ?? "no form") }
  }

  // Conf: DOC + DUAL.
  func testD03_optionalEnvironmentIsNilWithoutAnObject() async {
    XCTAssertEqual(ViewHost(OptionalReader()).text, ["no form"])
  }

  // Conf: DOC + DUAL.
  func testD03_optionalEnvironmentFindsAndFollowsTheObject() async {
    let form = Form()
    let host = ViewHost(OptionalReader().environment(form))
    XCTAssertEqual(host.text, ["form a"])
    form.text = "b"
    await host.settle()
    XCTAssertEqual(host.text, ["form b"])
  }

  struct Stored: View {
    @Bindable var form: Form
    var body: some View {
      VStack {
        TextField("field", text: $form.text)
        Text("text=\(form.text)")
      }
    }
  }

  struct Local: View {
    let form: Form
    var body: some View {
      @Bindable var form = form
      VStack {
        TextField("field", text: $form.text)
        Text("text=\(form.text)")
      }
    }
  }

  struct LocalOverEnvironment: View {
    @Environment(Form.self) private var form
    var body: some View {
      @Bindable var form = form
      VStack {
        TextField("field", text: $form.text)
        Text("text=\(form.text)")
      }
    }
  }

  struct LocalInsideIfLet: View {
    @Environment(Form.self) private var form: Form?
    var body: some View {
      if let form {
        @Bindable var form = form
        TextField("field", text: $form.text)
        Text("text=\(form.text)")
      }
    }
  }

  struct Inline: View {
    let form: Form
    var body: some View {
      VStack {
        TextField("field", text: Bindable(form).text)
        Text("text=\(form.text)")
      }
    }
  }

  /// Types into the one field of a screen and returns what was stored.
  private func typed(_ screen: some View, over form: Form) -> [String] {
    let host = ViewHost(screen)
    host.type("new", into: "field")
    return [form.text, host.text.last ?? ""]
  }

  // Conf: LNX + DOC.
  func testD04_storedBindableBinds() async {
    let form = Form()
    XCTAssertEqual(typed(Stored(form: form), over: form), ["new", "text=new"])
  }

  // Conf: LNX + DOC.
  func testD04_localBindableInBodyBinds() async {
    let form = Form()
    XCTAssertEqual(typed(Local(form: form), over: form), ["new", "text=new"])
  }

  // Conf: LNX + DOC.
  func testD04_localBindableOverEnvironmentBinds() async {
    let form = Form()
    XCTAssertEqual(
      typed(LocalOverEnvironment().environment(form), over: form), ["new", "text=new"])
  }

  // Conf: LNX + DOC.
  func testD04_localBindableInsideIfLetBinds() async {
    let form = Form()
    XCTAssertEqual(typed(LocalInsideIfLet().environment(form), over: form), ["new", "text=new"])
  }

  // Conf: LNX + DOC.
  func testD04_inlineBindableBinds() async {
    let form = Form()
    XCTAssertEqual(typed(Inline(form: form), over: form), ["new", "text=new"])
  }

  struct Owner: View {
    @State private var form = Form()
    var body: some View {
      VStack {
        TextField("field", text: $form.text)
        Text("text=\(form.text)")
      }
    }
  }

  // Conf: LNX.
  func testD05_stateOwnerBindsWithoutBindable() async {
    let host = ViewHost(Owner())
    host.type("new", into: "field")
    XCTAssertEqual(host.text.last, "text=new")
  }

  struct Pair: View {
    @Bindable var form: Form
    var body: some View {
      VStack {
        Writer(text: $form.text)
        TextReader(form: form)
        SwitchReader(form: form)
      }
    }
  }

  struct Writer: View {
    @Binding var text: String
    var body: some View {
      VStack {
        Button("same") { text = String(text) }
        Button("new") { text += "!" }
      }
    }
  }

  struct TextReader: View {
    let form: Form
    var body: some View { Text(form.text) }
  }

  struct SwitchReader: View {
    let form: Form
    var body: some View { Text(form.isOn ? "on" : "off") }
  }

  // Conf: LNX + RE.
  func testD06_writeThroughABindingIsASetterCall() async {
    let host = ViewHost(Pair(form: Form()))
    var history: [[Int]] = []
    for label in ["same", "new"] {
      host.resetCounts()
      host.tap(label)
      history.append([
        host.bodyCount(of: Pair.self), host.bodyCount(of: TextReader.self),
        host.bodyCount(of: SwitchReader.self),
      ])
    }
    XCTAssertEqual(history, [[0, 0, 0], [0, 1, 0]])
    XCTAssertTrue(host.text.contains("a!"), "\(host.text)")
  }

  /// Numbers the instances of the two models below in the order of their making.
  @MainActor
  enum Instances {
    static var owned = 0
    static var stored = 0
  }

  @MainActor
  final class OwnedModel: ObservableObject {
    let number: Int
    init() {
      Instances.owned += 1
      number = Instances.owned
    }
  }

  @MainActor @Observable
  final class StoredModel {
    let number: Int
    init() {
      Instances.stored += 1
      number = Instances.stored
    }
  }

  struct Parent<Content: View>: View {
    @State private var taps = 0
    @ViewBuilder let content: (Int) -> Content
    var body: some View {
      VStack {
        Button("more") { taps += 1 }
        content(taps)
      }
    }
  }

  struct OwnedChild: View {
    let taps: Int
    @StateObject private var model = OwnedModel()
    var body: some View { Text("taps \(taps) model \(model.number)") }
  }

  struct StoredChild: View {
    let taps: Int
    @State private var model = StoredModel()
    var body: some View { Text("taps \(taps) model \(model.number)") }
  }

  // Conf: MULTI.
  func testD07_stateObjectIsMadeOnceForEachIdentity() async {
    Instances.owned = 0
    let host = ViewHost(Parent { OwnedChild(taps: $0) })
    for _ in 0..<2 { host.tap("more") }
    XCTAssertEqual(Instances.owned, 1)
    XCTAssertEqual(host.text.last, "taps 2 model 1")
  }

  // Conf: MULTI; the eager policy, Xcode 26 and earlier.
  func testD07_stateIsMadeOnEachConstructionAndTheFirstStays() async {
    Instances.stored = 0
    let host = ViewHost(Parent { StoredChild(taps: $0) })
    for _ in 0..<2 { host.tap("more") }
    XCTAssertEqual(Instances.stored, 3)
    XCTAssertEqual(host.text.last, "taps 2 model 1")
  }
}
