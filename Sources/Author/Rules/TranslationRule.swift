import Foundation
import Workbook

/// A Japanese page is fresh when the English one is still the text that it was compared with.
struct TranslationRule {
  let files: KataFiles

  /// What became of one page.
  enum State {
    case fresh, unknown, stale
  }

  /// The blob ids of the English pages as they are now, by the names of `kata.json`.
  func current() -> [String: String] {
    var ids: [String: String] = [:]
    for page in ProsePage.allCases {
      if let bytes = files.bytes(page.fileName(in: .english)) {
        ids[page.rawValue] = BlobID(of: KataFiles.withoutReturns(bytes)).text
      }
    }
    return ids
  }

  func state(of page: ProsePage) -> State {
    guard let known = files.kata.facts.translations?[page.rawValue] else { return .unknown }
    return known == current()[page.rawValue] ? .fresh : .stale
  }

  func faults() -> [Fault] {
    let pages = ProsePage.allCases.filter { page in
      Language.allCases.allSatisfy { files.bytes(page.fileName(in: $0)) != nil }
    }
    func names(_ wanted: State) -> String? {
      let names = pages.filter { state(of: $0) == wanted }.map { $0.fileName(in: .english) }
      return names.isEmpty ? nil : names.joined(separator: ", ")
    }
    var sentences: [String] = []
    if let names = names(.unknown) {
      sentences.append(
        "`translations` does not say that the Japanese was compared with \(names): compare them, then"
          + " `author check \(files.kata.id) --write`.")
    }
    if let names = names(.stale) {
      sentences.append(
        "In English, \(names) changed after the Japanese was compared: compare them again, then"
          + " `author check \(files.kata.id) --write --translated`.")
    }
    return sentences.map { Fault(.translations, $0) }
  }
}
