internal import SwiftSyntax

extension TokenSyntax {
  /// The name without backticks.
  var plainName: String {
    text.hasPrefix("`") && text.hasSuffix("`") && text.count > 2
      ? String(text.dropFirst().dropLast()) : text
  }
}
