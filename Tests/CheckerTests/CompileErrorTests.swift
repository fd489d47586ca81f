import Checker
import Foundation
import XCTest

/// The compile-error table of the behaviour reference: each row's messages, exactly.
///
/// All snippets of one stage are one full compile of the checker, which takes longer than they do.
final class CompileErrorTests: XCTestCase {
  private static let typeErrors = Result { try compile(CompiledSnippets.typeErrors) }
  private static let lateErrors = Result { try compile(CompiledSnippets.lateErrors) }
  private static let accepted = Result { try compile(CompiledSnippets.accepted) }

  /// Checks an answer of these files, named after their ids.
  private static func compile(_ snippets: [String: String]) throws -> CheckResult {
    let fixture = try Fixture()
    var texts = ["Counter": Fixture.counter, "Models": CompiledSnippets.models]
    for (id, snippet) in snippets {
      // M07 is the missing import itself.
      texts[id] = (id == "M07" ? "" : "import Combine\nimport SwiftUI\n") + snippet
    }
    let files = texts.map { SourceFile(name: "\($0).swift", bytes: Data($1.utf8)) }
    return fixture.checker.check(fixture.kata, sources: SourceSet(files: files))
  }

  /// The errors in the file of an id; those in generated code that has no place, for "".
  private func errors(of id: String, in result: Result<CheckResult, any Error>) throws -> [String] {
    let file = id.isEmpty ? "" : id + ".swift"
    return try result.get().diagnostics.filter { $0.severity == .error && $0.file == file }
      .map { Self.words(of: $0.message) }
  }

  /// A message without the name of its group, which the compiler prints for its web pages.
  private static func words(of message: String) -> String {
    let end = message.firstRange(of: " [#")?.lowerBound ?? message.endIndex
    return message[..<end].trimmingCharacters(in: .whitespaces)
  }

  // Conf: LNX.
  func testX01_observedObjectOverObservable() throws {
    XCTAssertEqual(
      try errors(of: "X01", in: Self.typeErrors),
      [
        "generic struct 'ObservedObject' requires that 'VM' conform to 'ObservableObject'"
      ])
  }

  // Conf: LNX.
  func testX02_stateObjectOverObservable() throws {
    XCTAssertEqual(
      try errors(of: "X02", in: Self.typeErrors),
      [
        "generic struct 'StateObject' requires that 'VM' conform to 'ObservableObject'"
      ])
  }

  // Conf: LNX.
  func testX03_environmentObjectOverObservable() throws {
    XCTAssertEqual(
      try errors(of: "X03", in: Self.typeErrors),
      [
        "generic struct 'EnvironmentObject' requires that 'VM' conform to 'ObservableObject'"
      ])
  }

  // Conf: LNX.
  func testX04_bindingOfAPlainProperty() throws {
    XCTAssertEqual(
      try errors(of: "X04", in: Self.typeErrors),
      [
        "cannot find '$vm' in scope"
      ])
  }

  // Conf: LNX.
  func testX05_bindingOfAnEnvironmentModel() throws {
    XCTAssertEqual(
      try errors(of: "X05", in: Self.typeErrors),
      [
        "cannot find '$vm' in scope"
      ])
  }

  // Conf: LNX.
  func testX10_bindableOverAnOptional() throws {
    XCTAssertEqual(
      try errors(of: "X10", in: Self.typeErrors),
      [
        "'init(wrappedValue:)' is unavailable: The wrapped value must be an object that conforms to Observable",
        "referencing subscript 'subscript(dynamicMember:)' on 'Bindable' requires that 'VM?' be a class type",
        "value of optional type 'VM?' must be unwrapped to refer to member 'text' of wrapped base type 'VM'",
      ])
  }

  // Conf: LNX.
  func testX12_environmentObjectOfObservable() throws {
    XCTAssertEqual(
      try errors(of: "X12", in: Self.typeErrors),
      [
        "instance method 'environmentObject' requires that 'VM' conform to 'ObservableObject'"
      ])
  }

  // Conf: LNX.
  func testX13_environmentOfObservableObject() throws {
    XCTAssertEqual(
      try errors(of: "X13", in: Self.typeErrors),
      [
        "instance method 'environment' requires that 'Old' conform to 'Observable'"
      ])
  }

