import Audit
import XCTest

/// The wrappers that hold a model, in whatever file they stand.
final class WrapperFixTests: XCTestCase {
  private static let model = """
    import SwiftUI
    final class Model: ObservableObject {
      @Published var name = ""
      static let shared = Model()
    }

    """

  private func assertScreen(
    _ before: String, becomes after: String, file: StaticString = #filePath, line: UInt = #line
  ) {
    let fix = FixCase(["Model.swift": Self.model, "Screen.swift": "import SwiftUI\n" + before])
    fix.assertBecomes(["Screen.swift": "import SwiftUI\n" + after], file: file, line: line)
    XCTAssertFalse(fix.plan.files.isEmpty, file: file, line: line)
  }

  func testAnOwnerHoldsState() {
    assertScreen(
      """
      struct Screen: View {
        @StateObject private var model = Model() // owner
        @SwiftUI.StateObject
        var other: Model
        var body: some View { TextField("", text: $model.name) }
      }
      """,
      becomes: """
        struct Screen: View {
          @State private var model = Model() // owner
          @SwiftUI.State
          var other: Model
          var body: some View { TextField("", text: $model.name) }
        }
        """)
  }

  func testInitialisersSetState() {
    assertScreen(
      """
      struct Screen: View {
        @StateObject private var a: Model
        @StateObject private var b: Model
        @ObservedObject private var c: Model

        init(model: Model) {
          _a = StateObject(wrappedValue: Model(/* kept */))
          self._b = .init(wrappedValue: model)
          _c = ObservedObject(wrappedValue: model) // c
        }

        var body: some View { Text("") }
      }
      """,
      becomes: """
        struct Screen: View {
          @State private var a: Model
          @State private var b: Model
          private let c: Model

          init(model: Model) {
            _a = State(initialValue: Model(/* kept */))
            self._b = .init(initialValue: model)
            self.c = model // c
          }

          var body: some View { Text("") }
        }
        """.replacing(
          """
            @State private var a: Model
            @State private var b: Model
            private let c: Model

          """,
          with: """
              private let c: Model
              @State private var a: Model
              @State private var b: Model

            """))
  }

  func testAnObservedObjectIsALetOrBindable() {
    assertScreen(
      """
      struct Reader: View {
        @ObservedObject var model: Model
        var body: some View { Text(model.name) }
      }
      struct Writer: View {
        @ObservedObject
        var model: Model
        var body: some View { TextField("", text: $model.name) }
      }
      """,
      becomes: """
        struct Reader: View {
          let model: Model
          var body: some View { Text(model.name) }
        }
        struct Writer: View {
          @Bindable
          var model: Model
          var body: some View { TextField("", text: $model.name) }
        }
        """)
  }

  func testABindingInAnExtensionOfAnotherFileCounts() {
    FixCase([
      "Model.swift": Self.model,
      "Screen.swift": """
      import SwiftUI
      struct Screen: View {
        @ObservedObject var model: Model
        var body: some View { field }
      }
      """,
      "Screen+Field.swift": """
      import SwiftUI
      extension Screen {
        var field: some View { TextField("", text: $model.name) }
      }
      """,
    ]).assertBecomes([
      "Screen.swift": """
      import SwiftUI
      struct Screen: View {
        @Bindable var model: Model
        var body: some View { field }
      }
      """
    ])
  }

  func testAnObservedObjectThatIsSetStaysAVariable() {
    assertScreen(
      """
      struct Screen: View {
        @ObservedObject var model: Model
        @ObservedObject var given = Model.shared
        @ObservedObject private var own = Model.shared
        var body: some View { Text("") }
        mutating func set(_ other: Model) { model = other }
      }
      """,
      becomes: """
        struct Screen: View {
          var model: Model
          var given = Model.shared
          private let own = Model.shared
          var body: some View { Text("") }
          mutating func set(_ other: Model) { model = other }
        }
        """.replacing(
          """
            var model: Model
            var given = Model.shared
            private let own = Model.shared

          """,
          with: """
              private let own = Model.shared
              var model: Model
              var given = Model.shared

            """))
  }

  private static let privates = """
    struct Screen: View {
      @ObservedObject private var model = Model.shared
      @ObservedObject private var other = Model.shared
      var title = ""
      var body: some View { Other(model: 1) }
      mutating func set(_ new: Model) { other = new }
    }
    struct Other: View { let model: Int }

    """

  /// A plain private `var` with a value would close the memberwise initialiser to other files.
  func testAPrivateVariableWithAValueIsALetOrBindable() {
    let after = Self.privates.replacing(
      "@ObservedObject private var model", with: "private let model"
    )
    .replacing("@ObservedObject private var other", with: "@Bindable private var other")
    for use in ["let screen = Screen(title: \"\")", "let screen: Screen = .init(title: \"\")"] {
      assertScreen(Self.privates + use, becomes: after + use)
    }
  }

  func testAPrivateVariableIsPlainWhereNobodyCallsTheMemberwiseInitialiser() {
    let after = Self.privates.replacing(
      "@ObservedObject private var model", with: "private let model"
    )
    .replacing("@ObservedObject private var other", with: "private var other")
    for use in ["let screen = Screen()", "let other = Other(model: 2)"] {
      assertScreen(Self.privates + use, becomes: after + use)
    }
  }

