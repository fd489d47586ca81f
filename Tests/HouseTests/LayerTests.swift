import XCTest

/// Which room may import which of our own rooms; anything else is a broken wall.
final class LayerTests: XCTestCase {
  static let runtimeSide: Set = [
    "KataEvents", "Combine", "TrackingRuntime", "SwiftUI", "SwiftUIMacros", "KataTesting",
  ]

  static let allowed: [String: Set<String>] = [
    "KataEvents": [],
    "Combine": [],
    "TrackingRuntime": ["Combine"],
    "SwiftUI": ["Combine", "TrackingRuntime"],
    "KataTesting": ["KataEvents", "SwiftUI", "TrackingRuntime", "Combine"],
    "Workbook": [],
    "CSandbox": [],
    "Sandbox": ["CSandbox"],
    "SourceOutline": [],
    "Checker": ["KataEvents", "Workbook", "Sandbox", "SourceOutline"],
    "Reports": ["Checker", "Workbook"],
    "CLibEdit": [],
    "LineEditing": ["CLibEdit"],
    "Shell": [
      "LineEditing", "Checker", "Reports", "Workbook", "KataEvents", "Sandbox", "SourceOutline",
    ],
    "kata": ["Shell", "Checker", "Reports", "Workbook"],
    "kata-bench": [
      "TrackingRuntime", "Checker", "Workbook", "Sandbox", "SwiftUI", "KataTesting", "Combine",
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
        for (number, line) in Self.code(file.lines) {
          guard let module = Self.importedModule(line) else { continue }
          if ours.contains(module), !mayImport.contains(module) {
            XCTFail("\(file.path):\(number + 1): \(room) may not import \(module)")
          }
        }
      }
    }
  }

  func testOnlySourceOutlineImportsSwiftSyntax() throws {
    for file in try Checkout.swiftFiles(below: "Sources")
    where !file.path.hasPrefix("Sources/SourceOutline/") {
      for (number, line) in file.lines.enumerated() {
        if let module = Self.importedModule(line),
          module.hasPrefix("SwiftSyntax") || module.hasPrefix("SwiftParser")
        {
          XCTFail("\(file.path):\(number + 1): only SourceOutline imports \(module)")
        }
      }
    }
  }

  func testOnlyShellAndTheExecutablesPrintOnTheToolSide() throws {
    let rooms = ["Workbook", "Sandbox", "SourceOutline", "Checker", "Reports", "LineEditing"]
    for room in rooms {
      for file in try Checkout.swiftFiles(below: "Sources/" + room) {
        for (number, line) in file.lines.enumerated() {
          let code = line.trimmingCharacters(in: .whitespaces)
          if code.hasPrefix("print(") || code.contains(" print(\"") {
            XCTFail("\(file.path):\(number + 1): \(room) prints; return text instead")
          }
        }
      }
    }
  }

  func testTheWallIsSeenWhenItIsBroken() {
    XCTAssertEqual(Self.importedModule("internal import SwiftParser"), "SwiftParser")
    XCTAssertEqual(Self.importedModule("@_exported import Combine"), "Combine")
    XCTAssertEqual(Self.importedModule("@_spi(Reflection) import Swift"), "Swift")
    XCTAssertEqual(Self.importedModule("import struct Checker.CheckResult"), "Checker")
    XCTAssertEqual(
      Self.code(["let a = \"\"\"", "import Checker", "\"\"\"", "import B"]).map(\.number),
      [0, 3])
    XCTAssertNil(Self.importedModule("// import Checker"))
    XCTAssertNil(Self.importedModule("let text = \"import Checker\""))
  }

  /// The numbered lines that do not stand inside a multi-line string.
  private static func code(_ lines: [String]) -> [(number: Int, line: String)] {
    var isInsideText = false
    return lines.enumerated().compactMap { number, line in
      let marks = line.components(separatedBy: "\"\"\"").count - 1
      defer { if marks % 2 == 1 { isInsideText.toggle() } }
      return isInsideText ? nil : (number, line)
    }
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
