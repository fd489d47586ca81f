import XCTest

/// Which room may import which of our own rooms; anything else is a broken wall.
final class LayerTests: XCTestCase {
  static let allowed: [String: Set<String>] = [
    "KataEvents": [],
    "Combine": [],
    "TrackingRuntime": ["Combine"],
    // The last one is a program that the compiler starts, named but never imported.
    "SwiftUI": ["Combine", "TrackingRuntime", "SwiftUIMacros"],
    "SwiftUIMacros": [],
    "KataTesting": ["KataEvents", "SwiftUI", "TrackingRuntime"],
    "Workbook": [],
    "CSandbox": [],
    "Sandbox": ["CSandbox"],
    "kata-wall": ["CSandbox"],
    "SourceOutline": [],
    "Audit": ["SourceOutline"],
    "Checker": ["KataEvents", "Workbook", "Sandbox", "SourceOutline"],
    "Reports": ["Checker", "Workbook"],
    "AuditReports": ["Audit", "Reports", "Workbook"],
    "Author": ["Checker", "Reports", "Sandbox", "Workbook"],
    "CLibEdit": [],
    "LineEditing": ["CLibEdit"],
    "Shell": [
      "LineEditing", "Author", "Checker", "Reports", "Workbook", "KataEvents", "Sandbox",
      "SourceOutline",
    ],
    // The last one is a program that is started, and never imported.
    "kata": ["Shell", "Checker", "Reports", "Workbook", "kata-wall"],
    "kata-audit": ["Shell", "LineEditing", "Audit", "AuditReports", "Workbook"],
    "Grader": ["Checker", "Sandbox", "SourceOutline", "Workbook"],
    "GradeReports": ["Grader", "Checker", "Reports", "Workbook"],
    "kata-grade": [
      "Shell", "LineEditing", "Grader", "GradeReports", "Checker", "Sandbox", "Workbook",
      "kata-wall",
    ],
    "Workshop": ["Reports", "Workbook"],
    "kata-board": ["Shell", "LineEditing", "Workshop", "Reports", "Workbook"],
    "kata-bench": [
      "TrackingRuntime", "Combine", "Checker", "Workbook", "Sandbox", "Audit", "Author",
      "SourceOutline", "Workshop", "kata-wall",
    ],
  ]

  func testEveryRoomHasARuleAndEveryRuleARoom() throws {
    XCTAssertEqual(
      try Checkout.folders(in: "Sources"), Self.allowed.keys.sorted(),
      "a folder of Sources without a row in LayerTests.allowed, or a row without a folder")
  }

  func testRoomsImportOnlyWhatTheyMay() throws {
    let ours = Set(Self.allowed.keys)
    for (room, mayImport) in Self.allowed {
      for file in try Checkout.swiftFiles(below: "Sources/" + room) {
        for (index, line) in Code(file.lines).lines.enumerated() {
          guard let module = Self.importedModule(line) else { continue }
          if ours.contains(module), !mayImport.contains(module) {
            XCTFail("\(file.path):\(index + 1): \(room) may not import \(module)")
          }
        }
      }
    }
  }

  /// What SwiftPM would not refuse as long as somebody else builds the module.
  func testTheManifestNamesTheSameDependencies() throws {
    let manifest = try String(
      contentsOf: Checkout.folder.appendingPathComponent("Package.swift"), encoding: .utf8)
    for (room, mayImport) in Self.allowed where !["CSandbox", "CLibEdit"].contains(room) {
      XCTAssertEqual(Self.dependencies(of: room, in: manifest), mayImport, room)
    }
  }

  func testTheManifestIsOnePlainList() throws {
    let manifest = try String(
      contentsOf: Checkout.folder.appendingPathComponent("Package.swift"), encoding: .utf8)
    let list = try XCTUnwrap(manifest.components(separatedBy: "let package = ").last)
    for word in ["environment", "if ", "#if", "for ", "switch ", "? "] {
      XCTAssertFalse(list.contains(word), "Package.swift: `\(word)` makes the list a program")
    }
  }

  func testOnlyThreeRoomsImportSwiftSyntaxAndHideIt() throws {
    let modules = ["SwiftSyntax", "SwiftParser", "SwiftIfConfig", "SwiftOperators"]
    for file in try Checkout.swiftFiles(below: "Sources") {
      for (index, line) in Code(file.lines).lines.enumerated() {
        guard let module = Self.importedModule(line),
          modules.contains(where: { module.hasPrefix($0) })
        else { continue }
        XCTAssertTrue(
          ["SourceOutline", "SwiftUIMacros", "Audit"].contains {
            file.path.hasPrefix("Sources/\($0)/")
          }
            && line.contains("internal import "),
          "\(file.path):\(index + 1): only SourceOutline, SwiftUIMacros and Audit import"
            + " \(module), by `internal import`")
      }
    }
  }

  /// The runtime prints SwiftUI's own and Combine's messages, the line editor its prompt, the tools nothing.
  func testOnlyShellAndTheExecutablesPrint() throws {
    let mayPrint = [
      "Sources/Shell/", "Sources/kata/", "Sources/kata-audit/", "Sources/kata-grade/",
      "Sources/kata-board/", "Sources/kata-bench/",
      "Sources/LineEditing/Terminal.swift",
      "Sources/TrackingRuntime/Diagnostics/RuntimeWarningLog.swift",
      "Sources/TrackingRuntime/Diagnostics/ChangedProperties.swift",
      // Combine's operator of that name is there to print.
      "Sources/Combine/Publishers/Debugging/Publishers.Print.swift",
    ]
    for file in try Checkout.swiftFiles(below: "Sources")
    where !mayPrint.contains(where: { file.path.hasPrefix($0) }) {
      for (number, line) in Self.prints(file.lines) {
        XCTFail("\(file.path):\(number): return text instead: \(line)")
      }
    }
  }

