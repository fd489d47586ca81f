import Foundation
import XCTest

/// Reads a report as JSON with Foundation's own reader, and checks members against a list.
struct JSONShape {
  let members: [String: Any]

  init(_ text: String, file: StaticString = #filePath, line: UInt = #line) throws {
    let value = try JSONSerialization.jsonObject(with: Data(text.utf8))
    members = try XCTUnwrap(value as? [String: Any], file: file, line: line)
  }

  subscript(_ name: String) -> Any? { members[name] }

  /// The objects of a list.
  func list(_ name: String) -> [[String: Any]] { members[name] as? [[String: Any]] ?? [] }
}
