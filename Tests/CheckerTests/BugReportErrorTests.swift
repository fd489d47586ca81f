import Checker
import Foundation
import Sandbox
import XCTest

/// The bug reports that must not compile, each with its messages and with a form that compiles.
final class BugReportErrorTests: XCTestCase {
  /// That a report's own text has exactly these errors, and that its right form has none.
  private func assertRefused(_ id: String, _ errors: [String], line: UInt = #line) throws {
    XCTAssertEqual(try CompiledSnippets.refusedBugReports.errors(of: id), errors, line: line)
    XCTAssertEqual(try CompiledSnippets.acceptedBugReports.errors(of: id), [], line: line)
    // What is never looked at has no errors either.
    XCTAssertEqual(
      try CompiledSnippets.acceptedBugReports.result().verdict, .passed, line: line)
  }

  /// The errors in generated code that hold some words, which one report alone leads to.
  private func generated(_ words: String) throws -> [String] {
    try CompiledSnippets.refusedBugReports.errors(of: "").filter { $0.contains(words) }
  }

  // Conf: LNX.
  func test_MB16_privateDefaultMemberwise() throws {
    try assertRefused(
      "MB16", ["'MB16' initializer is inaccessible due to 'private' protection level"])
  }

  // Conf: LNX.
  func test_MB41_overrideTracked() throws {
    try assertRefused(
      "MB41",
      [
        "class 'MB41Derived' has no initializers", "ambiguous use of 'access(keyPath:)'",
        "ambiguous use of 'withMutation(keyPath:_:)'", "ambiguous use of 'access(keyPath:)'",
      ])
    let sentence = "property does not override any property from its superclass"
    XCTAssertEqual(try generated("does not override"), [sentence])
  }

  // Conf: LNX.
  func test_MB42_twoPropertiesOfOneDeclaration() throws {
    let sentence = "accessor macro 'ObservationTracked()' can only apply to a single variable"
    try assertRefused("MB42", [sentence, sentence])
  }

  // Conf: LNX.
  func test_MB47_willsetSendWithTheMacrosOwnName() throws {
    try assertRefused("MB47", ["invalid redeclaration of '_active'"])
    XCTAssertEqual(
      try generated("ambiguous reference"), ["ambiguous reference to member '_active'"])
  }

  // Conf: LNX.
  func test_MB48_lazyVar() throws {
    try assertRefused("MB48", ["'lazy' cannot be used on a computed property"])
  }

  // Conf: LNX. Right would be that it compiles (swiftlang/swift#69856).
  func test_MB49_backticks() throws {
    try assertRefused("MB49", [])
    XCTAssertEqual(try generated("expected declaration"), ["expected declaration"])
    XCTAssertEqual(
      try generated("'return'"),
      [
        "cannot reference instance member 'return'; init accessors can only refer to instance "
          + "properties listed in 'initializes' and 'accesses' attributes"
      ])
  }

  // Conf: LNX.
  func test_MB50_ifCanimport() throws {
    try assertRefused(
      "MB50",
      [
        "expansion of macro 'ObservationIgnored()' produced an unexpected getter",
        "expansion of macro 'ObservationIgnored()' produced an unexpected 'init' accessor",
      ])
  }

  // Conf: LNX.
  func test_MB51_localClass() throws {
    try assertRefused(
      "MB51",
      [
        "local type cannot have attached extension macro",
        "instance method 'access(_:keyPath:)' requires that 'MB51' conform to 'Observable'",
        "instance method 'withMutation(of:keyPath:_:)' requires that 'MB51' conform to 'Observable'",
      ])
  }

  // Conf: LNX.
  func test_MB53_anyProtocol() throws {
    try assertRefused("MB53", ["'MB53Bindable' requires that 'any MB53' be a class type"])
  }

  // Conf: LNX.
  func test_MB54_deinitIsolation() throws {
    try assertRefused(
      "MB54",
      ["main actor-isolated property 'task' can not be referenced from a nonisolated context"])
  }

  // Conf: LNX.
  func test_MB55_equatableIsolation() throws {
    let sentence =
      "main actor-isolated property 'title' can not be referenced from a nonisolated context"
    try assertRefused("MB55", [sentence, sentence])
  }

  /// The errors of a file where everything is on the main actor unless it says otherwise.
  private func errorsOnTheMainActor(_ text: String) throws -> [String] {
    let scratch = try ScratchFolder(in: FileManager.default.temporaryDirectory)
    defer { scratch.remove() }
    let result = try ChildProcess.run(
      Launch(
        Toolchain().driver,
        [
          "-typecheck", "-parse-as-library", "-swift-version", "6", "-default-isolation",
          "MainActor", "-diagnostic-style", "llvm", "-",
        ], environment: scratch.environment.merging(["PATH": "/usr/bin:/bin"]) { own, _ in own },
        input: .bytes(Data(text.utf8))))
    let errors = result.output.text.split(separator: "\n").compactMap { line in
      line.firstRange(of: "error: ").map { String(line[$0.upperBound...]) }
    }
    // A compiler that could not run has no errors to show.
    XCTAssertEqual(result.ending, .exited(errors.isEmpty ? 0 : 1), result.output.text)
    return errors
  }

  // Conf: LNX.
  func test_MB57_defaultIsolationConformance() throws {
    XCTAssertEqual(
      try errorsOnTheMainActor(
        """
        import Observation
        @Observable final class Fine { var x = 1 }
        protocol Item: Equatable {}
        struct Row: Item { var a = 1 }

        """),
      [
        "conformance of 'Row' to protocol 'Item' crosses into main actor-isolated code and can "
          + "cause data races [#ConformanceIsolation]"
      ])
  }

  // Conf: LNX.
  func test_MB57_defaultIsolationConformanceThatSaysSo() throws {
    XCTAssertEqual(
      try errorsOnTheMainActor(
        """
        import Observation
        @Observable final class Fine { var x = 1 }
        protocol Item: Equatable {}
        struct Row: @MainActor Item { var a = 1 }
        nonisolated struct Free: Item { var a = 1 }

        """), [])
  }
}