  // Conf: LNX.
  func testX14_environmentOverObservableObject() throws {
    XCTAssertEqual(
      try errors(of: "X14", in: Self.typeErrors),
      [
        "no exact matches in call to initializer"
      ])
  }

  // Conf: LNX.
  func testX16_publisherInsideOfObservable() throws {
    XCTAssertEqual(
      try errors(of: "X16", in: Self.typeErrors),
      [
        "cannot find '$text' in scope"
      ])
  }

  // Conf: LNX.
  func testX17_publisherOutsideOfObservable() throws {
    XCTAssertEqual(
      try errors(of: "X17", in: Self.typeErrors),
      [
        "value of type 'VM' has no member '$text'"
      ])
  }

  // Conf: LNX.
  func testX18_objectWillChangeOutsideOfObservable() throws {
    XCTAssertEqual(
      try errors(of: "X18", in: Self.typeErrors),
      [
        "value of type 'VM' has no member 'objectWillChange'"
      ])
  }

  // Conf: LNX.
  func testX18_objectWillChangeInsideOfObservable() throws {
    XCTAssertEqual(
      try errors(of: "X18inside", in: Self.typeErrors),
      [
        "cannot find 'objectWillChange' in scope"
      ])
  }

  // Conf: LNX.
  func testX19_onReceiveOfAProperty() throws {
    XCTAssertEqual(
      try errors(of: "X19", in: Self.typeErrors),
      [
        "instance method 'onReceive(_:perform:)' requires that 'Binding<Subject>' conform to 'Publisher'",
        "value of type 'VM' has no dynamic member '$text' using key path from root type 'VM'",
        "referencing subscript 'subscript(dynamicMember:)' requires wrapper 'Binding<VM>'",
      ])
  }

  // Conf: LNX.
  func testX20_bindableOverObservableObject() throws {
    XCTAssertEqual(
      try errors(of: "X20", in: Self.typeErrors),
      [
        "'init(wrappedValue:)' is unavailable: @Bindable only works with Observable types. For ObservableObject types, use @ObservedObject instead."
      ])
  }

  // Conf: LNX.
  func testX21_privateBindableWithoutDefault() throws {
    XCTAssertEqual(
      try errors(of: "X21", in: Self.typeErrors),
      [
        "'X21' initializer is inaccessible due to 'private' protection level"
      ])
  }

  // Conf: LNX.
  func testX22_assignToAProperty() throws {
    XCTAssertEqual(
      try errors(of: "X22", in: Self.typeErrors),
      [
        "cannot find '$n' in scope"
      ])
  }

  // Conf: LNX.
  func testX23_bindingOfAConstant() throws {
    XCTAssertEqual(
      try errors(of: "X23", in: Self.typeErrors),
      [
        "cannot assign to property: 'fixed' is a 'let' constant"
      ])
  }

  // Conf: LNX.
  func testX24_bindingOfAGetOnlyProperty() throws {
    XCTAssertEqual(
      try errors(of: "X24", in: Self.typeErrors),
      [
        "cannot assign to property: 'derived' is a get-only property"
      ])
  }

  // Conf: LNX.
  func testX25_bindingOfAPrivateSetter() throws {
    XCTAssertEqual(
      try errors(of: "X25", in: Self.typeErrors),
      [
        "cannot assign to property: 'guarded' setter is inaccessible"
      ])
  }

  // Conf: LNX.
  func testX26_assignmentToAnEnvironmentProperty() throws {
    XCTAssertEqual(
      try errors(of: "X26", in: Self.typeErrors),
      [
        "cannot assign to property: 'vm' is a get-only property"
      ])
  }

  // Conf: LNX.
  func testX28_privateObservedObjectWithoutDefault() throws {
    XCTAssertEqual(
      try errors(of: "X28", in: Self.typeErrors),
      [
        "'X28' initializer is inaccessible due to 'private' protection level"
      ])
  }

  // Conf: LNX.
  func testX30_bindingOfARowsElement() throws {
    XCTAssertEqual(
      try errors(of: "X30", in: Self.typeErrors),
      [
        "cannot find '$i' in scope"
      ])
  }

  // Conf: LNX.
  func testX31_mutationOfARowsElement() throws {
    XCTAssertEqual(
      try errors(of: "X31", in: Self.typeErrors),
      [
        "cannot use mutating member on immutable value: 'it' is a 'let' constant"
      ])
  }

