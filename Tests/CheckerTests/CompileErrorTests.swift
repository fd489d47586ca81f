import Checker
import XCTest

/// The compile-error table of the behaviour reference: each row's messages, exactly.
final class CompileErrorTests: XCTestCase {
  // Conf: LNX.
  func testX01_observedObjectOverObservable() throws {
    XCTAssertEqual(
      try CompiledSnippets.typeErrors.errors(of: "X01"),
      [
        "generic struct 'ObservedObject' requires that 'VM' conform to 'ObservableObject'"
      ])
  }

  // Conf: LNX.
  func testX02_stateObjectOverObservable() throws {
    XCTAssertEqual(
      try CompiledSnippets.typeErrors.errors(of: "X02"),
      [
        "generic struct 'StateObject' requires that 'VM' conform to 'ObservableObject'"
      ])
  }

  // Conf: LNX.
  func testX03_environmentObjectOverObservable() throws {
    XCTAssertEqual(
      try CompiledSnippets.typeErrors.errors(of: "X03"),
      [
        "generic struct 'EnvironmentObject' requires that 'VM' conform to 'ObservableObject'"
      ])
  }

  // Conf: LNX.
  func testX04_bindingOfAPlainProperty() throws {
    XCTAssertEqual(
      try CompiledSnippets.typeErrors.errors(of: "X04"),
      [
        "cannot find '$vm' in scope"
      ])
  }

  // Conf: LNX.
  func testX05_bindingOfAnEnvironmentModel() throws {
    XCTAssertEqual(
      try CompiledSnippets.typeErrors.errors(of: "X05"),
      [
        "cannot find '$vm' in scope"
      ])
  }

  // Conf: LNX.
  func testX06_aBindingOfAStateModelCompiles() throws {
    XCTAssertEqual(try CompiledSnippets.accepted.errors(of: "X06"), [])
  }

  // Conf: LNX.
  func testX07_aStoredBindableCompiles() throws {
    XCTAssertEqual(try CompiledSnippets.accepted.errors(of: "X07"), [])
  }

  // Conf: LNX.
  func testX09_aLocalBindableOverTheEnvironmentCompiles() throws {
    XCTAssertEqual(try CompiledSnippets.accepted.errors(of: "X09"), [])
  }

  // Conf: LNX.
  func testX10_bindableOverAnOptional() throws {
    XCTAssertEqual(
      try CompiledSnippets.typeErrors.errors(of: "X10"),
      [
        "'init(wrappedValue:)' is unavailable: The wrapped value must be an object that conforms to Observable",
        "referencing subscript 'subscript(dynamicMember:)' on 'Bindable' requires that 'VM?' be a class type",
        "value of optional type 'VM?' must be unwrapped to refer to member 'text' of wrapped base type 'VM'",
      ])
  }

  // Conf: LNX.
  func testX11_anInlineBindableCompiles() throws {
    XCTAssertEqual(try CompiledSnippets.accepted.errors(of: "X11"), [])
  }

  // Conf: LNX.
  func testX12_environmentObjectOfObservable() throws {
    XCTAssertEqual(
      try CompiledSnippets.typeErrors.errors(of: "X12"),
      [
        "instance method 'environmentObject' requires that 'VM' conform to 'ObservableObject'"
      ])
  }

  // Conf: LNX.
  func testX13_environmentOfObservableObject() throws {
    XCTAssertEqual(
      try CompiledSnippets.typeErrors.errors(of: "X13"),
      [
        "instance method 'environment' requires that 'Old' conform to 'Observable'"
      ])
  }

  // Conf: LNX.
  func testX14_environmentOverObservableObject() throws {
    XCTAssertEqual(
      try CompiledSnippets.typeErrors.errors(of: "X14"),
      [
        "no exact matches in call to initializer"
      ])
  }

  // Conf: LNX.
  func testX15_publishedLeftInObservable() throws {
    let errors = try CompiledSnippets.typeErrors.errors(of: "")
    XCTAssertTrue(
      errors.contains("invalid redeclaration of synthesized property '_text'"), "\(errors)")
  }

  // Conf: LNX.
  func testX16_publisherInsideOfObservable() throws {
    XCTAssertEqual(
      try CompiledSnippets.typeErrors.errors(of: "X16"),
      [
        "cannot find '$text' in scope"
      ])
  }

  // Conf: LNX.
  func testX17_publisherOutsideOfObservable() throws {
    XCTAssertEqual(
      try CompiledSnippets.typeErrors.errors(of: "X17"),
      [
        "value of type 'VM' has no member '$text'"
      ])
  }

  // Conf: LNX.
  func testX18_objectWillChangeOutsideOfObservable() throws {
    XCTAssertEqual(
      try CompiledSnippets.typeErrors.errors(of: "X18"),
      [
        "value of type 'VM' has no member 'objectWillChange'"
      ])
  }

  // Conf: LNX.
  func testX18_objectWillChangeInsideOfObservable() throws {
    XCTAssertEqual(
      try CompiledSnippets.typeErrors.errors(of: "X18inside"),
      [
        "cannot find 'objectWillChange' in scope"
      ])
  }

