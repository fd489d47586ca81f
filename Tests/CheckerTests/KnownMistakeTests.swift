import Checker
import Foundation
import XCTest

/// Each mistake of the behaviour reference's table, made for the real compiler.
final class KnownMistakeTests: XCTestCase {
  private static let prelude = """
    import Combine
    import SwiftUI
    struct Item: Identifiable { var id = 0; var on = false; mutating func flip() { on.toggle() } }
    @Observable final class VM {
      var text = ""
      var on = false
      var items: [Item] = []
      let fixed = ""
      var derived: String { text }
      private(set) var guarded = ""
    }
    final class Old: ObservableObject { @Published var text = "" }
    protocol P: ObservableObject {}

    """

  /// The ids at the ends of the explanations that an answer gets.
  private func explained(_ text: String, prelude: String = KnownMistakeTests.prelude) throws
    -> String
  {
    let result = try Fixture().check(prelude + text)
    guard result.verdict == .didNotCompile else { return result.verdict.rawValue + result.reason }
    let ids = result.diagnostics.compactMap(\.explanation).map { $0.english.suffix(5) }
    if ids.isEmpty { return result.diagnostics.map(\.message).joined(separator: "\n") }
    return ids.joined(separator: " ")
  }

  private func view(_ members: String, _ body: String) -> String {
    "struct V: View {\n\(members)\nvar body: some View {\n\(body)\n}\n}"
  }

  // Conf: LNX.
  func testX01_observedObjectOverObservable() throws {
    let ids = try explained(view("@ObservedObject var vm: VM", "Text(vm.text)"))
    XCTAssertTrue(ids.contains("[X01]"), ids)
  }

  // Conf: LNX.
  func testX02_stateObjectOverObservable() throws {
    let ids = try explained(view("@StateObject var vm = VM()", "Text(vm.text)"))
    XCTAssertTrue(ids.contains("[X02]"), ids)
  }

  // Conf: LNX.
  func testX03_environmentObjectOverObservable() throws {
    let ids = try explained(view("@EnvironmentObject var vm: VM", "Text(vm.text)"))
    XCTAssertTrue(ids.contains("[X03]"), ids)
  }

  // Conf: LNX.
  func testX04_bindingOfAPlainProperty() throws {
    let ids = try explained(view("var vm: VM", "TextField(\"t\", text: $vm.text)"))
    XCTAssertTrue(ids.contains("[X04]"), ids)
  }

  // Conf: LNX.
  func testX05_bindingOfAnEnvironmentModel() throws {
    let ids = try explained(
      view("@Environment(VM.self) var vm", "TextField(\"t\", text: $vm.text)"))
    XCTAssertTrue(ids.contains("[X04]"), ids)
  }

  // Conf: LNX.
  func testX10_bindableOverAnOptional() throws {
    let ids = try explained(
      view(
        "var vm: VM?", "@Bindable var vm = vm\nreturn TextField(\"t\", text: $vm.text)"))
    XCTAssertTrue(ids.contains("[X10]"), ids)
  }

  // Conf: LNX.
  func testX12_environmentObjectWithObservable() throws {
    let ids = try explained(view("", "Text(\"a\").environmentObject(VM())"))
    XCTAssertTrue(ids.contains("[X12]"), ids)
  }

  // Conf: LNX.
  func testX13_environmentWithObservableObject() throws {
    let ids = try explained(view("", "Text(\"a\").environment(Old())"))
    XCTAssertTrue(ids.contains("[X13]"), ids)
  }

  // Conf: LNX.
  func testX14_environmentOverObservableObject() throws {
    let ids = try explained(view("@Environment(Old.self) var vm", "Text(\"a\")"))
    XCTAssertTrue(ids.contains("[X14]"), ids)
  }

  // Conf: LNX.
  func testX15_publishedLeftInObservable() throws {
    let ids = try explained("@Observable final class A { @Published var text = \"\" }")
    XCTAssertTrue(ids.contains("[X15]"), ids)
  }

  // Conf: LNX.
  func testX16_publisherInsideOfObservable() throws {
    let ids = try explained(
      "@Observable final class A { var text = \"\"; func f() { _ = $text.sink { _ in } } }")
    XCTAssertTrue(ids.contains("[X04]"), ids)
  }

  // Conf: LNX.
  func testX17_publisherOutsideOfObservable() throws {
    let ids = try explained("func f(_ vm: VM) { _ = vm.$text }")
    XCTAssertTrue(ids.contains("[X17]"), ids)
  }

  // Conf: LNX.
  func testX18_objectWillChangeOfObservable() throws {
    let ids = try explained("func f(_ vm: VM) { vm.objectWillChange.send() }")
    XCTAssertTrue(ids.contains("[X18]"), ids)
  }

  // Conf: LNX.
  func testX20_bindableOverObservableObject() throws {
    let ids = try explained(view("@Bindable var vm = Old()", "Text(\"a\")"))
    XCTAssertTrue(ids.contains("[X20]"), ids)
  }

  // Conf: LNX.
  func testX21_privateWrapperWithoutDefault() throws {
    let ids = try explained(
      view("@Bindable private var vm: VM", "Text(vm.text)")
        + "\n@MainActor func f() { _ = V(vm: VM()) }")
    XCTAssertTrue(ids.contains("[X21]"), ids)
  }