  // Conf: LNX.
  func testX32_observedObjectOverAProtocol() throws {
    XCTAssertEqual(
      try errors(of: "X32", in: Self.typeErrors),
      [
        "type 'any P' cannot conform to 'ObservableObject'"
      ])
  }

  // Conf: LNX.
  func testX33_environmentOverAProtocol() throws {
    XCTAssertEqual(
      try errors(of: "X33", in: Self.typeErrors),
      [
        "no exact matches in call to initializer"
      ])
  }

  // Conf: LNX.
  func testX34_finishedInUntilFinished() throws {
    XCTAssertEqual(
      try errors(of: "X34", in: Self.typeErrors),
      [
        "type 'Observations<Int, Never>.Iteration' has no member 'finished'"
      ])
  }

  // Conf: LNX.
  func testX35_elementThatIsNotSendable() throws {
    XCTAssertEqual(
      try errors(of: "X35", in: Self.typeErrors),
      [
        "type 'X35' does not conform to the 'Sendable' protocol",
        "type 'X35' does not conform to the 'Sendable' protocol",
      ])
  }

  // Conf: LNX.
  func testM01_observableStruct() throws {
    XCTAssertEqual(
      try errors(of: "M01", in: Self.typeErrors),
      [
        "'@Observable' cannot be applied to struct type 'M01' (from macro 'Observable ')",
        "expansion of macro 'ObservationTracked()' did not produce a non-observing accessor (such as 'get') as expected",
      ])
  }

  // Conf: LNX.
  func testM03_observableActor() throws {
    XCTAssertEqual(
      try errors(of: "M03", in: Self.typeErrors),
      [
        "'@Observable' cannot be applied to actor type 'M03' (from macro 'Observable ')",
        "expansion of macro 'ObservationTracked()' did not produce a non-observing accessor (such as 'get') as expected",
      ])
  }

  // Conf: LNX.
  func testM04_lazyVariable() throws {
    XCTAssertEqual(
      try errors(of: "M04", in: Self.typeErrors),
      [
        "'lazy' cannot be used on a computed property"
      ])
  }

  // Conf: LNX.
  func testM06_noDefaultAndNoInitialiser() throws {
    XCTAssertEqual(
      try errors(of: "M06", in: Self.typeErrors),
      [
        "class 'M06' has no initializers"
      ])
  }

  // Conf: LNX.
  func testM07_noImportOfObservation() throws {
    XCTAssertEqual(
      try errors(of: "M07", in: Self.typeErrors),
      [
        "unknown attribute 'Observable'"
      ])
  }

  // Conf: LNX.
  func testM09_trackedTaskInDeinit() throws {
    XCTAssertEqual(
      try errors(of: "M09", in: Self.typeErrors),
      [
        "main actor-isolated property 't' can not be referenced from a nonisolated context"
      ])
  }

  // Conf: LNX.
  func testE12_continuousTrackingOfANewerToolchain() throws {
    XCTAssertEqual(
      try errors(of: "E12", in: Self.typeErrors),
      [
        "cannot find 'withContinuousObservationTracking' in scope"
      ])
  }

  // Conf: LNX.
  func testM02_observableEnum() throws {
    XCTAssertEqual(
      try errors(of: "M02", in: Self.lateErrors),
      [
        "'@Observable' cannot be applied to enumeration type 'M02' (from macro 'Observable ')"
      ])
  }

  // Conf: LNX.
  func testM15_methodBeforeAllPropertiesAreSet() throws {
    XCTAssertEqual(
      try errors(of: "M15", in: Self.lateErrors),
      [
        "'self' used in method call 'bind' before all stored properties are initialized"
      ])
  }

  // Conf: LNX.
  func testX15_publishedLeftInObservable() throws {
    let errors = try errors(of: "", in: Self.typeErrors)
    XCTAssertTrue(
      errors.contains("invalid redeclaration of synthesized property '_text'"), "\(errors)")
  }

