import SourceOutline

/// The generated file that tells the host which tests a bundle has, so that nothing is looked up by
/// name at run time.
enum SuiteRegistration {
  /// A name that no suite's own file has.
  static let fileName = "KataSuiteRegistration.swift"

  /// The text of the file.
  static func text(for tests: [TestMethod], hasScreen: Bool) -> String {
    var lines = ["import KataTesting", "import SwiftUI", "import XCTest", ""]
    lines.append("@_cdecl(\"kata_suite\")")
    lines.append("public func kataSuite() -> UnsafeMutableRawPointer {")
    lines.append("  let suite = KataSuite()")
    for test in tests { lines += registration(of: test) }
    if hasScreen { lines.append("  suite.screen = { AnyView(screen()) }") }
    lines.append("  return suite.retained()")
    lines.append("}")
    return lines.joined(separator: "\n") + "\n"
  }

  /// The text of the file beside a probe: no test is in its bundle, and so nothing that is expected.
  static func text(forProbeOfItsOwn hasProbe: Bool) -> String {
    """
    import KataTesting
    import SwiftUI

    @_cdecl("kata_suite")
    public func kataSuite() -> UnsafeMutableRawPointer {
      let suite = KataSuite()
      suite.probe = { \(hasProbe ? "probe()" : "Probe { screen() }") }
      return suite.retained()
    }

    """
  }

  private static func registration(of test: TestMethod) -> [String] {
    let marks = (test.isThrowing ? "try " : "") + (test.isAsync ? "await " : "")
    let call = "\(marks)test.\(test.name)()"
    guard test.isAsync else {
      return ["  suite.add(\(test.className).self, \"\(test.name)\") { test in \(call) }"]
    }
    return [
      "  suite.addAsync(\(test.className).self, \"\(test.name)\") { test in",
      "    nonisolated(unsafe) let test = test  // one task at a time holds it",
      "    \(call)",
      "  }",
    ]
  }
}
