/// A name that is safe in a path, a command line and a report: a-z, 0-9 and single dashes.
public struct Slug: Sendable, Equatable {
  /// The name itself.
  public let text: String

  /// Accepts `first-check`, never an empty name or one that starts or ends with a dash.
  public init?(_ text: String) {
    let parts = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    let isSlug = parts.allSatisfy { part in
      !part.isEmpty && part.allSatisfy { (97...122).contains($0) || (48...57).contains($0) }
    }
    guard isSlug, text.utf8.count <= 60 else { return nil }
    self.text = text
  }

  /// Accepts `01-first-check`: two digits, a dash, a slug.
  public init?(numbered text: String) {
    let digits = text.utf8.prefix(2)
    guard digits.count == 2, digits.allSatisfy({ (48...57).contains($0) }),
      text.utf8.dropFirst(2).first == UInt8(ascii: "-"), Slug(String(text.dropFirst(3))) != nil,
      let slug = Slug(text)
    else { return nil }
    self = slug
  }
}
