import Audit
import XCTest

/// What cannot be changed safely stays as it is, all of it, and is listed with the reason.
final class FixHindranceTests: XCTestCase {
  private func assertModelStays(
    _ members: String, declaration: String = "final class Model: ObservableObject",
    because words: String, file: StaticString = #filePath, line: UInt = #line
  ) {
    FixCase([
      "Model.swift": """
      import SwiftUI
      \(declaration) {
        @Published var a = 0
        \(members)
      }
      """,
      "Screen.swift": """
      import SwiftUI
      struct Screen: View {
        @EnvironmentObject var environment: Model
        @StateObject var owned = Model()
        @ObservedObject var given: Model
        var body: some View { Text("").environmentObject(owned) }
      }
      """,
    ]).assertStays(because: words, file: file, line: line)
  }

  func testAPipelineOfItsOwnKeepsAModel() {
    assertModelStays("func f() { _ = $a.map { $0 } }", because: "`$a` is used as a publisher")
  }

  func testStorageOfPublishedKeepsAModel() {
    assertModelStays("init() { _a = Published(initialValue: 1) }", because: "`_a` reaches into")
  }

  func testAnnouncingByHandKeepsAModel() {
    assertModelStays("func f() { objectWillChange.send() }", because: "`objectWillChange` is used")
  }

  func testAPublisherOfItsOwnKeepsAModel() {
    assertModelStays("let objectWillChange = X()", because: "`objectWillChange` of its own")
  }

  func testOpenClassesStay() {
    assertModelStays("", declaration: "open class Model: ObservableObject", because: "is open")
  }

  func testSynthesisedCodingStays() {
    assertModelStays(
      "", declaration: "final class Model: ObservableObject, Codable", because: "keys made by")
  }

  func testObserversThatWouldRunInInitStay() {
    assertModelStays(
      "@Published var b = 0 { didSet { save() } }; init() { b = load() }",
      because: "its `didSet` would run then")
  }

  func testLiveStorageStays() {
    assertModelStays("@AppStorage(\"x\") var b = 0", because: "views follow `@AppStorage`")
  }

  func testNamesInBackticksStay() {
    assertModelStays("@Published var `in` = 0", because: "backticks")
  }

  func testTakenStorageNamesStay() {
    assertModelStays("private var _a = 1", because: "needs the name `_a`")
  }

  func testSeveralPropertiesAtOnceStay() {
    assertModelStays("var x = 0, y = 1", because: "several properties at once")
  }

  func testAFamilyOfClassesStaysTogether() {
    FixCase([
      "Base.swift": "import SwiftUI\nclass Base: ObservableObject { @Published var a = 0 }\n",
      "Leaf.swift": "import SwiftUI\nclass Leaf: Base { @Published var b = 0 }\n",
      "Other.swift": "import SwiftUI\nclass Other: Base { func f() { _ = $a.map { $0 } } }\n",
    ]).assertStays(
      because:
        "`Leaf` stays an ObservableObject because it inherits `Base`, and `Other` inherits it")
  }

  func testAProtocolThatAsksForItKeepsItsClasses() {
    FixCase(
      """
      import SwiftUI
      protocol Store: ObservableObject {}
      final class Model: Store, ObservableObject { @Published var a = 0 }
      """
    ).assertStays(because: "`Store`, which it conforms to, asks for ObservableObject")
  }

  func testAPipelineInAnotherFileKeepsAModel() {
    FixCase([
      "Model.swift":
        "import SwiftUI\nfinal class Model: ObservableObject { @Published var a = 0 }\n",
      "Use.swift": """
      import SwiftUI
      struct Use {
        let store: Holder
        func f() { _ = store.model.$a.map { $0 } }
      }
      struct Holder { let model: Model }
      """,
    ]).assertStays(because: "`$a` is used as a publisher (Use.swift:4)")
  }

  func testAPublisherOfAnUnknownObjectKeepsOnlyModelsWithThatProperty() {
    let plan = FixCase(
      """
      import SwiftUI
      final class A: ObservableObject { @Published var a = 0 }
      final class B: ObservableObject { @Published var b = 0 }
      func use() { find()?.$a.map { $0 } }
      """
    ).plan
    XCTAssertTrue(plan.listed.contains { $0.message.contains("`A` stays") })
    XCTAssertTrue(plan.files.first?.fixedText.contains("class B {") ?? false)
  }

  func testAGenericViewKeepsWhatItIsGiven() {
    let plan = FixCase(
      """
      import SwiftUI
      struct Row<M: ObservableObject>: View {
        @ObservedObject var model: M
        var body: some View { Text("") }
      }
      final class A: ObservableObject { @Published var a = 0 }
      final class B: ObservableObject { @Published var b = 0 }
      struct Screen: View {
        let a = A()
        var body: some View { Row(model: a) }
      }
      """
    ).plan
    XCTAssertTrue(plan.listed.contains { $0.message.contains("`A` stays") })
    XCTAssertFalse(plan.listed.contains { $0.message.contains("`B` stays") })
  }

