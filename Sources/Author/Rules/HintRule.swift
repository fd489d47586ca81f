import Workbook

/// Hints have three levels in both languages, none of which shows the answer or counts its lines.
struct HintRule {
  let files: KataFiles

  func faults() -> [Fault] {
    let decisive = files.decisiveLines
    return Language.allCases.flatMap { language -> [Fault] in
      let name = files.path(ProsePage.hints.fileName(in: language))
      let hints: Hints
      do throws(WorkbookError) {
        hints = try Hints(of: files.kata, in: language)
      } catch {
        // A page that is not there has a sentence of its own.
        if case .missingFile(let file, _) = error, !file.hasPrefix("Level") { return [] }
        return [Fault(.hints, "\(error)")]
      }
      guard hints.language == language else { return [] }
      let extra = hints.texts.keys.filter { !(1..<Hints.levels).contains($0) }.sorted()
      return extra.map { Fault(.hints, "\(name) has a section `## \($0)` that nobody reads.") }
        + hints.texts.sorted { $0.key < $1.key }.flatMap { level, text in
          faults(in: text, "\(name), level \(level),", decisive)
        }
    }
  }

  private func faults(in text: String, _ place: String, _ decisive: [String]) -> [Fault] {
    var faults = decisive.filter { text.contains($0) }.map {
      Fault(.hints, "\(place) gives away a line of the answer: \($0.quotedForTerminal).")
    }
    if let number = text.firstMatch(of: /(?i)\bline \d+|\d+ ?行目/) {
      faults.append(
        Fault(
          .hints,
          "\(place) counts lines (\(String(number.output).quotedForTerminal)), which move as the"
            + " learner types: name a type or a property."))
    }
    return faults
  }
}