  // Conf: LNX.
  func testX19_onReceiveOfAProperty() throws {
    XCTAssertEqual(
      try CompiledSnippets.typeErrors.errors(of: "X19"),
      [
        "instance method 'onReceive(_:perform:)' requires that 'Binding<Subject>' conform to 'Publisher'",
        "value of type 'VM' has no dynamic member '$text' using key path from root type 'VM'",
        "referencing subscript 'subscript(dynamicMember:)' requires wrapper 'Binding<VM>'",
      ])
  }

  // Conf: LNX.
  func testX20_bindableOverObservableObject() throws {
    XCTAssertEqual(
      try CompiledSnippets.typeErrors.errors(of: "X20"),
      [
        "'init(wrappedValue:)' is unavailable: @Bindable only works with Observable types. For ObservableObject types, use @ObservedObject instead."
      ])
  }

  // Conf: LNX.
  func testX21_privateBindableWithoutDefault() throws {
    XCTAssertEqual(
      try CompiledSnippets.typeErrors.errors(of: "X21"),
      [
        "'X21' initializer is inaccessible due to 'private' protection level"
      ])
  }

  // Conf: LNX.
  func testX22_assignToAProperty() throws {
    XCTAssertEqual(
      try CompiledSnippets.typeErrors.errors(of: "X22"),
      [
        "cannot find '$n' in scope"
      ])
  }

  // Conf: LNX.
  func testX23_bindingOfAConstant() throws {
    XCTAssertEqual(
      try CompiledSnippets.typeErrors.errors(of: "X23"),
      [
        "cannot assign to property: 'fixed' is a 'let' constant"
      ])
  }

  // Conf: LNX.
  func testX24_bindingOfAGetOnlyProperty() throws {
    XCTAssertEqual(
      try CompiledSnippets.typeErrors.errors(of: "X24"),
      [
        "cannot assign to property: 'derived' is a get-only property"
      ])
  }

  // Conf: LNX.
  func testX25_bindingOfAPrivateSetter() throws {
    XCTAssertEqual(
      try CompiledSnippets.typeErrors.errors(of: "X25"),
      [
        "cannot assign to property: 'guarded' setter is inaccessible"
      ])
  }

  // Conf: LNX.
  func testX26_assignmentToAnEnvironmentProperty() throws {
    XCTAssertEqual(
      try CompiledSnippets.typeErrors.errors(of: "X26"),
      [
        "cannot assign to property: 'vm' is a get-only property"
      ])
  }

  // Conf: LNX.
  func testX27_theMixedConformanceCompiles() throws {
    XCTAssertEqual(try CompiledSnippets.accepted.errors(of: "X27"), [])
  }

  // Conf: LNX.
  func testX28_privateObservedObjectWithoutDefault() throws {
    XCTAssertEqual(
      try CompiledSnippets.typeErrors.errors(of: "X28"),
      [
        "'X28' initializer is inaccessible due to 'private' protection level"
      ])
  }

  // Conf: LNX.
  func testX30_bindingOfARowsElement() throws {
    XCTAssertEqual(
      try CompiledSnippets.typeErrors.errors(of: "X30"),
      [
        "cannot find '$i' in scope"
      ])
  }

  // Conf: LNX.
  func testX30_bindingsOfTheRowsCompile() throws {
    XCTAssertEqual(try CompiledSnippets.accepted.result().verdict, .passed)
    XCTAssertEqual(try CompiledSnippets.accepted.errors(of: "X30"), [])
  }

  // Conf: LNX.
  func testX31_mutationOfARowsElement() throws {
    XCTAssertEqual(
      try CompiledSnippets.typeErrors.errors(of: "X31"),
      [
        "cannot use mutating member on immutable value: 'it' is a 'let' constant"
      ])
  }

  // Conf: LNX.
  func testX32_observedObjectOverAProtocol() throws {
    XCTAssertEqual(
      try CompiledSnippets.typeErrors.errors(of: "X32"),
      [
        "type 'any P' cannot conform to 'ObservableObject'"
      ])
  }

  // Conf: LNX.
  func testX33_environmentOverAProtocol() throws {
    XCTAssertEqual(
      try CompiledSnippets.typeErrors.errors(of: "X33"),
      [
        "no exact matches in call to initializer"
      ])
  }

  // Conf: LNX.
  func testX34_finishedInUntilFinished() throws {
    XCTAssertEqual(
      try CompiledSnippets.typeErrors.errors(of: "X34"),
      [
        "type 'Observations<Int, Never>.Iteration' has no member 'finished'"
      ])
  }

  // Conf: LNX.
  func testX35_elementThatIsNotSendable() throws {
    XCTAssertEqual(
      try CompiledSnippets.typeErrors.errors(of: "X35"),
      [
        "type 'X35' does not conform to the 'Sendable' protocol",
        "type 'X35' does not conform to the 'Sendable' protocol",
      ])
  }
}
