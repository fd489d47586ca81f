import Foundation
import Workbook

/// Every page is there in both languages, and nothing in it is still to be written.
struct PresenceRule {
  let files: KataFiles

  func faults() -> [Fault] {
    ProsePage.allCases.flatMap { page in
      Language.allCases.compactMap { fault(of: page, in: $0) }
    }
  }

  private func fault(of page: ProsePage, in language: Language) -> Fault? {
    let name = page.fileName(in: language)
    guard let bytes = files.bytes(name) else {
      return Fault(page.rule, "\(files.path(name)) is missing; write it.")
    }
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
    guard let line = lines.first(where: { Self.isUnwritten($0) }) else { return nil }
    return Fault(
      page.rule, "\(files.path(name)) is not written yet: \(String(line).quotedForTerminal).")
  }

  /// Whether a line still holds a `TODO` of `author new`; a page may speak of the starter's `// TODO`.
  private static func isUnwritten(_ line: Substring) -> Bool {
    line.replacing("// TODO", with: "").contains("TODO")
  }
}
