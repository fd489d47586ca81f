import KataTesting
import SwiftUI
import XCTest

/// What SwiftUI says, and dies of, when an object is missing from the environment.
///
/// The fatal cases run in a child: the same test, started again on its own with a mark in its
/// environment. The child dies of the sentence; the parent reads it.
@MainActor
final class MissingEnvironmentTests: XCTestCase {
  final class LanguageSettings: ObservableObject {
    @Published var name = "en"
  }

  @Observable
  final class Router {
    var path = "/"
  }

  struct SettingsReader: View {
    @EnvironmentObject private var settings: LanguageSettings
    var body: some View { Text(settings.name) }
  }

  struct SettingsHolder: View {
    @EnvironmentObject private var settings: LanguageSettings
    var body: some View { Text("not read") }
  }

  struct RouterReader: View {
    @Environment(Router.self) private var router
    var body: some View { Text(router.path) }
  }

  // Conf: MULTI + RE.
  func testD01_missingEnvironmentObjectIsFatalWhenRead() async throws {
    if ChildTest.isChild { _ = ViewHost(SettingsReader()) }
    let child = try ChildTest.run(self)
    XCTAssertTrue(child.isKilledBySignal, child.output)
    XCTAssertTrue(
      child.output.contains(
        "SwiftUI/EnvironmentObject.swift:90: Fatal error: No ObservableObject of type LanguageSettings found. "
          + "A View.environmentObject(_:) for LanguageSettings may be missing "
          + "as an ancestor of this view.\n"
          + "Remedy: write .environmentObject(...) with a LanguageSettings on a view above this one."
      ), child.output)
  }

  // Conf: MULTI + RE.
  func testD01_missingEnvironmentObjectThatIsNotReadIsNoFault() async {
    XCTAssertEqual(ViewHost(SettingsHolder()).text, ["not read"])
  }

  // Conf: MULTI + RE.
  func testD01_environmentObjectOfAnAncestorIsFoundAndFollowed() async {
    let settings = LanguageSettings()
    let host = ViewHost(VStack { SettingsReader() }.environmentObject(settings))
    settings.name = "ja"
    await host.settle()
    XCTAssertEqual(host.text, ["ja"])
  }

  // Conf: ONE exact text + RE + DOC.
  func testD02_missingObservableObjectIsFatalWhenRead() async throws {
    if ChildTest.isChild { _ = ViewHost(RouterReader()) }
    let child = try ChildTest.run(self)
    XCTAssertTrue(child.isKilledBySignal, child.output)
    XCTAssertTrue(
      child.output.contains(
        "SwiftUICore/Environment+Objects.swift:34: Fatal error: No Observable object of type Router "
          + "found. A View.environmentObject(_:) for Router may be missing as an ancestor of this "
          + "view.\n"
          + "Remedy: write .environment(...) with a Router on a view above this one; "
          + ".environmentObject(_:) is for an ObservableObject."),
      child.output)
  }

  struct RouterHolder: View {
    @Environment(Router.self) private var router
    var body: some View { Text("not read") }
  }

  // Conf: INF. Policy: only a read is a fault; a body that never reads goes without.
  func testO1_aMissingObservableObjectThatIsNotReadIsNoFault() async {
    XCTAssertEqual(ViewHost(RouterHolder()).text, ["not read"])
  }
}
