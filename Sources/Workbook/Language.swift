/// The language of briefs, hints and debriefs, and of the tool's own sentences.
public enum Language: String, Sendable, CaseIterable {
  /// English, the one that every kata has.
  case english = "en"
  /// Japanese.
  case japanese = "ja"

  /// Chooses from `KATA_LANG`, then `LC_ALL`, `LC_MESSAGES` and `LANG`; English when none decides.
  public init(environment: [String: String]) {
    let names = ["KATA_LANG", "LC_ALL", "LC_MESSAGES", "LANG"]
    let value = names.lazy.compactMap { environment[$0] }.first { !$0.isEmpty } ?? ""
    self = Language(named: value) ?? .english
  }

  /// What parts the members of a list in a sentence.
  public var comma: String { self == .japanese ? "、" : ", " }

  /// Reads a locale's name such as `ja`, `ja_JP.UTF-8` or `en`; nil for a language we do not have.
  public init?(named name: String) {
    let code = name.lowercased().prefix { $0.isLetter }
    self.init(rawValue: String(code))
  }
}
