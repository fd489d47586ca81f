/// Why something could not be done on a screen, and what is there instead.
public struct ScreenRefusal: Error, Equatable, Sendable, CustomStringConvertible {
  /// What could not be done and why, in one clause.
  public let reason: String
  /// The controls on the screen.
  public let controls: [String]
  /// What a person would read there.
  public let text: [String]

  init(reason: String, controls: [String] = [], text: [String] = []) {
    self.reason = reason
    self.controls = controls
    self.text = text
  }

  /// How many controls, and how many texts, the sentence names: a screen of 600 rows would bury it.
  static let named = 12

  /// The whole sentence.
  public var description: String {
    let used = controls.isEmpty ? "no controls" : Self.some(of: controls)
    let read = text.isEmpty ? "nothing" : Self.some(of: text.map { "\"\($0)\"" })
    return "\(reason). Controls on screen: \(used). Text on screen: \(read)."
  }

  private static func some(of names: [String]) -> String {
    let rest = names.count - named
    let text = names.prefix(named).joined(separator: ", ")
    return rest > 0 ? "\(text) and \(rest) more" : text
  }
}
