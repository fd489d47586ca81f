/// What stands before the line being typed: stretches of text, some of them styled.
///
/// It is the only builder of prompts with colour: libedit glues an escape sequence to the next visible
/// character, loses one at the end and prints garbage for two in a row. Here sequences are merged, and
/// every prompt ends with a plain space.
public struct Prompt: Sendable, Equatable {
  /// The character that brackets a sequence of no width for libedit.
  static let escape: Character = "\u{01}"

  private struct Stretch: Sendable, Equatable {
    var text: String
    var style: Style?
  }

  private var stretches: [Stretch] = []

  /// Makes an empty prompt; it still shows its closing space.
  public init() {}

  /// Makes a prompt of one stretch.
  public init(_ text: String, _ style: Style? = nil) {
    add(text, style)
  }

  /// Adds a stretch of text at the end; control characters are left out.
  public mutating func add(_ text: String, _ style: Style? = nil) {
    let visible = text.filter {
      !$0.unicodeScalars.contains { $0.value < 0x20 || $0.value == 0x7F }
    }
    if !visible.isEmpty { stretches.append(Stretch(text: visible, style: style)) }
  }

  /// What a person reads, with the closing space.
  public var text: String {
    let text = stretches.map(\.text).joined()
    return text.hasSuffix(" ") && stretches.last?.style == nil ? text : text + " "
  }

  /// The prompt as libedit takes it, sequences bracketed.
  func encoded(colour: Bool) -> String {
    guard colour else { return text }
    var result = ""
    var shown: Style?
    var rest = stretches
    if text != rest.map(\.text).joined() { rest.append(Stretch(text: " ", style: nil)) }
    for stretch in rest {
      if stretch.style != shown {
        let sequence =
          (shown == nil ? "" : "\u{1B}[0m")
          + (stretch.style.map { "\u{1B}[\($0.rawValue)m" } ?? "")
        result += "\(Self.escape)\(sequence)\(Self.escape)"
        shown = stretch.style
      }
      result += stretch.text
    }
    return result
  }
}
