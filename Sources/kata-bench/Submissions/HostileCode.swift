/// Kinds of attack that any kata's answer can be given, as in `Tests/Attacks`.
struct HostileCode {
  /// The kind's name, that of the attack it comes from.
  let name: String
  /// The verdicts that are right for it.
  let expected: [String]
  /// Lines before all others.
  var imports = ""
  /// A declaration beside the others.
  var declaration = ""
  /// What the first `body` does before all else; nil where nothing has to run.
  var inBody: String?
  /// Whether its verdict takes as long as a limit.
  var isTimed = false

  /// What no gate lets through.
  static let refused: [HostileCode] = [
    .init(
      name: "exit0-init", expected: ["forbidden"], imports: "import Glibc",
      declaration: "private func leave() { exit(0) }"),
    .init(
      name: "foundation-exit", expected: ["forbidden"], imports: "import Foundation",
      declaration: "private let gone: Void = exit(0)"),
    .init(
      name: "forged-records", expected: ["forbidden"],
      declaration: """
        @_silgen_name("write") private func forge(_: Int32, _: UnsafeRawPointer, _: Int) -> Int
        """),
    .init(
      name: "import-xctest-observer", expected: ["forbidden"], imports: "import XCTest",
      declaration: "private final class Watcher: NSObject, XCTestObservation {}"),
    .init(
      name: "shadow-assert", expected: ["forbidden"],
      declaration: "func XCTAssertEqual<T>(_ one: T, _ two: T, _ words: String = \"\") {}"),
    .init(
      name: "cdecl-interpose-exit", expected: ["forbidden"],
      declaration: "@_cdecl(\"exit\") public func stay(_ code: Int32) {}"),
    .init(
      name: "unsafe-ptr-scan", expected: ["forbidden"],
      declaration: """
        private func scan() -> Int { UnsafeMutablePointer<Int>.allocate(capacity: 1)[9] }
        """),
    .init(
      name: "read-test-source", expected: ["forbidden"], imports: "import Foundation",
      declaration: """
        private func peek() -> String? { try? String(contentsOfFile: "/etc/passwd", encoding: .utf8) }
        """),
    .init(
      name: "sourceLocation-leak", expected: ["forbidden"],
      declaration: "#sourceLocation(file: \"/etc/passwd\", line: 1)\nprivate let leak = 1"),
    .init(
      name: "does-not-compile", expected: ["didNotCompile"],
      declaration: "private let wrong: Int = \"text\""),
  ]

  /// What runs, and meets the walls and the judge.
  static let running: [HostileCode] = [
    .init(
      name: "stack", expected: ["crashed"],
      declaration: """
        private func deep(_ level: Int) -> Int { level < 0 ? 0 : deep(level &+ 1) &+ deep(level &+ 2) }
        """, inBody: "let _ = deep(1)"),
    .init(
      name: "trap", expected: ["crashed"],
      declaration: "private func trap(_ list: [Int]) -> Int { list[3] }",
      inBody: "let _ = trap([])"),
    .init(
      name: "loop", expected: ["timedOut"],
      declaration: "private func spin() -> Int { while true {} }", inBody: "let _ = spin()",
      isTimed: true),
    .init(
      name: "membomb", expected: ["outOfMemory"],
      declaration: """
        private func hoard() -> Int {
          var all: [[UInt8]] = []
          while true { all.append([UInt8](repeating: 1, count: 64 << 20)) }
        }
        """, inBody: "let _ = hoard()", isTimed: true),
    .init(
      name: "stdout-flood", expected: ["outputLimit"],
      declaration: """
        private func flood() -> Int {
          let line = String(repeating: "A", count: 1 << 20)
          while true { print(line) }
        }
        """, inBody: "let _ = flood()", isTimed: true),
  ]
}
