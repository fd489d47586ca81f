import Audit
import Foundation
import XCTest

/// What is read of the manifests near a file.
final class ProjectSettingsTests: XCTestCase {
  private func targets(_ file: String) -> [String] {
    ProjectSettings.read(near: [file]).manifest(for: file)?.targets.map(\.description) ?? ["?"]
  }

  private func package(_ platforms: String) -> String {
    """
    // swift-tools-version: 6.0
    import PackageDescription
    let package = Package(name: "App", \(platforms)targets: [])
    """
  }

  func testReadsThePlatformsOfAPackage() throws {
    let folder = try Folder(self)
    let text = package(
      "platforms: [.iOS(.v16), .macOS(\"13.3\"), .custom(\"x\", versionString: \"1\")], ")
    try folder.write("Package.swift", text)
    let file = try folder.write("Sources/App/A.swift")
    XCTAssertEqual(targets(file), ["iOS 16", "macOS 13.3"])
  }

  func testReadsToolsAndLanguageOfAPackage() throws {
    let folder = try Folder(self)
    try folder.write(
      "Package.swift",
      "// swift-tools-version:5.9\nlet p = Package(name: \"A\", swiftLanguageModes: [.v5, .v6])")
    let file = try folder.write("Sources/A.swift")
    let manifest = ProjectSettings.read(near: [file]).manifest(for: file)
    XCTAssertEqual([manifest?.toolsVersion, manifest?.swiftVersion], ["5.9", "6"])
  }

  func testAPlatformInACommentOrConditionIsNone() throws {
    let folder = try Folder(self)
    try folder.write(
      "Package.swift", package("/* platforms: [.iOS(.v12)], */ platforms: [.iOS(.v17)], "))
    let file = try folder.write("Sources/A.swift")
    XCTAssertEqual(targets(file), ["iOS 17"])
  }

  func testTakesTheOldestTargetOfAnXcodeProject() throws {
    let folder = try Folder(self)
    try folder.write(
      "App.xcodeproj/project.pbxproj",
      """
      // !$*UTF8*$!
      { objects = {
        A1 /* Debug */ = { isa = XCBuildConfiguration; buildSettings = {
          IPHONEOS_DEPLOYMENT_TARGET = 15.0; SDKROOT = iphoneos; SWIFT_VERSION = 5.0;
          MACOSX_DEPLOYMENT_TARGET = 10.15; /* IPHONEOS_DEPLOYMENT_TARGET = 9.0; */
        }; name = "a \\" IPHONEOS_DEPLOYMENT_TARGET = 8.0;"; };
        A2 = { buildSettings = { "IPHONEOS_DEPLOYMENT_TARGET" = "17.2"; SWIFT_VERSION = 6.0; }; };
      }; }
      """)
    let file = try folder.write("App/Views/A.swift")
    XCTAssertEqual(targets(file), ["iOS 15"])
    XCTAssertEqual(ProjectSettings.read(near: [file]).manifest(for: file)?.swiftVersion, "5")
  }

  func testReadsTheConfigurationsThatAProjectMentions() throws {
    let folder = try Folder(self)
    try folder.write(
      "App.xcodeproj/project.pbxproj",
      "{ F1 = { path = Configuration/App.xcconfig; }; SWIFT_VERSION = 6.0; }")
    try folder.write(
      "Configuration/App.xcconfig",
      "#include \"Base.xcconfig\"\n// IPHONEOS_DEPLOYMENT_TARGET = 12\n"
        + "IPHONEOS_DEPLOYMENT_TARGET = 15.0 // old phones\n"
        + "MACOSX_DEPLOYMENT_TARGET[sdk=macosx*] = 13.1\n")
    try folder.write("Configuration/Other.xcconfig", "IPHONEOS_DEPLOYMENT_TARGET = 9.0")
    let file = try folder.write("Sources/App/A.swift")
    XCTAssertEqual(targets(file), ["iOS 15", "macOS 13.1"])
  }

  func testAConfigurationAboveAFileDecidesWithoutAProject() throws {
    let folder = try Folder(self)
    try folder.write("Base.xcconfig", "WATCHOS_DEPLOYMENT_TARGET = 9.4\n")
    XCTAssertEqual(targets(try folder.write("Watch/A.swift")), ["watchOS 9.4"])
  }

  func testTheNearestManifestDecides() throws {
    let folder = try Folder(self)
    try folder.write("App.xcodeproj/project.pbxproj", "{ IPHONEOS_DEPLOYMENT_TARGET = 15.0; }")
    try folder.write("Packages/Models/Package.swift", package("platforms: [.iOS(.v18)], "))
    XCTAssertEqual(targets(try folder.write("Packages/Models/Sources/A.swift")), ["iOS 18"])
    XCTAssertEqual(targets(try folder.write("Packages/B.swift")), ["iOS 15"])
  }

  func testAPackageBesideAProjectOwnsItsSourcesOnly() throws {
    let folder = try Folder(self)
    try folder.write("App.xcodeproj/project.pbxproj", "{ IPHONEOS_DEPLOYMENT_TARGET = 15.0; }")
    try folder.write("Package.swift", package("platforms: [.iOS(.v18)], "))
    XCTAssertEqual(targets(try folder.write("Sources/A.swift")), ["iOS 18"])
    XCTAssertEqual(targets(try folder.write("App/B.swift")), ["iOS 15"])
  }

  func testAPackageWithoutPlatformsLeavesThemUnknown() throws {
    let folder = try Folder(self)
    try folder.write("Base.xcconfig", "IPHONEOS_DEPLOYMENT_TARGET = 12\n")
    try folder.write("Kit/Package.swift", package(""))
    XCTAssertEqual(targets(try folder.write("Kit/Sources/A.swift")), [])
  }

  func testAVariableInAManifestStaysUnknown() throws {
    let folder = try Folder(self)
    try folder.write(
      "App.xcodeproj/project.pbxproj", "{ IPHONEOS_DEPLOYMENT_TARGET = \"$(MIN)\"; }")
    XCTAssertEqual(targets(try folder.write("A.swift")), [])
  }

  func testACheckoutIsAWorldOfItsOwn() throws {
    let folder = try Folder(self)
    try folder.write("Base.xcconfig", "IPHONEOS_DEPLOYMENT_TARGET = 12\n")
    try folder.write("Inner/.git/HEAD")
    XCTAssertEqual(targets(try folder.write("Inner/A.swift")), ["?"])
  }

  func testABrokenManifestIsNoCrash() throws {
    let folder = try Folder(self)
    try folder.write("Package.swift", bytes: Data([0xFF, 0x00]))
    try folder.write("A.xcodeproj/project.pbxproj", "{ /* \"")
    try folder.write("B.xcodeproj/project.pbxproj", "{ a = \"x\\")
    try folder.write("C.xcconfig", "=\nA[=\n]=[\n")
    XCTAssertEqual(targets(try folder.write("A.swift")), [])
  }

  func testAFolderStandsForTheFilesBelowIt() throws {
    let folder = try Folder(self)
    try folder.write("Package.swift", package("platforms: [.tvOS(.v16)], "))
    let file = try folder.write("Sources/A.swift")
    let settings = ProjectSettings.read(near: [folder.path])
    XCTAssertEqual(settings.manifest(for: file)?.targets.map(\.description), ["tvOS 16"])
  }
}
