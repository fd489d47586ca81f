/// Why something could not be done on a screen, and what is there instead.
public struct ScreenRefusal: Error, Equatable, Sendable, CustomStringConvertible {
  /// The controls on the screen.
  public var controls: [String] { listings.map(\.english) }
  /// What a person would read there.
  public let text: [String]

  private let clause: RefusalClause
  private let listings: [RefusalClause]

  init(_ clause: RefusalClause, controls: [RefusalClause] = [], text: [String] = []) {
    self.clause = clause
    listings = controls
    self.text = text
  }

  /// How many controls, and how many texts, the sentence names: a screen of 600 rows would bury it.
  static let named = 12

  /// What could not be done and why, in one clause.
  public var reason: String { clause.english }

  /// The whole sentence.
  public var description: String {
    let used = controls.isEmpty ? "no controls" : Self.some(of: controls)
    let read = text.isEmpty ? "nothing" : Self.some(of: text.map { "\"\($0)\"" })
    return "\(reason). Controls on screen: \(used). Text on screen: \(read)."
  }

  /// The whole sentence in Japanese.
  public var japanese: String {
    let controls = Self.japaneseList(of: listings.map(\.japanese))
    let read = Self.japaneseList(of: text.map { "「\($0)」" })
    return "\(clause.japanese)。画面の部品：\(controls)。画面の文字：\(read)。"
  }

  private static func some(of names: [String]) -> String {
    let rest = names.count - named
    let text = names.prefix(named).joined(separator: ", ")
    return rest > 0 ? "\(text) and \(rest) more" : text
  }

  private static func japaneseList(of names: [String]) -> String {
    guard !names.isEmpty else { return "なし" }
    let rest = names.count - named
    let text = names.prefix(named).joined(separator: "、")
    return rest > 0 ? "\(text)、ほか \(rest) 個" : text
  }
}
