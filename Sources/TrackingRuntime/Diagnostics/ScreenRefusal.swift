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

  /// The whole sentence.
  public var description: String {
    let used = controls.isEmpty ? "no controls" : controls.joined(separator: ", ")
    let read = text.isEmpty ? "nothing" : text.map { "\"\($0)\"" }.joined(separator: ", ")
    return "\(reason). Controls on screen: \(used). Text on screen: \(read)."
  }
}
