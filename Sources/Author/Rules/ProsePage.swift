import Workbook

/// A kind of page that every kata has in both languages.
enum ProsePage: String, CaseIterable {
  case brief = "README"
  case hints
  case debrief
  case misconceptions

  /// The file's name in a language.
  func fileName(in language: Language) -> String {
    switch (self, language) {
    case (.brief, .english): "README.md"
    case (.brief, _): "README.\(language.rawValue).md"
    default: "\(rawValue).\(language.rawValue).md"
    }
  }

  /// The rule that its own content stands under.
  var rule: Rule {
    switch self {
    case .brief: .brief
    case .hints: .hints
    case .debrief, .misconceptions: .pages
    }
  }
}
