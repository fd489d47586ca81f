import KataTesting
import SwiftUI
import XCTest

/// Cases 1, 4 and 6 of the migration reports: objects that are missing from the environment.
@MainActor
final class UIEnvironmentBugTests: XCTestCase {
  @MainActor @Observable final class GuideModel {
    var title = "Berkeley"
  }
  struct GuideRow: View {
    var body: some View { GuideDetail() }
  }
  struct GuideDetail: View {
    @Environment(GuideModel.self) private var model
    var body: some View { Text(model.title) }
  }
  struct GuideListWithoutModel: View {
    @State private var model = GuideModel()
    var body: some View { NavigationStack { GuideRow() } }
  }
  struct GuideList: View {
    @State private var model = GuideModel()
    var body: some View { NavigationStack { GuideRow() }.environment(model) }
  }

  // Conf: DOC + ONE.
  func test_MB01_envMissingAfterDi() async throws {
    if ChildTest.isChild { _ = ViewHost(GuideListWithoutModel()) }
    let child = try ChildTest.run(self)
    XCTAssertTrue(child.isKilledBySignal, child.output)
    XCTAssertTrue(child.output.contains(missing("GuideModel")), child.output)
  }

  // Conf: DOC + ONE.
  func test_MB01_envMissingAfterDiRepaired() async {
    XCTAssertEqual(ViewHost(GuideList()).text, ["Berkeley"])
  }

  @MainActor @Observable final class Router {
    var routes: [String] = []
    func go(_ route: String) { routes.append(route) }
  }
  struct Login: View {
    @Environment(Router.self) private var router
    var body: some View { Button("Login") { router.go("home") } }
  }

  // Conf: DOC + ONE.
  func test_MB04_envUnhostedInspect() async {
    let router = Router()
    let host = ViewHost(Login().environment(router))
    host.tap("Login")
    XCTAssertEqual(router.routes, ["home"])
  }

  // Conf: DOC + ONE.
  func test_MB04_envUnhostedInspectWithoutTheModifier() async throws {
    if ChildTest.isChild {
      let host = ViewHost(Login())
      ChildTest.note("mounted \(host.text)")
      host.tap("Login")
    }
    let child = try ChildTest.run(self)
    XCTAssertTrue(child.isKilledBySignal, child.output)
    XCTAssertTrue(child.output.contains("mounted [\"Login\"]"), child.output)
    XCTAssertTrue(child.output.contains(missing("Router")), child.output)
  }

  @MainActor @Observable final class Analytics {
    var events: [String] = []
    func log(_ event: String) { events.append(event) }
  }
  struct BuyRow: View {
    @Environment(Analytics.self) private var analytics: Analytics?
    var body: some View { Button("buy") { analytics?.log("buy") } }
  }
  struct BuyHost: View {
    let analytics: Analytics
    var body: some View {
      VStack {
        BuyRow()
        BuyRow().environment(analytics)
      }
    }
  }
  struct EventCount: View {
    @Environment(Analytics.self) private var analytics: Analytics?
    var body: some View { Text("\(analytics?.events.count ?? -1) events") }
  }

  // Conf: DOC + ONE.
  func test_MB06_envOptional() async {
    let analytics = Analytics()
    let host = ViewHost(BuyHost(analytics: analytics))
    host.tap("buy", occurrence: 0)
    XCTAssertEqual(analytics.events, [])
    host.tap("buy", occurrence: 1)
    XCTAssertEqual(analytics.events, ["buy"])
  }

  // Conf: DOC + ONE.
  func test_MB06_envOptionalIsTracked() async {
    let analytics = Analytics()
    let host = ViewHost(
      VStack {
        EventCount()
        EventCount().environment(analytics)
      })
    analytics.log("buy")
    XCTAssertEqual(host.text, ["-1 events", "1 events"])
    XCTAssertEqual(host.bodyCount(of: EventCount.self), 3)
  }

  /// SwiftUI's sentence for an `@Environment(T.self)` and our remedy below it.
  private func missing(_ type: String) -> String {
    "Fatal error: No Observable object of type \(type) found. A View.environmentObject(_:) for "
      + "\(type) may be missing as an ancestor of this view.\n"
      + "Remedy: write .environment(...) with a \(type) on a view above this one"
  }
}
