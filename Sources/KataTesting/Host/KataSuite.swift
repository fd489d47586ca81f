import SwiftUI
import XCTest

/// The tests of one kata, registered by the file that the checker generates beside a suite.
///
/// ```swift
/// @_cdecl("kata_suite") public func kataSuite() -> UnsafeMutableRawPointer {
///   let suite = KataSuite()
///   suite.add(CounterTests.self, "testStartsAtZero") { test in try test.testStartsAtZero() }
///   suite.addAsync(CounterTests.self, "testIncrement") { test in
///     nonisolated(unsafe) let test = test  // one task at a time holds it
///     try await test.testIncrement()
///   }
///   suite.screen = { AnyView(screen()) }
///   return suite.retained()
/// }
/// ```
public final class KataSuite {
  /// The registered tests by class, in the order of registration.
  private(set) var entries: [XCTestCaseEntry] = []

  /// What `open` mounts: the kata's `screen()`; nil when it has none to show.
  public var screen: (@MainActor () -> AnyView)?

  /// What an exam drives: the kata's `probe()`, or its `screen()`; nil where there is neither.
  public var probe: (@MainActor () -> Probe)?

  /// Makes a suite without tests.
  public init() {}

  /// Adds tests in XCTest's own form: each closure is given an instance of `type`.
  public func add(_ type: XCTestCase.Type, _ tests: [(String, XCTestCaseClosure)]) {
    if let place = entries.firstIndex(where: { $0.testCaseClass == type }) {
      entries[place].allTests += tests
    } else {
      entries.append((type, tests))
    }
  }

  /// Adds a synchronous test; it runs on the main thread, so it may belong to the main actor.
  public func add<Test: XCTestCase>(
    _ type: Test.Type, _ name: String, _ body: @escaping @MainActor (Test) throws -> Void
  ) {
    let closure: XCTestCaseClosure = { test in
      guard let test = test as? Test else { throw CocoaError(.coderInvalidValue) }
      // XCTest calls a test closure on the thread that runs the suite: our host's main thread.
      nonisolated(unsafe) let mine = test
      try MainActor.assumeIsolated { try body(mine) }
    }
    add(type, [(name, closure)])
  }

  /// Adds an asynchronous test; the main run loop serves main-actor jobs until it has ended.
  public func addAsync<Test: XCTestCase>(
    _ type: Test.Type, _ name: String, _ body: @escaping @Sendable (Test) async throws -> Void
  ) {
    let closure: XCTestCaseClosure = { test in
      guard let test = test as? Test else { throw CocoaError(.coderInvalidValue) }
      // The instance is handed to the task and not touched here until the task has ended.
      nonisolated(unsafe) let mine = test
      try MainRunLoop.wait { try await body(mine) }
    }
    add(type, [(name, closure)])
  }

  /// The ids of all tests, `Class/testMethod`, in the order in which they run.
  public var testIDs: [String] {
    entries.flatMap { entry in entry.allTests.map { "\(entry.testCaseClass)/\($0.0)" } }
  }

  /// The entries of these tests, in their order; all of them when nobody chooses.
  ///
  /// An id that nobody registered is left out; whoever asked for it misses its records.
  func entries(of chosen: [String]?) -> [XCTestCaseEntry] {
    guard let chosen else { return entries }
    return chosen.compactMap { id in
      for (type, tests) in entries {
        if let test = tests.first(where: { "\(type)/\($0.0)" == id }) { return (type, [test]) }
      }
      return nil
    }
  }

  /// A pointer that owns the suite, for the way through a C function.
  public func retained() -> UnsafeMutableRawPointer {
    Unmanaged.passRetained(self).toOpaque()
  }

  /// The suite behind a pointer of `retained()`; takes the ownership back, so call it once.
  public static func taken(from pointer: UnsafeMutableRawPointer) -> KataSuite {
    Unmanaged<KataSuite>.fromOpaque(pointer).takeRetainedValue()
  }
}
