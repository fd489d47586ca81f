// Generated from Tests/TrackingRuntimeTests/Tables/cosmetics.txt; do not edit.
import Foundation

/// A colour of the system.
public struct UIColor: Hashable, Sendable, Worded {
  let words: String
}

extension UIColor {
  /// System background.
  public static let systemBackground = UIColor(words: "systemBackground")

  /// Secondary system background.
  public static let secondarySystemBackground = UIColor(words: "secondarySystemBackground")

  /// Tertiary system background.
  public static let tertiarySystemBackground = UIColor(words: "tertiarySystemBackground")

  /// System grouped background.
  public static let systemGroupedBackground = UIColor(words: "systemGroupedBackground")

  /// Secondary system grouped background.
  public static let secondarySystemGroupedBackground = UIColor(
    words: "secondarySystemGroupedBackground")

  /// Tertiary system grouped background.
  public static let tertiarySystemGroupedBackground = UIColor(
    words: "tertiarySystemGroupedBackground")

  /// Label.
  public static let label = UIColor(words: "label")

  /// Secondary label.
  public static let secondaryLabel = UIColor(words: "secondaryLabel")

  /// Tertiary label.
  public static let tertiaryLabel = UIColor(words: "tertiaryLabel")

  /// Quaternary label.
  public static let quaternaryLabel = UIColor(words: "quaternaryLabel")

  /// Placeholder text.
  public static let placeholderText = UIColor(words: "placeholderText")

  /// Separator.
  public static let separator = UIColor(words: "separator")

  /// Opaque separator.
  public static let opaqueSeparator = UIColor(words: "opaqueSeparator")

  /// Link.
  public static let link = UIColor(words: "link")

  /// System fill.
  public static let systemFill = UIColor(words: "systemFill")

  /// Secondary system fill.
  public static let secondarySystemFill = UIColor(words: "secondarySystemFill")

  /// Tertiary system fill.
  public static let tertiarySystemFill = UIColor(words: "tertiarySystemFill")

  /// Quaternary system fill.
  public static let quaternarySystemFill = UIColor(words: "quaternarySystemFill")

  /// System gray.
  public static let systemGray = UIColor(words: "systemGray")

  /// System gray2.
  public static let systemGray2 = UIColor(words: "systemGray2")

  /// System gray3.
  public static let systemGray3 = UIColor(words: "systemGray3")

  /// System gray4.
  public static let systemGray4 = UIColor(words: "systemGray4")

  /// System gray5.
  public static let systemGray5 = UIColor(words: "systemGray5")

  /// System gray6.
  public static let systemGray6 = UIColor(words: "systemGray6")

  /// System red.
  public static let systemRed = UIColor(words: "systemRed")

  /// System orange.
  public static let systemOrange = UIColor(words: "systemOrange")

  /// System yellow.
  public static let systemYellow = UIColor(words: "systemYellow")

  /// System green.
  public static let systemGreen = UIColor(words: "systemGreen")

  /// System mint.
  public static let systemMint = UIColor(words: "systemMint")

  /// System teal.
  public static let systemTeal = UIColor(words: "systemTeal")

  /// System cyan.
  public static let systemCyan = UIColor(words: "systemCyan")

  /// System blue.
  public static let systemBlue = UIColor(words: "systemBlue")

  /// System indigo.
  public static let systemIndigo = UIColor(words: "systemIndigo")

  /// System purple.
  public static let systemPurple = UIColor(words: "systemPurple")

  /// System pink.
  public static let systemPink = UIColor(words: "systemPink")

  /// System brown.
  public static let systemBrown = UIColor(words: "systemBrown")

  /// Black.
  public static let black = UIColor(words: "black")

  /// White.
  public static let white = UIColor(words: "white")

  /// Gray.
  public static let gray = UIColor(words: "gray")

  /// Light gray.
  public static let lightGray = UIColor(words: "lightGray")

  /// Dark gray.
  public static let darkGray = UIColor(words: "darkGray")

  /// Red.
  public static let red = UIColor(words: "red")

  /// Green.
  public static let green = UIColor(words: "green")

  /// Blue.
  public static let blue = UIColor(words: "blue")

  /// Cyan.
  public static let cyan = UIColor(words: "cyan")

  /// Yellow.
  public static let yellow = UIColor(words: "yellow")

  /// Orange.
  public static let orange = UIColor(words: "orange")

  /// Purple.
  public static let purple = UIColor(words: "purple")

  /// Brown.
  public static let brown = UIColor(words: "brown")

  /// Clear.
  public static let clear = UIColor(words: "clear")

  /// Tint color.
  public static let tintColor = UIColor(words: "tintColor")
}