  func testX23toX25_bindingOfWhatCannotBeWritten() throws {
    for (name, id) in [("fixed", "[X23]"), ("derived", "[X26]"), ("guarded", "[X25]")] {
      let ids = try explained("func f(_ vm: VM) { vm.\(name) = \"\" }")
      XCTAssertTrue(ids.contains(id), "\(name): \(ids)")
    }
  }

  // Conf: LNX.
  func testX26_assignmentToAnEnvironmentProperty() throws {
    let ids = try explained(
      view("@Environment(VM.self) var vm\nfunc f() { vm = VM() }", "Text(\"a\")"))
    XCTAssertTrue(ids.contains("[X26]"), ids)
  }

  // Conf: LNX.
  func testX30_bindingOfARowsElement() throws {
    let ids = try explained(
      view("var vm: VM", "ForEach(vm.items) { i in Toggle(\"a\", isOn: $i.on) }"))
    XCTAssertTrue(ids.contains("[X04]"), ids)
  }

  // Conf: LNX.
  func testX31_mutatingARowsElement() throws {
    let ids = try explained(
      view("var vm: VM", "ForEach(vm.items) { it in Button(\"a\") { it.flip() } }"))
    XCTAssertTrue(ids.contains("[X31]"), ids)
  }

  // Conf: LNX.
  func testX32_observedObjectOverAProtocol() throws {
    let ids = try explained(view("@ObservedObject var vm: any P", "Text(\"a\")"))
    XCTAssertTrue(ids.contains("[X32]"), ids)
  }

  // Conf: LNX.
  func testX34_finishedInUntilFinished() throws {
    let ids = try explained(
      "func f(_ vm: VM) { _ = Observations<Int, Never>.untilFinished { .finished } }")
    XCTAssertTrue(ids.contains("[X34]"), ids)
  }

  // Conf: LNX.
  func testX35_elementThatIsNotSendable() throws {
    let ids = try explained("final class NS { var n = 0 }\nfunc f() { _ = Observations { NS() } }")
    XCTAssertTrue(ids.contains("[X35]"), ids)
  }

  func testM01toM03_observableOnWhatIsNoClass() throws {
    for kind in ["struct", "enum", "actor"] {
      let ids = try explained("@Observable \(kind) A {}")
      XCTAssertTrue(ids.contains("[M01]"), "\(kind): \(ids)")
    }
  }

  // Conf: LNX.
  func testM04_lazyVariable() throws {
    let ids = try explained("@Observable final class A { lazy var n = 1 }")
    XCTAssertTrue(ids.contains("[M04]"), ids)
  }

  // Conf: LNX.
  func testM06_noDefaultAndNoInitialiser() throws {
    let ids = try explained("@Observable final class A { var n: Int }")
    XCTAssertTrue(ids.contains("[M06]"), ids)
  }

  // Conf: LNX.
  func testM07_noImportOfObservation() throws {
    let ids = try explained("@Observable final class A { var n = 1 }", prelude: "")
    XCTAssertTrue(ids.contains("[M07]"), ids)
  }

  // Conf: LNX.
  func testM08_overrideOfATrackedProperty() throws {
    let ids = try explained(
      "@Observable class A { var a = 1 }\n@Observable final class B: A { override var a: Int = 2 }")
    XCTAssertTrue(ids.contains("[M08]"), ids)
  }

  // Conf: LNX.
  func testM15_methodBeforeAllPropertiesAreSet() throws {
    let ids = try explained(
      "@Observable final class A { var n: Int; init() { bind(); n = 1 }; func bind() {} }")
    XCTAssertTrue(ids.contains("[M15]"), ids)
  }

  /// What an answer's explanations say, without an id of the table.
  private func words(_ text: String) throws -> String {
    let result = try Fixture().check(Self.prelude + text)
    return result.diagnostics.compactMap(\.explanation?.english).joined(separator: "\n")
  }

  func testNonSendableInDeinit() throws {
    let words = try words(
      "final class Token { func cancel() {} }\n"
        + "@MainActor final class A { var token: Token?; deinit { token?.cancel() } }")
    XCTAssertTrue(words.contains("`isolated deinit`"), words)
  }

  func testBindableOverEnvironment() throws {
    let words = try words(view("@Bindable @Environment(VM.self) private var vm", "Text(vm.text)"))
    XCTAssertTrue(words.contains("`@Bindable var model = model`"), words)
  }

  func testBindableBeforeAViewWithoutReturn() throws {
    let words = try words(
      view("@Environment(VM.self) private var vm", "field")
        + "\nextension V { var field: some View {\n@Bindable var vm = vm\n"
        + "TextField(\"t\", text: $vm.text)\n} }")
    XCTAssertTrue(words.contains("write `return` before the view"), words)
  }

  func testOurOwnTimerIsNotNamed() throws {
    let result = try Fixture().check(
      "import Foundation\n@MainActor final class A { var t: Timer?; deinit { t?.invalidate() } }")
    let messages = result.diagnostics.map(\.message)
    XCTAssertTrue(
      messages.contains { $0.contains("'Timer?' from nonisolated deinit") }, "\(messages)")
  }

  func testAMistakeInsideAMacroIsPlacedWhereTheMacroIsUsed() throws {
    let result = try Fixture().check("import Observation\n\n@Observable struct S { var n = 1 }")
    let error = try XCTUnwrap(result.diagnostics.first { $0.severity == .error })
    XCTAssertEqual(error.file, "Counter.swift")
    XCTAssertEqual(error.line, 3)
  }
}
