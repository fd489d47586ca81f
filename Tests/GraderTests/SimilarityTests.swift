import Foundation
import Grader
import XCTest

/// Answers that share their structure are shown together; others are not.
final class SimilarityTests: XCTestCase {
  private static let answer = """
    final class Model {
      var names: [String] = []
      var count: Int { names.filter { $0.count > 3 }.count }
      func add(_ name: String) { if !names.contains(name) { names.append(name) } }
      func remove(at index: Int) { guard names.indices.contains(index) else { return }; names.remove(at: index) }
    }
    struct Row { let title: String; var isOn = false; mutating func flip() { isOn.toggle() } }
    enum Kind { case small, large; var size: Double { self == .small ? 1.5 : 20 } }

    """

  private static let other = """
    final class Model {
      private(set) var list = Set<String>()
      func add(_ name: String) throws { for old in list where old == name { throw Fault.twice(old) }; list.insert(name) }
      subscript(_ name: String) -> Bool { get { list.contains(name) } set { if newValue { list.insert(name) } else { list.remove(name) } } }
    }
    enum Fault: Error { case twice(String) }
    func text(of model: Model) -> String { ["a", "b"].map { model[$0] ? "yes" : "no" }.joined(separator: ",") }
    let table: [String: (Int, Double)] = ["one": (1, 1.0), "two": (2, 2.0)]

    """

  func testARenamedAndReorderedCopyIsFound() throws {
    let room = try Classroom()
    try room.hand(Self.answer, in: "mika/counter/Model.swift")
    let parts = Self.answer.components(separatedBy: "struct Row")
    let copy = "// mine\nstruct Row" + parts[1] + parts[0]
    try room.hand(
      copy.replacingOccurrences(of: "names", with: "words")
        .replacingOccurrences(of: "Row", with: "Line"), in: "bob/counter/Model.swift")
    try room.hand(Self.other, in: "anna/counter/Model.swift")
    XCTAssertEqual(try groups(in: room), [["bob", "mika"]])
  }

  func testACopyWithItsMembersAndTypesReversedIsFound() throws {
    let room = try Classroom()
    try room.hand(Self.answer, in: "mika/counter/Model.swift")
    let lines = Self.answer.split(separator: "\n")
    let copy = [lines[7], lines[6], lines[0], lines[4], lines[3], lines[2], lines[1], lines[5]]
    try room.hand(copy.joined(separator: "\n"), in: "bob/counter/Model.swift")
    XCTAssertEqual(try groups(in: room), [["bob", "mika"]])
  }

  func testEqualFilesAreAGroup() throws {
    let room = try Classroom()
    try room.hand("let a = 1\n", in: "mika/counter/Model.swift")
    try room.hand("let a = 1\n", in: "bob/counter/Model.swift")
    XCTAssertEqual(try groups(in: room), [["bob", "mika"]])
  }

  func testUntouchedStartersAreNoGroup() throws {
    let room = try Classroom()
    try room.hand("// starter\n", in: "mika/counter/Model.swift")
    try room.hand("// starter\n", in: "bob/counter/Model.swift")
    XCTAssertEqual(try groups(in: room), [])
  }

  private func groups(in room: Classroom) throws -> [[String]] {
    try room.grade()
    var found: [[String]] = []
    try room.grader().similarities { _, groups in found += groups.map(\.learners) }
    return found
  }
}
