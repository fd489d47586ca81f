internal import SourceOutline
internal import SwiftParser
internal import SwiftSyntax

/// Fixes one file in rounds: the migration, then the order of members, then the imports. A file is
/// parsed again only when a round has something to look for.
struct FixRounds: Sendable {
  let migration: Migration
  let options: FixOptions
  private let calls: MemberwiseCalls

  /// What may need Combine although none of its names is mentioned.
  private let combineCarriers: CombineCarriers

  /// Whether `View` is a type of the project: then nothing is known of its members.
  private let hasOwnView: Bool

  /// What the rounds hand on.
  private struct Work {
    var edited: EditedText
    var done: [FixNote] = []
    var listed: [FixNote] = []
  }

  init(migration: Migration, options: FixOptions) {
    self.migration = migration
    self.options = options
    hasOwnView = migration.lookup.declarationCount("View") > 0
    combineCarriers = CombineCarriers(migration.surveys.lazy.map(\.digest))
    calls = MemberwiseCalls(migration.surveys, migration.lookup)
  }

  /// The file's fix, if it needs one, and what is listed in it.
  func fix(_ survey: FileSurvey, _ text: String) -> (file: FileFix?, listed: [FixNote]) {
    var work = Work(edited: EditedText(text))
    var isChanged = false
    if options.kinds.contains(.migration) {
      let outcome = migration.outcome(for: survey)
      work.listed += outcome.listed
      if survey.isBroken {
        work.listed += outcome.done.map { note in
          FixNote(rule: note.rule, place: note.place, message: "the file has errors of syntax")
        }
      } else {
        work.edited.apply(outcome.edits)
        work.done += outcome.done
        isChanged = !outcome.edits.isEmpty
      }
    }
    if options.does(.memberOrder, in: survey.digest.path), !survey.isBroken, !hasOwnView,
      survey.hasDisorder || isChanged && !survey.views.isEmpty
    {
      order(survey, &work)
    }
    imports(survey, &work)
    let sort: (FixNote, FixNote) -> Bool = { left, right in
      (left.place.line, left.place.column, left.rule)
        < (right.place.line, right.place.column, right.rule)
    }
    let edits = work.edited.edits
    let file =
      edits.isEmpty
      ? nil
      : FileFix(
        path: survey.digest.path, edits: edits, fixedText: work.edited.text,
        done: work.done.sorted(by: sort))
    return (file, work.listed.sorted(by: sort))
  }

  private func order(_ survey: FileSurvey, _ work: inout Work) {
    var moved: [String: String] = [:]
    var kept: [String: String] = [:]
    // Views nest a few deep at most.
    for _ in 0..<16 {
      let text = work.edited.text
      let fix = MemberOrderFix(
        source: SourceText(text), calls: calls, mode: options.memberOrder)
      fix.walk(Parser.parse(source: text))
      kept.merge(fix.kept) { _, last in last }
      moved.merge(fix.moved) { _, last in last }
      work.edited.apply(fix.edits)
      if !fix.needsAnotherRound { break }
    }
    for (name, place) in survey.views {
      if let message = moved[name] {
        work.done.append(FixNote(rule: "member-order", place: place, message: message))
      } else if let message = kept[name] {
        work.listed.append(FixNote(rule: "member-order", place: place, message: message))
      }
    }
  }

  private func imports(_ survey: FileSurvey, _ work: inout Work) {
    let isMigrated =
      options.kinds.contains(.migration) && migration.makesObservable(survey.digest.path)
    guard isMigrated || survey.digest.imports.contains("Combine") else { return }
    let text = work.edited.text
    let present = Parser.parse(source: text)
    let file = FileContext(path: survey.digest.path, source: text)
    FileWalk(RuleSchedule([ImportCombineRule()]), file: file).walk(present)
    let mayUseCombine = combineCarriers.mayBeUsed(by: file.names)
    let fix = ImportFix(
      present, SourceText(text),
      standings: ImportWalk.imports(of: present).map { item in
        let place = file.place(of: item)
        return (file.findings + file.candidates.map(\.finding)).first { $0.place == place }
          .map { $0.severity > .note && !mayUseCombine }
      },
      needsObservation: isMigrated
        && survey.digest.imports.isDisjoint(with: ["SwiftUI", "Observation", "SwiftData"]),
      removesDead: options.does(.deadImports, in: survey.digest.path))
    if survey.isBroken {
      let kept = fix.done.mapValues { _ in "it is dead, but the file has errors of syntax" }
      note(kept, "import-combine", at: survey.imports, in: &work.listed)
    } else {
      work.edited.apply(fix.edits)
      note(fix.done, "import-combine", at: survey.imports, in: &work.done)
    }
    note(fix.kept, "import-combine", at: survey.imports, in: &work.listed)
  }

  /// Notes messages at the places that they had before any change.
  private func note(
    _ messages: [Int: String], _ rule: String, at places: [SourcePlace],
    in notes: inout [FixNote]
  ) {
    for (index, message) in messages where places.indices.contains(index) {
      notes.append(FixNote(rule: rule, place: places[index], message: message))
    }
  }
}
