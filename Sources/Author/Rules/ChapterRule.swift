import Foundation
import Workbook

/// A chapter has its title in both languages.
struct ChapterRule {
  let chapter: Chapter
  let workbook: Workbook

  func sentences() -> [String] {
    Language.allCases.compactMap { language in
      let name = "Katas/\(chapter.name)/\(ProsePage.brief.fileName(in: language))"
      let bytes = try? Data(contentsOf: workbook.folder.appendingPathComponent(name))
      let lines = bytes.map { String(decoding: $0, as: UTF8.self).split(separator: "\n") }
      guard let lines else { return "\(name) is missing: write the chapter's title, `# …`." }
      guard let title = lines.first, title.hasPrefix("# "), !title.hasPrefix("# TODO") else {
        return "\(name) does not begin with the chapter's title, `# …`."
      }
      return nil
    }
  }
}