  func testAnUnknownInjectionKeepsEveryModel() {
    FixCase(
      """
      import SwiftUI
      final class Model: ObservableObject { @Published var a = 0 }
      struct Screen: View {
        var body: some View { Text("").environmentObject(container.resolve()) }
      }
      """
    ).assertStays(because: "the type that `.environmentObject` offers here is unknown")
  }

  func testAnUnknownInjectionKeepsNoModelThatNobodyReadsFromTheEnvironment() {
    let plan = FixCase(
      """
      import SwiftUI
      final class Owned: ObservableObject { @Published var a = 0 }
      final class Read: ObservableObject { @Published var a = 0 }
      struct Screen: View {
        @StateObject private var owned = Owned()
        @EnvironmentObject private var read: Read
        var body: some View { Text("").environmentObject(container.resolve()) }
      }
      """
    ).plan
    XCTAssertTrue(plan.listed.contains { $0.message.contains("`Read` stays") })
    XCTAssertFalse(plan.listed.contains { $0.message.contains("`Owned` stays") })
  }

  func testAWrapperThatIsPassedOnWholeKeepsItsModel() {
    FixCase(
      """
      import SwiftUI
      final class Model: ObservableObject { @Published var a = 0 }
      struct Screen: View {
        @ObservedObject var model: Model
        var body: some View { Child(model: $model) }
      }
      """
    ).assertStays(because: "`$model` is passed on as a whole")
  }

  func testTargetsWithoutObservationStay() {
    let options = FixOptions { $0 == "Old.swift" ? "its target is iOS 16" : nil }
    FixCase(
      ["Old.swift": "import SwiftUI\nclass Model: ObservableObject { @Published var a = 0 }\n"],
      options: options
    ).assertStays(because: "its target is iOS 16")
  }

  func testAModelStaysForItsViewsInOldTargets() {
    let options = FixOptions { $0 == "Old.swift" ? "its target is iOS 16" : nil }
    FixCase(
      [
        "New.swift": "import SwiftUI\nclass Model: ObservableObject { @Published var a = 0 }\n",
        "Old.swift": """
        import SwiftUI
        struct Screen: View {
          @ObservedObject var model: Model
          var body: some View { Text("") }
        }
        """,
      ], options: options
    ).assertStays(because: "its target is iOS 16")
  }

  func testATypeOfItsOwnCalledStateKeepsTheModel() {
    FixCase(
      """
      import SwiftUI
      final class Model: ObservableObject { @Published var a = 0 }
      struct Screen: View {
        enum State { case idle }
        @StateObject private var model = Model()
        var body: some View { Text("") }
      }
      """
    ).assertStays(because: "`State` means a type of these sources there")
  }

  func testFocusedObjectsStay() {
    FixCase(
      """
      import SwiftUI
      final class Model: ObservableObject { @Published var a = 0 }
      struct Screen: View {
        @FocusedObject var model: Model?
        var body: some View { Text("") }
      }
      """
    ).assertStays(because: "`FocusedObject` is used with it")
  }

  func testEncodingInAnExtensionStays() {
    FixCase(
      """
      import SwiftUI
      final class Model: ObservableObject { var a = 0 }
      extension Model: Encodable {}
      """
    ).assertStays(because: "encoded with keys made by the compiler")
  }

  func testAWrapperMadeApartKeepsItsModel() {
    FixCase(
      """
      import SwiftUI
      final class Model: ObservableObject { @Published var a = 0 }
      let stored = StateObject(wrappedValue: Model())
      """
    ).assertStays(because: "is made here apart from a property")
  }

  func testFilesWithErrorsOfSyntaxAndTheirModelsStay() {
    let fix = FixCase([
      "Broken.swift": """
      import Combine
      import SwiftUI
      struct Screen: View {
        @ObservedObject var model: Model
        var body: some View { Text("" }
        let title = ""
      }
      """,
      "Model.swift": "import SwiftUI\nclass Model: ObservableObject { @Published var a = 0 }\n",
    ])
    fix.assertStays(because: "Broken.swift has errors of syntax")
    XCTAssertEqual(fix.plan.problems.map(\.path), ["Broken.swift"])
  }

  func testADidSetThatWouldCallItselfWithoutEndKeepsAModel() {
    assertModelStays(
      "@Published var level = 0 { didSet { level = min(level, 9) } }",
      because: "the `didSet` of `level` assigns it again")
  }

  func testLocalClassesStay() {
    FixCase(
      "import SwiftUI\nfunc f() { final class Model: ObservableObject { @Published var a = 0 } }\n"
    ).assertStays(because: "is local")
  }

  func testForeignTypesStay() {
    FixCase(
      """
      import SwiftUI
      struct Screen: View {
        @ObservedObject var player: Player
        var body: some View { Text("") }
      }
      """
    ).assertStays(because: "`Player`, which `player` holds, is not declared in these sources")
  }

  /// The parser's time doubles with each bracket: who parses this waits until the work is given up.
  func testAFileThatNestsTooDeeplyIsNotParsedForAFix() {
    let nested =
      "let x = " + String(repeating: "[", count: 200) + String(repeating: "]", count: 200)
    FixCase([
      "Model.swift": "import Combine\nfinal class Model: ObservableObject {}\n",
      "Deep.swift": nested,
    ]).assertStays(because: "Deep.swift")
  }
}
