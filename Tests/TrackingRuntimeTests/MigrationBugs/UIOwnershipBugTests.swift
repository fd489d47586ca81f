import KataTesting
import SwiftUI
import XCTest

/// Cases 11–14 of the migration reports: who makes a model, and who keeps it.
@MainActor
final class UIOwnershipBugTests: XCTestCase {
  @MainActor final class VM: ObservableObject {
    static var built = 0
    init(id: Int) { VM.built += 1 }
  }
  struct Eager: View {
    @StateObject private var vm: VM
    init(id: Int) {
      let vm = VM(id: id)
      _vm = StateObject(wrappedValue: vm)
    }
    var body: some View { Text("e") }
  }
  struct Late: View {
    @StateObject private var vm: VM
    init(id: Int) { _vm = StateObject(wrappedValue: VM(id: id)) }
    var body: some View { Text("l") }
  }
  struct InState: View {
    @State private var vm: VM
    init(id: Int) { _vm = State(initialValue: VM(id: id)) }
    var body: some View { Text("s") }
  }

  /// How many objects five values make by themselves, and with one of them mounted.
  private func builds<Screen: View>(_ make: (Int) -> Screen) -> [Int] {
    VM.built = 0
    let screens = (0..<5).map(make)
    let unmounted = VM.built
    _ = ViewHost(screens[0])
    return [unmounted, VM.built]
  }

  // Conf: DOC + ONE.
  func test_MB11_stateobjectEager() async { XCTAssertEqual(builds(Eager.init), [5, 5]) }

  // Conf: DOC + ONE.
  func test_MB11_stateobjectEagerRepaired() async { XCTAssertEqual(builds(Late.init), [0, 1]) }

  // Conf: DOC + ONE.
  func test_MB11_stateobjectEagerInState() async { XCTAssertEqual(builds(InState.init), [5, 5]) }

  final class Holder: ObservableObject {
    let keep: (Int) -> Bool
    init(keep: @escaping (Int) -> Bool) { self.keep = keep }
  }
  struct Timeline: View {
    @StateObject private var holder: Holder
    init(keep: @escaping (Int) -> Bool) {
      _holder = StateObject(wrappedValue: Holder(keep: keep))
    }
    var body: some View { Text("\((1...4).filter(holder.keep))") }
  }
  struct StateTimeline: View {
    @State private var holder: Holder
    init(keep: @escaping (Int) -> Bool) { _holder = State(initialValue: Holder(keep: keep)) }
    var body: some View { Text("\((1...4).filter(holder.keep))") }
  }
  /// The filter captures the value: through `self` it would read the state itself, live.
  struct Tabs<Content: View>: View {
    let timeline: @MainActor (@escaping (Int) -> Bool, Bool) -> Content
    @State private var isEven = false
    var body: some View {
      VStack {
        timeline({ [isEven] in isEven ? $0 % 2 == 0 : $0 % 2 == 1 }, isEven)
        Button("switch") { isEven.toggle() }
      }
    }
  }

  private func textAfterSwitch(_ host: ViewHost) -> [String] {
    let before = host.text[0]
    host.tap("switch")
    return [before, host.text[0]]
  }

  // Conf: DOC + MULTI.
  func test_MB12_stateobjectCapturedOnce() async {
    let host = ViewHost(Tabs { keep, _ in Timeline(keep: keep) })
    XCTAssertEqual(textAfterSwitch(host), ["[1, 3]", "[1, 3]"])
  }

  // Conf: DOC + MULTI.
  func test_MB12_stateobjectCapturedOnceInState() async {
    let host = ViewHost(Tabs { keep, _ in StateTimeline(keep: keep) })
    XCTAssertEqual(textAfterSwitch(host), ["[1, 3]", "[1, 3]"])
  }

  // Conf: DOC + MULTI.
  func test_MB12_stateobjectCapturedOnceRepaired() async {
    let host = ViewHost(Tabs { keep, isEven in Timeline(keep: keep).id(isEven) })
    XCTAssertEqual(textAfterSwitch(host), ["[1, 3]", "[2, 4]"])
  }

  @MainActor @Observable final class PageModel {
    static var made = 0
    init() { PageModel.made += 1 }
  }
  struct Page: View {
    let model: PageModel
    var body: some View { Text("p") }
  }
  struct EagerRows: View {
    @State private var tick = 0
    var body: some View {
      List(0..<5, id: \.self) { _ in
        NavigationLink("row \(tick)", destination: Page(model: PageModel()))
      }
      Button("tick") { tick += 1 }
    }
  }
  struct ValueRows: View {
    @State private var tick = 0
    var body: some View {
      NavigationStack {
        List(0..<5, id: \.self) { row in NavigationLink("row \(row) \(tick)", value: row) }
          .navigationDestination(for: Int.self) { _ in Page(model: PageModel()) }
        Button("tick") { tick += 1 }
      }
    }
  }

  // Conf: DOC + ONE.
  func test_MB13_navlinkEager() async {
    PageModel.made = 0
    let host = ViewHost(EagerRows())
    host.tap("tick")
    XCTAssertEqual(PageModel.made, 10)
    XCTAssertEqual(host.bodyCount(of: Page.self), 0)
  }

  // Conf: DOC + ONE.
  func test_MB13_navlinkEagerRepaired() async {
    PageModel.made = 0
    let host = ViewHost(ValueRows())
    host.tap("tick")
    XCTAssertEqual(PageModel.made, 0)
    host.tap("row 3 1")
    XCTAssertEqual(PageModel.made, 1)
    XCTAssertEqual(host.text, ["p"])
  }

  @MainActor @Observable final class Dash {
    var name = ""
  }
  struct Wrong: View {
    @Bindable private var model = Dash()
    var body: some View {
      TextField("wrong", text: $model.name)
      Text("wrong: \(model.name)")
    }
  }
  struct Right: View {
    @State private var model = Dash()
    var body: some View {
      TextField("right", text: $model.name)
      Text("right: \(model.name)")
    }
  }
  struct Outer: View {
    @State private var number = 0
    var body: some View {
      VStack {
        Wrong()
        Right()
        Button("again \(number)") { number += 1 }
      }
    }
  }

  // Conf: DOC + ONE.
  func test_MB14_bindableAsOwner() async {
    let host = ViewHost(Outer())
    host.type("x", into: "wrong")
    host.type("x", into: "right")
    XCTAssertEqual(host.text.filter { $0.contains(":") }, ["wrong: x", "right: x"])
    host.tap("again 0")
    XCTAssertEqual(host.text.filter { $0.contains(":") }, ["wrong: ", "right: x"])
  }
}
