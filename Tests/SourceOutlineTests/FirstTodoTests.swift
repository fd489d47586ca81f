import SourceOutline
import XCTest

final class FirstTodoTests: XCTestCase {
  func testTheFirstTodoCommentIsFound() {
    let source = "import SwiftUI\r\nlet todo = 1\r\n  // TODO: one\r\n// TODO: two\r\n"
    XCTAssertEqual(Outline.firstTodo(in: source), 3)
  }

  func testAWordThatOnlyMentionsTodoIsNone() {
    XCTAssertNil(Outline.firstTodo(in: "// see the TODO below\nlet TODO = 1\n"))
  }

  func testATodoBehindCodeCounts() {
    XCTAssertEqual(Outline.firstTodo(in: "let a = 1  //TODO change"), 1)
  }
}
