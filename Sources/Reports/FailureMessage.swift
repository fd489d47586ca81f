import Foundation

/// What an assertion said, taken apart: the suite's own sentence and XCTest's comparison.
struct FailureMessage: Equatable {
  /// The sentence that teaches, or all there is.
  var sentence: String
  /// XCTest's own words, when a sentence stands beside them.
  var comparison: String?

  /// Takes `XCTAssertEqual failed: ("60") is not equal to ("1") - a sentence` apart.
  init(_ message: String) {
    let message = message.trimmingCharacters(in: .whitespacesAndNewlines)
    // Two values, which may hold a dash themselves, and how near they had to be; then what is simpler.
    let values = #/(?s)(XCT\w+ failed: \(".*?"\) [a-z ]+ \(".*?"\)(?: \+/- \(".*?"\))?) - (.+)/#
    if let match = message.wholeMatch(of: values) {
      comparison = String(match.1)
      sentence = String(match.2).trimmingCharacters(in: .whitespaces)
      return
    }
    let pattern = #/(?s)(?:(XCT\w+ failed(?:: .*?)?)|failed) - (.+)/#
    guard let match = message.wholeMatch(of: pattern) else {
      sentence = message
      return
    }
    sentence = String(match.2).trimmingCharacters(in: .whitespaces)
    // "XCTAssertTrue failed" alone says nothing that the mark before the test does not.
    if let words = match.1?.trimmingCharacters(in: .whitespaces), words.contains(": ") {
      comparison = words
    }
  }
}
