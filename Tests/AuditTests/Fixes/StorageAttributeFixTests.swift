import Audit
import XCTest

/// Attributes and wrappers that cannot live on what the macro makes of a property.
///
/// What compiles was tried with the toolchain, except for the attributes of Objective-C.
final class StorageAttributeFixTests: XCTestCase {
  private let wrapper = "@propertyWrapper struct %@ { var wrappedValue: Int }\n"

  private func property(
    _ declaration: String, besides code: String = "", file: StaticString = #filePath,
    line: UInt = #line
  ) -> String {
    let fix = FixCase(
      "import SwiftUI\n" + code
        + "public final class Model: ObservableObject {\n  @Published var a = 0\n"
        + "  \(declaration)\n}\n")
    fix.assertBecomes([:], file: file, line: line)
    XCTAssertTrue(fix.text.contains("@Observable\n"), fix.text, file: file, line: line)
    return fix.text.split(separator: "\n").dropLast().last.map(String.init) ?? ""
  }

  private func assertIsIgnored(
    _ declaration: String, besides code: String = "", file: StaticString = #filePath,
    line: UInt = #line
  ) {
    XCTAssertEqual(
      property(declaration, besides: code, file: file, line: line),
      "  @ObservationIgnored \(declaration)", file: file, line: line)
  }

  private func assertModelStays(
    _ declaration: String, besides code: String = "", because words: String,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    FixCase(
      "import SwiftUI\n" + code
        + "final class Model: ObservableObject {\n  @Published var a = 0\n  \(declaration)\n}\n"
    ).assertStays(because: words, file: file, line: line)
  }

  func testAWrapperInSmallLettersIsIgnored() {
    assertIsIgnored("@clamped var x = 1", besides: wrapper.replacing("%@", with: "clamped"))
  }

  func testAWrapperThatTheSourcesDoNotDeclareIsIgnored() {
    assertIsIgnored("@stored var x = 1")
    assertIsIgnored("@Kit.Stored(key: \"x\") var x = 1")
    assertIsIgnored("@Stored<Int> var x = 1")
  }

  func testOutletsAndWhatAnEditorShowsAreIgnored() {
    for name in ["IBOutlet", "IBInspectable", "GKInspectable"] {
      assertIsIgnored("@\(name) var x: X!")
    }
  }

  func testWhatTheStorageCannotCarryIsIgnored() {
    assertIsIgnored("@usableFromInline var x = 1")
    assertIsIgnored("@_spi(Tests) public var x = 1")
    assertIsIgnored("@exclusivity(unchecked) var x = 1")
  }

  func testWhatTheMacroCarriesIsTracked() {
    for declaration in [
      "weak var x: AnyObject?", "unowned var x: AnyObject = A.shared",
      "nonisolated(unsafe) var x = 1", "@MainActor var x = 1", "@OtherActor var x = 1",
      "@available(*, deprecated) var x = 1", "@inline(__always) var x = 1",
      "@nonobjc var x = 1", "@objc var x = 1", "final var x = 1",
      "@_documentation(visibility: internal) public var x = 1",
    ] {
      XCTAssertEqual(property(declaration), "  \(declaration)")
    }
  }

  func testACopyingPropertyKeepsAModel() {
    assertModelStays("@NSCopying var x: NSString = \"\"", because: "`@NSCopying`")
  }

  func testAStorageAttributeOnAPublishedPropertyKeepsAModel() {
    assertModelStays(
      "@usableFromInline @Published var x = 1", because: "`@usableFromInline` speaks of")
    assertModelStays("@_spi(Tests) @Published public var x = 1", because: "`@_spi` speaks of")
    assertModelStays("@IBInspectable @Published var x = 1", because: "`@IBInspectable` speaks of")
  }

  func testAWrapperInSmallLettersOnAPublishedPropertyKeepsAModel() {
    assertModelStays("@Published @clamped var x = 1", because: "another property wrapper")
  }

  func testAWrapperThatIsCalledLikeAnActorKeepsAModel() {
    assertModelStays(
      "@VoiceActor var x = 1", besides: wrapper.replacing("%@", with: "VoiceActor"),
      because: "`@VoiceActor` is a property wrapper")
  }
}
