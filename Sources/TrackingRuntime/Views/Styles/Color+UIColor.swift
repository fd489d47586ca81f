import Foundation

extension Color {
  /// Makes a colour of one of the system.
  public nonisolated init(_ color: UIColor) { self.init(words: color.words) }

  /// Makes a colour of one of the system.
  public nonisolated init(uiColor color: UIColor) { self.init(words: color.words) }
}

extension UIColor {
  /// Makes a colour of its parts, each from 0 to 1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(words: "rgba(\(red), \(green), \(blue), \(alpha))")
  }
}
