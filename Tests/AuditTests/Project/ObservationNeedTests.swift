import Audit
import XCTest

/// What is said where some systems have no Observation.
final class ObservationNeedTests: XCTestCase {
  private static let model = "final class A: ObservableObject { @Published var path = \"\" }\n"

  private func findings(
    _ text: String, _ target: DeploymentTarget, rules: Set<String> = ["published"]
  ) -> [Finding] {
    let manifest = ManifestSettings(path: "Package.swift", targets: [target])
    return Auditor(rules: rules).report(
      on: [("A.swift", text)], settings: ProjectSettings(everywhere: manifest)
    ).findings
  }

  /// Conf: DOC
  func test_bug58_belowIOS17PublishedIsNoLeftover() {
    let found = findings(Self.model, DeploymentTarget(.iOS, PlatformVersion(15)))
    XCTAssertEqual(
      found.map(\.message),
      [
        """
        `@Published var path` belongs to ObservableObject: replacing it needs iOS 17; this project \
        deploys to iOS 15.
        """
      ])
    XCTAssertEqual(found.map(\.severity), [.note])
  }

  func testFromIOS17OnItIsALeftover() {
    let found = findings(Self.model, DeploymentTarget(.iOS, PlatformVersion(17)))
    XCTAssertEqual(found.map(\.severity), [.warning])
    XCTAssertEqual(found.map(\.message), ["`@Published var path` is left from ObservableObject."])
  }

  func testEachPlatformHasItsOwnFirstVersion() {
    let old: [(Platform, PlatformVersion)] = [
      (.macOS, PlatformVersion(13, 6)), (.tvOS, PlatformVersion(16)),
      (.watchOS, PlatformVersion(9)),
      (.macCatalyst, PlatformVersion(16, 4)),
    ]
    for (platform, version) in old {
      let found = findings(Self.model, DeploymentTarget(platform, version))
      XCTAssertEqual(found.map(\.severity), [.note], "\(platform)")
    }
    for platform in Platform.allCases {
      let target = DeploymentTarget(platform, platform.firstWithObservation)
      XCTAssertEqual(findings(Self.model, target).map(\.severity), [.warning], "\(platform)")
    }
  }

  func testARuleThatNeedsNoObservationSpeaksAsEver() {
    let found = findings(
      "import Combine\n", DeploymentTarget(.iOS, PlatformVersion(13)), rules: ["import-combine"])
    XCTAssertEqual(found.map(\.severity), [.warning])
  }

  func testWhatIsWrongWithAnObservableClassStaysWrong() {
    let found = findings(
      "@Observable final class A { @AppStorage(\"a\") var a = 1 }",
      DeploymentTarget(.iOS, PlatformVersion(15)), rules: ["wrapper-in-observable"])
    XCTAssertEqual(found.map(\.severity), [.error])
    XCTAssertEqual(
      found.map {
        $0.remedy.hasSuffix("Observation needs iOS 17; this project deploys to iOS 15.")
      },
      [true])
  }

  /// Conf: ONE
  func test_bug58_availableOnTheClassDoesNotHelp() {
    let found = findings(
      "@available(iOS 18.0, *)\n" + Self.model, DeploymentTarget(.iOS, PlatformVersion(15)))
    XCTAssertEqual(found.map(\.severity), [.note])
    XCTAssertTrue(found[0].remedy.contains("its metadata is loaded on the older systems too"))
  }

  func testAvailableForOlderSystemsSaysNothing() {
    let found = findings(
      "@available(iOS 16, macOS 14, *)\n" + Self.model,
      DeploymentTarget(.iOS, PlatformVersion(15)))
    XCTAssertEqual(found.map(\.remedy), ["Leave it until the deployment target rises."])
  }

  func testAnAvailabilityCheckAroundTheUseIsHeeded() {
    let use = "root.environmentObject(a)"
    let texts = [
      "func f() { if #available(iOS 17, *) { \(use) } }",
      "func f() { guard #available(iOS 17, *) else { return }\n\(use) }",
    ]
    for text in texts {
      let found = findings(
        text, DeploymentTarget(.iOS, PlatformVersion(15)), rules: ["environment-object-call"])
      XCTAssertTrue(found.first?.remedy.contains("metadata") == true, text)
    }
    let other = findings(
      "func f() { if #available(iOS 17, *) {} else { \(use) } }",
      DeploymentTarget(.iOS, PlatformVersion(15)), rules: ["environment-object-call"])
    XCTAssertEqual(other.map(\.remedy), ["Leave it until the deployment target rises."])
  }

  func testTheReportNamesTheManifest() {
    let manifest = ManifestSettings(
      path: "Package.swift", targets: [DeploymentTarget(.iOS, PlatformVersion(16))])
    let report = Auditor().report(on: [], settings: ProjectSettings(everywhere: manifest))
    XCTAssertEqual(report.settings, [manifest])
  }

  func testAFixLearnsWhyObservationIsMissing() {
    let manifest = ManifestSettings(
      path: "Package.swift", targets: [DeploymentTarget(.iOS, PlatformVersion(16, 4))])
    XCTAssertEqual(
      ProjectSettings(everywhere: manifest).observationIsMissing(in: "A.swift"),
      "it needs iOS 17; this project deploys to iOS 16.4")
  }
}
