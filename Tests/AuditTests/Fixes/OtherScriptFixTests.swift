import Audit
import XCTest

/// Names in scripts without capitals, where a type looks like a function.
final class OtherScriptFixTests: XCTestCase {
  func testModelWithAJapaneseNameIsMigratedWithItsViews() {
    let source = """
      import SwiftUI
      final class 模型: ObservableObject { @Published var 名 = "" } // 名前
      struct 画面: View {
        @StateObject private var 模 = 模型()
        var body: some View { TextField("", text: $模.名) }
      }
      """
    let plan = Auditor().fixes(for: [("a.swift", source)])
    XCTAssertEqual(
      plan.files.first?.fixedText,
      """
      import SwiftUI
      @Observable
      final class 模型 { var 名 = "" } // 名前
      struct 画面: View {
        @State private var 模 = 模型()
        var body: some View { TextField("", text: $模.名) }
      }
      """)
    XCTAssertEqual(plan.listed, [])
  }

  func testFunctionWithAJapaneseNameIsNoTypeOfTheProject() {
    let source = """
      import SwiftUI
      final class 模型: ObservableObject { @Published var 名 = "" }
      struct 画面: View {
        @StateObject private var 模 = 作る()
        var body: some View { Text(模.名) }
      }
      """
    let plan = Auditor().fixes(for: [("a.swift", source)])
    XCTAssertEqual(plan.files, [])
    XCTAssertFalse(plan.listed.isEmpty)
  }
}