  // Conf: LNX.
  func testM08_overrideOfATrackedProperty() throws {
    XCTAssertEqual(
      try errors(of: "", in: Self.typeErrors).filter { $0.contains("'_a'") },
      [
        "init accessor cannot refer to property '_a'; init accessors can refer only to stored properties",
        "cannot reference instance member '_a'; init accessors can only refer to instance properties"
          + " listed in 'initializes' and 'accesses' attributes",
      ])
    XCTAssertTrue(
      try errors(of: "M08", in: Self.typeErrors).contains("class 'M08Derived' has no initializers"))
  }

  // Conf: LNX.
  func testX27_theMixedConformanceCompiles() throws {
    XCTAssertEqual(try errors(of: "X27", in: Self.accepted), [])
  }

  // Conf: LNX.
  func testB20_thereAreNoPublishersOfProperties() throws {
    XCTAssertTrue(
      try errors(of: "X16", in: Self.typeErrors).contains(
        "cannot find '$text' in scope"))
    XCTAssertTrue(
      try errors(of: "X17", in: Self.typeErrors).contains(
        "value of type 'VM' has no member '$text'"))
  }

  // Conf: LNX.
  func testD10_whatIsGoneIsLoudlyGone() throws {
    XCTAssertTrue(
      try errors(of: "X16", in: Self.typeErrors).contains(
        "cannot find '$text' in scope"))
    XCTAssertTrue(
      try errors(of: "X18", in: Self.typeErrors).contains(
        "value of type 'VM' has no member 'objectWillChange'"))
    XCTAssertTrue(
      try errors(of: "X18inside", in: Self.typeErrors).contains(
        "cannot find 'objectWillChange' in scope"))
  }

  // Conf: LNX.
  func testD12_aTrackedTaskCannotBeCancelledInDeinit() throws {
    XCTAssertTrue(
      try errors(of: "M09", in: Self.typeErrors).contains(
        "main actor-isolated property 't' can not be referenced from a nonisolated context"))
  }

  // Conf: LNX.
  func testD13_anEnvironmentPropertyHasNoProjectedValue() throws {
    XCTAssertTrue(
      try errors(of: "X05", in: Self.typeErrors).contains(
        "cannot find '$vm' in scope"))
  }

  // Conf: LNX.
  func testD14_anOptionalHasToBeUnwrappedBeforeItIsBound() throws {
    XCTAssertTrue(
      try errors(of: "X10", in: Self.typeErrors).contains(
        "value of optional type 'VM?' must be unwrapped to refer to member 'text' of wrapped base type 'VM'"
      ))
  }

  // Conf: LNX + DOC.
  func testD04_everyFormOfBindableCompiles() throws {
    XCTAssertEqual(try Self.accepted.get().verdict, .passed)
    XCTAssertEqual(try errors(of: "X07", in: Self.accepted), [])
    XCTAssertEqual(try errors(of: "X09", in: Self.accepted), [])
    XCTAssertEqual(try errors(of: "X11", in: Self.accepted), [])
  }

  // Conf: LNX.
  func testD05_aBindingOfAStateModelCompiles() throws {
    XCTAssertEqual(try Self.accepted.get().verdict, .passed)
    XCTAssertEqual(try errors(of: "X06", in: Self.accepted), [])
  }

  // Conf: LNX.
  func testD12_anIgnoredTaskOrAnIsolatedDeinitCompiles() throws {
    XCTAssertEqual(try Self.accepted.get().verdict, .passed)
    XCTAssertEqual(try errors(of: "M10", in: Self.accepted), [])
    XCTAssertEqual(try errors(of: "M11", in: Self.accepted), [])
  }

  // Conf: LNX.
  func testM04_anIgnoredLazyVariableCompiles() throws {
    XCTAssertEqual(try Self.accepted.get().verdict, .passed)
    XCTAssertEqual(try errors(of: "M04", in: Self.accepted), [])
  }

  // Conf: LNX.
  func testX30_bindingsOfTheRowsCompile() throws {
    XCTAssertEqual(try Self.accepted.get().verdict, .passed)
    XCTAssertEqual(try errors(of: "X30", in: Self.accepted), [])
  }

  // Conf: LNX.
  func testB17_codableWarnsOfTheRegistrar() throws {
    let warnings = try Self.accepted.get().diagnostics
      .filter { $0.severity == .warning && $0.file == "B17.swift" }
    XCTAssertEqual(
      warnings.map(\.message),
      [
        "immutable property will not be decoded because it is declared with an initial value which"
          + " cannot be overwritten"
      ])
  }
}
