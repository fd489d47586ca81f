import Audit
import XCTest

/// `$model.x` through what was an `@EnvironmentObject`.
final class BindableFixTests: XCTestCase {
  private func assertMembers(
    _ before: String, become after: String, file: StaticString = #filePath, line: UInt = #line
  ) {
    let head = """
      import SwiftUI
      @Observable final class Model { var name = ""; var isOn = false }
      struct Screen: View {

      """
    FixCase(head + "  @EnvironmentObject var model: Model\n" + before + "\n}\n").assertBecomes(
      head + "  @Environment(Model.self) var model\n" + after + "\n}\n", file: file, line: line)
  }

  func testABodyDeclaresItAboveItsFirstComment() {
    assertMembers(
      """
        var body: some View {
          // The field.
          TextField("", text: $model.name)
          Toggle("", isOn: $model.isOn)
        }
      """,
      become: """
          var body: some View {
            @Bindable var model = model
            // The field.
            TextField("", text: $model.name)
            Toggle("", isOn: $model.isOn)
          }
        """)
  }

  func testAShortBodyBindsInPlace() {
    assertMembers(
      "  var body: some View { TextField(\"\", text: $model.name) }",
      become: "  var body: some View { TextField(\"\", text: Bindable(model).name) }")
  }

  func testAHelperWithOneExpressionBindsInPlace() {
    assertMembers(
      """
        var body: some View { field }
        private var field: some View {
          TextField("", text: $model.name)
        }
      """,
      become: """
          var body: some View { field }
          private var field: some View {
            TextField("", text: Bindable(model).name)
          }
        """)
  }

  func testABuilderAndAFunctionWithStatementsDeclareIt() {
    assertMembers(
      """
        var body: some View { field }
        @ViewBuilder private var field: some View {
          TextField("", text: $model.name)
        }
        func row() -> some View {
          let title = ""
          return TextField(title, text: $model.name)
        }
      """,
      become: """
          var body: some View { field }
          @ViewBuilder private var field: some View {
            @Bindable var model = model
            TextField("", text: $model.name)
          }
          func row() -> some View {
            @Bindable var model = model
            let title = ""
            return TextField(title, text: $model.name)
          }
        """)
  }

  func testSelfAndShadowedNamesBindInPlace() {
    assertMembers(
      """
        var body: some View {
          Toggle("", isOn: self.$model.isOn)
          ForEach(names) { model in
            Toggle(model, isOn: $model.isOn)
          }
        }
      """,
      become: """
          var body: some View {
            Toggle("", isOn: Bindable(self.model).isOn)
            ForEach(names) { model in
              Toggle(model, isOn: Bindable(self.model).isOn)
            }
          }
        """)
  }

  func testOtherProjectionsOfThatNameAreLeftAlone() {
    assertMembers(
      """
        var body: some View {
          ForEach($models) { $model in
            Toggle("", isOn: $model.isOn)
          }
        }
      """,
      become: """
          var body: some View {
            ForEach($models) { $model in
              Toggle("", isOn: $model.isOn)
            }
          }
        """)
  }

  func testAModifierDeclaresItToo() {
    FixCase(
      """
      import SwiftUI
      final class Model: ObservableObject { @Published var isOn = false }
      struct Sheet: ViewModifier {
        @EnvironmentObject var model: Model
        func body(content: Content) -> some View {
          content.sheet(isPresented: $model.isOn) { Text("") }
        }
      }
      """
    ).assertBecomes(
      """
      import SwiftUI
      @Observable
      final class Model { var isOn = false }
      struct Sheet: ViewModifier {
        @Environment(Model.self) var model
        func body(content: Content) -> some View {
          @Bindable var model = model
          content.sheet(isPresented: $model.isOn) { Text("") }
        }
      }
      """)
  }
}
