import Checker
import XCTest

/// The rows about the macro, and the entries that are about what compiles.
final class MacroErrorTests: XCTestCase {
  // Conf: LNX.
  func testM01_observableStruct() throws {
    XCTAssertEqual(
      try CompiledSnippets.typeErrors.errors(of: "M01"),
      [
        "'@Observable' cannot be applied to struct type 'M01' (from macro 'Observable ')",
        "expansion of macro 'ObservationTracked()' did not produce a non-observing accessor (such as 'get') as expected",
      ])
  }

  // Conf: LNX.
  func testM02_observableEnum() throws {
    XCTAssertEqual(
      try CompiledSnippets.lateErrors.errors(of: "M02"),
      [
        "'@Observable' cannot be applied to enumeration type 'M02' (from macro 'Observable ')"
      ])
  }

  // Conf: LNX.
  func testM03_observableActor() throws {
    XCTAssertEqual(
      try CompiledSnippets.typeErrors.errors(of: "M03"),
      [
        "'@Observable' cannot be applied to actor type 'M03' (from macro 'Observable ')",
        "expansion of macro 'ObservationTracked()' did not produce a non-observing accessor (such as 'get') as expected",
      ])
  }

  // Conf: LNX.
  func testM04_lazyVariable() throws {
    XCTAssertEqual(
      try CompiledSnippets.typeErrors.errors(of: "M04"),
      [
        "'lazy' cannot be used on a computed property"
      ])
  }

  // Conf: LNX.
  func testM04_anIgnoredLazyVariableCompiles() throws {
    XCTAssertEqual(try CompiledSnippets.accepted.result().verdict, .passed)
    XCTAssertEqual(try CompiledSnippets.accepted.errors(of: "M04"), [])
  }

  // Conf: LNX.
  func testM06_noDefaultAndNoInitialiser() throws {
    XCTAssertEqual(
      try CompiledSnippets.typeErrors.errors(of: "M06"),
      [
        "class 'M06' has no initializers"
      ])
  }

  // Conf: LNX.
  func testM07_noImportOfObservation() throws {
    XCTAssertEqual(
      try CompiledSnippets.typeErrors.errors(of: "M07"),
      [
        "unknown attribute 'Observable'"
      ])
  }

  // Conf: LNX.
  func testM08_overrideOfATrackedProperty() throws {
    XCTAssertEqual(
      try CompiledSnippets.typeErrors.errors(of: "").filter { $0.contains("'_a'") },
      [
        "init accessor cannot refer to property '_a'; init accessors can refer only to stored properties",
        "cannot reference instance member '_a'; init accessors can only refer to instance properties"
          + " listed in 'initializes' and 'accesses' attributes",
      ])
    XCTAssertTrue(
      try CompiledSnippets.typeErrors.errors(of: "M08").contains(
        "class 'M08Derived' has no initializers"))
  }

  // Conf: LNX.
  func testM09_trackedTaskInDeinit() throws {
    XCTAssertEqual(
      try CompiledSnippets.typeErrors.errors(of: "M09"),
      [
        "main actor-isolated property 't' can not be referenced from a nonisolated context"
      ])
  }

  // Conf: LNX.
  func testM10_anIgnoredTaskInDeinitCompiles() throws {
    XCTAssertEqual(try CompiledSnippets.accepted.errors(of: "M10"), [])
  }

  // Conf: LNX.
  func testM11_aTrackedTaskInAnIsolatedDeinitCompiles() throws {
    XCTAssertEqual(try CompiledSnippets.accepted.errors(of: "M11"), [])
  }

  // Conf: LNX.
  func testM15_methodBeforeAllPropertiesAreSet() throws {
    XCTAssertEqual(
      try CompiledSnippets.lateErrors.errors(of: "M15"),
      [
        "'self' used in method call 'bind' before all stored properties are initialized"
      ])
  }

  // Conf: LNX.
  func testB17_codableWarnsOfTheRegistrar() throws {
    let warnings = try CompiledSnippets.accepted.result().diagnostics
      .filter { $0.severity == .warning && $0.file == "B17.swift" }
    XCTAssertEqual(
      warnings.map(\.message),
      [
        "immutable property will not be decoded because it is declared with an initial value which"
          + " cannot be overwritten"
      ])
  }

  // Conf: LNX.
  func testB20_thereAreNoPublishersOfProperties() throws {
    XCTAssertTrue(
      try CompiledSnippets.typeErrors.errors(of: "X16").contains(
        "cannot find '$text' in scope"))
    XCTAssertTrue(
      try CompiledSnippets.typeErrors.errors(of: "X17").contains(
        "value of type 'VM' has no member '$text'"))
  }

  // Conf: LNX.
  func testD10_whatIsGoneIsLoudlyGone() throws {
    XCTAssertTrue(
      try CompiledSnippets.typeErrors.errors(of: "X16").contains(
        "cannot find '$text' in scope"))
    XCTAssertTrue(
      try CompiledSnippets.typeErrors.errors(of: "X18").contains(
        "value of type 'VM' has no member 'objectWillChange'"))
    XCTAssertTrue(
      try CompiledSnippets.typeErrors.errors(of: "X18inside").contains(
        "cannot find 'objectWillChange' in scope"))
  }

  // Conf: LNX.
  func testD12_aTrackedTaskCannotBeCancelledInDeinit() throws {
    XCTAssertTrue(
      try CompiledSnippets.typeErrors.errors(of: "M09").contains(
        "main actor-isolated property 't' can not be referenced from a nonisolated context"))
  }

  // Conf: LNX.
  func testD13_anEnvironmentPropertyHasNoProjectedValue() throws {
    XCTAssertTrue(
      try CompiledSnippets.typeErrors.errors(of: "X05").contains(
        "cannot find '$vm' in scope"))
  }

  // Conf: LNX.
  func testD14_anOptionalHasToBeUnwrappedBeforeItIsBound() throws {
    XCTAssertTrue(
      try CompiledSnippets.typeErrors.errors(of: "X10").contains(
        "value of optional type 'VM?' must be unwrapped to refer to member 'text' of wrapped base type 'VM'"
      ))
  }

  // Conf: LNX.
  func testE12_continuousTrackingOfANewerToolchain() throws {
    XCTAssertEqual(
      try CompiledSnippets.typeErrors.errors(of: "E12"),
      [
        "cannot find 'withContinuousObservationTracking' in scope"
      ])
  }

  func testWhatIsSaidToCompilePasses() throws {
    XCTAssertEqual(try CompiledSnippets.accepted.result().verdict, .passed)
  }
}
