import Audit
import XCTest

/// Objects that previews and delegates own.
final class PreviewFixTests: XCTestCase {
  func testAPreviewableObjectBecomesState() {
    FixCase(
      """
      import SwiftUI
      final class M: ObservableObject { @Published var a = 0 }
      #Preview { @Previewable @StateObject var m = M(); Text("\\(m.a)") }
      """
    ).assertBecomes(
      """
      import SwiftUI
      @Observable
      final class M { var a = 0 }
      #Preview { @Previewable @State var m = M(); Text("\\(m.a)") }
      """)
  }

  func testADelegateThatIsInjectedIsKnown() {
    let text = FixCase(
      """
      import SwiftUI
      final class Delegate: NSObject, UIApplicationDelegate {}
      final class Session: ObservableObject { @Published var user = "" }
      struct Screen: App {
        @StateObject private var session = Session()
        @UIApplicationDelegateAdaptor(Delegate.self) var delegate
        var body: some Scene { WindowGroup { Text("").environmentObject(delegate) } }
      }
      """
    ).text
    XCTAssertTrue(text.contains("@Observable"), text)
  }

  func testFilesOutsideOfTheAuditedPathStayAndAreListed() {
    let plan = Auditor.fixes(
      for: [
        ("A.swift", "import SwiftUI\nfinal class M: ObservableObject { @Published var a = 0 }\n")
      ], under: AuditConfiguration(), outside: ["A.swift"])
    XCTAssertEqual(plan.files.map(\.path), [])
    XCTAssertEqual(
      plan.listed.map(\.message).filter { $0.contains("outside of the audited path") }.count, 2)
  }

  func testAnExcludedFileKeepsTheModelThatItHolds() {
    var configuration = AuditConfiguration()
    configuration.exclude = [PathPattern("B.swift")]
    configuration.folder = "."
    let plan = Auditor.fixes(
      for: [
        ("A.swift", "import SwiftUI\nfinal class M: ObservableObject { @Published var a = 0 }\n"),
        (
          "B.swift",
          "import SwiftUI\nstruct V: View { @ObservedObject var m: M; var body: some View { Text(\"\") } }"
        ),
      ], under: configuration)
    XCTAssertEqual(plan.files.map(\.path), [])
    XCTAssertEqual(Set(plan.listed.map(\.place.file)), ["A.swift"])
  }
}