  func testOnlySandboxStartsProcesses() throws {
    for file in try Checkout.swiftFiles(below: "Sources")
    where !file.path.hasPrefix("Sources/Sandbox/") {
      for (number, line) in Self.starts(file.lines) {
        XCTFail("\(file.path):\(number): start it by Sandbox's ChildProcess: \(line)")
      }
    }
  }

  /// Everybody else starts trusted tools only: an editor, git, the compiler.
  func testOnlyCheckerRunsALearnersCode() throws {
    for file in try Checkout.swiftFiles(below: "Sources")
    where !["Sources/Sandbox/", "Sources/Checker/"].contains(where: { file.path.hasPrefix($0) }) {
      for (number, line) in Code(file.lines).lines(using: ["isConfined", "ScratchFolder"]) {
        XCTFail("\(file.path):\(number): only Checker runs a learner's code: \(line)")
      }
    }
  }

  func testAPrintIsSeen() {
    let seen = [
      "print(a)", "if b { print(c) }", "Swift.print(a)", "debugPrint(a)", "let _ = dump(a)",
      "FileHandle.standardOutput.write(a)", "fputs(a, stderr)", "write(STDOUT_FILENO, a, 1)",
    ]
    let passed = ["publisher.print(a)", "func print(_ a: Int) {", "blueprint(a)", "// print(a)"]
    XCTAssertEqual(Self.prints(seen + passed + ["let a = \"print(b)\""]).map(\.line), seen)
  }

  func testAStartIsSeen() {
    let seen = [
      "let p = Process()", "posix_spawn(&p, a, b, c, d, e)", "_ = system(a)", "kata_spawn(",
    ]
    let passed = [
      "ChildProcess(launch)", "HostProcess(a)", "Font.system(size: 1)", "/// Process()",
    ]
    XCTAssertEqual(Self.starts(seen + passed).map(\.line), seen)
  }

  func testTheWallIsSeenWhenItIsBroken() {
    XCTAssertEqual(Self.importedModule("internal import SwiftParser"), "SwiftParser")
    XCTAssertEqual(Self.importedModule("@_exported import Combine"), "Combine")
    XCTAssertEqual(Self.importedModule("@_spi(Reflection) import Swift"), "Swift")
    XCTAssertEqual(Self.importedModule("import struct Checker.CheckResult"), "Checker")
    XCTAssertNil(Self.importedModule("// import Checker"))
    XCTAssertNil(Self.importedModule("let text = \"import Checker\""))
  }

  func testAnImportInsideATextIsNone() {
    XCTAssertEqual(
      Code(["let a = \"\"\"", "import Checker", "\"\"\"", "import B"]).lines.filter {
        $0.contains("import")
      },
      ["import B"])
  }

  func testTheDependenciesOfATargetAreRead() {
    let manifest = """
      .target(name: "A", swiftSettings: optimised),
      name: "B",
      .target(
        name: "B", dependencies: ["A", "C"], swiftSettings: optimised),
      """
    XCTAssertEqual(Self.dependencies(of: "A", in: manifest), [])
    XCTAssertEqual(Self.dependencies(of: "B", in: manifest), ["A", "C"])
  }

  private static func prints(_ lines: [String]) -> [(number: Int, line: String)] {
    Code(lines).lines(using: [
      "print(", "debugPrint(", "dump(", "puts(", "fputs(", "printf(", "vprintf(", "STDOUT_FILENO",
      "STDERR_FILENO", "FileHandle.standardOutput", "FileHandle.standardError",
    ])
  }

  private static func starts(_ lines: [String]) -> [(number: Int, line: String)] {
    Code(lines).lines(using: [
      "Process(", "posix_spawn(", "posix_spawnp(", "fork(", "vfork(", "execv(", "execve(",
      "system(", "popen(", "kata_spawn(",
    ])
  }

  /// The names between the brackets after `name: "ROOM", dependencies:`.
  static func dependencies(of room: String, in manifest: String) -> Set<String> {
    let targets = manifest.replacing(".macro(", with: ".target(").components(separatedBy: "arget(")
    let target = targets.first {
      $0.trimmingCharacters(in: .whitespacesAndNewlines).hasPrefix("name: \"\(room)\"")
    }
    guard let list = target?.components(separatedBy: "dependencies: [").dropFirst().first else {
      return []
    }
    let names = list.prefix { $0 != "]" }.split(separator: "\"", omittingEmptySubsequences: false)
    return Set(names.enumerated().filter { $0.offset % 2 == 1 }.map { String($0.element) })
  }

  /// The module that a line imports, whatever attributes and kinds stand around it.
  private static func importedModule(_ line: String) -> String? {
    let words = line.split(separator: " ").map(String.init)
    guard let place = words.firstIndex(of: "import"), place + 1 < words.count else { return nil }
    let before = words[..<place]
    let modifiers: Set = ["public", "package", "internal", "fileprivate", "private"]
    guard before.allSatisfy({ $0.hasPrefix("@") || modifiers.contains($0) }) else { return nil }
    let kinds: Set = ["struct", "class", "enum", "protocol", "func", "var", "let", "typealias"]
    var name = words[place + 1]
    if kinds.contains(name), place + 2 < words.count { name = words[place + 2] }
    return name.split(separator: ".").first.map(String.init)
  }
}
