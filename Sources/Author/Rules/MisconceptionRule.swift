import Workbook

/// The pages about misconceptions have one section for each that a mutant stands for, and no other.
struct MisconceptionRule {
  let files: KataFiles

  func faults() -> [Fault] {
    let slugs = Set(files.kata.facts.mutants.values.map(\.misconception)).sorted()
    return Language.allCases.flatMap { language -> [Fault] in
      guard let page = try? Misconceptions(of: files.kata, in: language), page.language == language
      else { return [] }
      let name = files.path(ProsePage.misconceptions.fileName(in: language))
      return sentences(page, slugs).map { Fault(.pages, "\(name) \($0)") }
    }
  }

  private func sentences(_ page: Misconceptions, _ slugs: [String]) -> [String] {
    var sentences: [String] = []
    for slug in slugs where page.texts[slug] == nil {
      sentences.append("says nothing about \(slug): add a section `## \(slug)`.")
    }
    for heading in Set(page.headings).sorted() {
      if !slugs.contains(heading) {
        sentences.append(
          "has a section \(heading.quotedForTerminal) that no mutant of kata.json stands for.")
      }
      if page.headings.count(where: { $0 == heading }) > 1 {
        sentences.append("has two sections `## \(heading)`: make them one.")
      }
    }
    return sentences
  }
}
