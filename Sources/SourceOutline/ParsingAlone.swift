internal import SwiftParser
internal import SwiftSyntax

/// Parses and does nothing else: what every other reading of a source is compared with.
package enum ParsingAlone {
  /// Parses a source; gives its length, so that nothing can be left out.
  package static func parse(_ source: String) -> Int {
    Parser.parse(source: source).totalLength.utf8Length
  }
}
