// Generated from Tests/TrackingRuntimeTests/Tables/cosmetics.txt; do not edit.
import Foundation

extension Text {
  /// Where text is cut.
  public enum TruncationMode: Hashable, Sendable {
    /// Head.
    case head
    /// Middle.
    case middle
    /// Tail.
    case tail
  }

  /// In capitals or not.
  public enum Case: Hashable, Sendable {
    /// Uppercase.
    case uppercase
    /// Lowercase.
    case lowercase
  }

  /// How large text is beside other text.
  public struct Scale: Hashable, Sendable, Worded {
    let words: String
  }
}

extension Text.Scale {
  /// Default.
  public static let `default` = Text.Scale(words: "default")

  /// Secondary.
  public static let secondary = Text.Scale(words: "secondary")
}

/// The language that text is set in.
public struct TypesettingLanguage: Hashable, Sendable, Worded {
  let words: String
}

extension TypesettingLanguage {
  /// Automatic.
  public static let automatic = TypesettingLanguage(words: "automatic")
}

/// Where a person moves to.
public enum MoveCommandDirection: Hashable, Sendable {
  /// Up.
  case up
  /// Down.
  case down
  /// Left.
  case left
  /// Right.
  case right
}

/// Where return is pressed.
public struct SubmitTriggers: OptionSet, Hashable, Sendable, CustomStringConvertible {
  /// The bits.
  public let rawValue: Int
  /// Makes a set of bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Text.
  public static let text = SubmitTriggers(rawValue: 1 << 0)
  /// Search.
  public static let search = SubmitTriggers(rawValue: 1 << 1)
  /// Every one.
  public static let all = SubmitTriggers(rawValue: 3)
  /// The names of those that are in it.
  public var description: String {
    Looks.names(of: rawValue, "text", "search")
  }
}

/// What the return key is called.
public struct SubmitLabel: Hashable, Sendable, Worded {
  let words: String
}

extension SubmitLabel {
  /// Done.
  public static let done = SubmitLabel(words: "done")

  /// Go.
  public static let go = SubmitLabel(words: "go")

  /// Send.
  public static let send = SubmitLabel(words: "send")

  /// Join.
  public static let join = SubmitLabel(words: "join")

  /// Route.
  public static let route = SubmitLabel(words: "route")

  /// Search.
  public static let search = SubmitLabel(words: "search")

  /// Return.
  public static let `return` = SubmitLabel(words: "return")

  /// Next.
  public static let next = SubmitLabel(words: "next")

  /// Continue.
  public static let `continue` = SubmitLabel(words: "continue")
}

/// When a keyboard writes capitals.
public struct TextInputAutocapitalization: Hashable, Sendable, Worded {
  let words: String
}

extension TextInputAutocapitalization {
  /// Never.
  public static let never = TextInputAutocapitalization(words: "never")

  /// Words.
  public static let words = TextInputAutocapitalization(words: "words")

  /// Sentences.
  public static let sentences = TextInputAutocapitalization(words: "sentences")

  /// Characters.
  public static let characters = TextInputAutocapitalization(words: "characters")
}

/// What a field is for.
public struct UITextContentType: Hashable, Sendable, Worded {
  let words: String
}

extension UITextContentType {
  /// Name.
  public static let name = UITextContentType(words: "name")

  /// Username.
  public static let username = UITextContentType(words: "username")

  /// Password.
  public static let password = UITextContentType(words: "password")

  /// New password.
  public static let newPassword = UITextContentType(words: "newPassword")

  /// One time code.
  public static let oneTimeCode = UITextContentType(words: "oneTimeCode")

  /// Email address.
  public static let emailAddress = UITextContentType(words: "emailAddress")

  /// U r l.
  public static let URL = UITextContentType(words: "URL")

  /// Telephone number.
  public static let telephoneNumber = UITextContentType(words: "telephoneNumber")

  /// Full street address.
  public static let fullStreetAddress = UITextContentType(words: "fullStreetAddress")

  /// Postal code.
  public static let postalCode = UITextContentType(words: "postalCode")
}

/// When a keyboard writes capitals.
public enum UITextAutocapitalizationType: Hashable, Sendable {
  /// None.
  case none
  /// Words.
  case words
  /// Sentences.
  case sentences
  /// All characters.
  case allCharacters
}

/// A keyboard.
public enum UIKeyboardType: Hashable, Sendable {
  /// Default.
  case `default`
  /// Ascii capable.
  case asciiCapable
  /// Numbers and punctuation.
  case numbersAndPunctuation
  /// U r l.
  case URL
  /// Number pad.
  case numberPad
  /// Phone pad.
  case phonePad
  /// Name phone pad.
  case namePhonePad
  /// Email address.
  case emailAddress
  /// Decimal pad.
  case decimalPad
  /// Twitter.
  case twitter
  /// Web search.
  case webSearch
}

/// Whether a person can select text.
public protocol TextSelectability: Sendable {}

/// Enabled.
public struct EnabledTextSelectability: TextSelectability {
  /// Makes the look.
  public nonisolated init() {}
}
extension TextSelectability where Self == EnabledTextSelectability {
  /// Enabled.
  public nonisolated static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

/// Disabled.
public struct DisabledTextSelectability: TextSelectability {
  /// Makes the look.
  public nonisolated init() {}
}
extension TextSelectability where Self == DisabledTextSelectability {
  /// Disabled.
  public nonisolated static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}