  func testAPrivateVariableIsPlainBesideAnInitialiserOfItsOwn() {
    assertScreen(
      """
      struct Screen: View {
        @ObservedObject private var model = Model.shared
        @ObservedObject private var other = Model.shared
        init(model: Model) { other = model }
        var body: some View { Text(model.name) }
      }
      let screen = Screen(model: .shared)
      let made: Screen = .init(model: .shared)
      """,
      becomes: """
        struct Screen: View {
          private let model = Model.shared
          private var other = Model.shared
          init(model: Model) { other = model }
          var body: some View { Text(model.name) }
        }
        let screen = Screen(model: .shared)
        let made: Screen = .init(model: .shared)
        """)
  }

  func testStorageOfThatNameElsewhereLeavesAPrivateVariableConstant() {
    assertScreen(
      """
      struct Screen: View {
        @ObservedObject private var model = Model.shared
        var body: some View { Text(model.name) }
      }
      struct Owner: View {
        @StateObject private var model: Model
        init(model: Model) { _model = StateObject(wrappedValue: model) }
        var body: some View { Text(model.name) }
      }
      """,
      becomes: """
        struct Screen: View {
          private let model = Model.shared
          var body: some View { Text(model.name) }
        }
        struct Owner: View {
          @State private var model: Model
          init(model: Model) { _model = State(initialValue: model) }
          var body: some View { Text(model.name) }
        }
        """)
  }

  func testAnEnvironmentObjectKeepsItsModifiers() {
    assertScreen(
      """
      struct Screen: View {
        @EnvironmentObject private var model: Model // from above
        @EnvironmentObject var other /* who */ : Model
        var body: some View { Text(model.name) }
      }
      """,
      becomes: """
        struct Screen: View {
          @Environment(Model.self) private var model // from above
          @Environment(Model.self) var other /* who */ : Model
          var body: some View { Text(model.name) }
        }
        """)
  }

  func testInjectionsFollowWhereverTheObjectComesFrom() {
    assertScreen(
      """
      struct Screen: View {
        @StateObject private var model = Model()
        let holder: Holder
        var body: some View {
          Text("")
            .environmentObject(model) // own
            .environmentObject(holder.inner.model)
            .environmentObject(Model.shared)
            .environmentObject(makeModel())
        }
        func makeModel() -> Model { model }
        func host(_ given: Model) -> some View {
          let local = given
          return Text("").environmentObject(local)
        }
      }
      struct Holder {
        let inner: Inner
        struct Inner { let model: Model }
      }
      #Preview { Screen(holder: x).environmentObject(Model()) }
      struct Screen_Previews: PreviewProvider {
        static let model = Model()
        static var previews: some View { Text("").environmentObject(model) }
      }
      """,
      becomes: """
        struct Screen: View {
          let holder: Holder
          @State private var model = Model()
          var body: some View {
            Text("")
              .environment(model) // own
              .environment(holder.inner.model)
              .environment(Model.shared)
              .environment(makeModel())
          }
          func host(_ given: Model) -> some View {
            let local = given
            return Text("").environment(local)
          }
          func makeModel() -> Model { model }
        }
        struct Holder {
          let inner: Inner
          struct Inner { let model: Model }
        }
        #Preview { Screen(holder: x).environment(Model()) }
        struct Screen_Previews: PreviewProvider {
          static let model = Model()
          static var previews: some View { Text("").environment(model) }
        }
        """)
  }

  func testInjectionsFollowTheElementsOfACollection() {
    assertScreen(
      """
      struct Screen: View {
        let models: [Model]
        var body: some View {
          ForEach(models.filter { $0.name != "" }) { model in
            Text("").environmentObject(model)
          }
        }
        func all() {
          for model in models { show(Text("").environmentObject(model)) }
          models.forEach { show(Text("").environmentObject($0)) }
        }
      }
      """,
      becomes: """
        struct Screen: View {
          let models: [Model]
          var body: some View {
            ForEach(models.filter { $0.name != "" }) { model in
              Text("").environment(model)
            }
          }
          func all() {
            for model in models { show(Text("").environment(model)) }
            models.forEach { show(Text("").environment($0)) }
          }
        }
        """)
  }

  func testWrappersOfAnObservableModelAreFixedAlone() {
    FixCase(
      """
      import SwiftUI
      @Observable final class Model { var name = "" }
      struct Screen: View {
        @EnvironmentObject var given: Model
        @StateObject var model = Model()
        var body: some View { Text("").environmentObject(model) }
      }
      """
    ).assertBecomes(
      """
      import SwiftUI
      @Observable final class Model { var name = "" }
      struct Screen: View {
        @Environment(Model.self) var given
        @State var model = Model()
        var body: some View { Text("").environment(model) }
      }
      """)
  }

  func testWordsInCommentsAndStringsAreNoCode() {
    let text = """
      import SwiftUI
      // @StateObject var model = Model() .environmentObject(model)
      @Observable final class Model { var text = "@Published var x, import Combine" }

      """
    FixCase(text).assertNeedsNothing()
  }

  func testModelAndWrappersChangeThroughATypealias() {
    assertScreen(
      """
      typealias Alias = Model
      struct Screen: View {
        @ObservedObject var model: Alias
        var body: some View { Text(model.name) }
      }
      """,
      becomes: """
        typealias Alias = Model
        struct Screen: View {
          let model: Alias
          var body: some View { Text(model.name) }
        }
        """)
  }
}
