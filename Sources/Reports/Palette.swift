/// Colours for a terminal, or none at all; a word or a mark always says the same.
public struct Palette: Sendable, Equatable {
  /// Whether colours are on.
  public let isOn: Bool

  /// No colours.
  public static let plain = Palette(isOn: false)

  /// Takes the decision of whoever knows the terminal.
  public init(isOn: Bool) {
    self.isOn = isOn
  }

  /// For what passed.
  public func good(_ text: String) -> String { paint(text, "32") }
  /// For what failed.
  public func bad(_ text: String) -> String { paint(text, "31") }
  /// For what wants attention.
  public func notable(_ text: String) -> String { paint(text, "33") }
  /// For headings.
  public func strong(_ text: String) -> String { paint(text, "1") }
  /// For what is said in passing.
  public func quiet(_ text: String) -> String { paint(text, "2") }

  private func paint(_ text: String, _ code: String) -> String {
    isOn && !text.isEmpty ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}
