internal import SourceOutline
internal import SwiftParser
internal import SwiftSyntax

/// Fixes one file in rounds: the migration, then the order of members, then the imports.
struct FixRounds: Sendable {
  let migration: Migration
  let options: FixOptions
  private let calls: MemberwiseCalls

  init(migration: Migration, options: FixOptions) {
    self.migration = migration
    self.options = options
    calls = MemberwiseCalls(migration.surveys, migration.lookup)
  }

  /// The file's fix, if it needs one, and what is listed in it.
  func fix(_ survey: FileSurvey, _ text: String) -> (file: FileFix?, listed: [FixNote]) {
    let path = survey.digest.path
    var edited = EditedText(text)
    var done: [FixNote] = []
    var listed: [FixNote] = []
    let outcome = migration.outcome(for: survey)
    if options.kinds.contains(.migration) {
      edited.apply(outcome.edits)
      done += outcome.done
      listed += outcome.listed
    }
    let original = FileContext(path: path, source: text)
    let tree = Parser.parse(source: text)
    if options.kinds.contains(.memberOrder) {
      order(&edited, tree, original, &done, &listed)
    }
    imports(survey, &edited, tree, original, &done, &listed)
    let sort: (FixNote, FixNote) -> Bool = { left, right in
      (left.place.line, left.place.column, left.rule)
        < (right.place.line, right.place.column, right.rule)
    }
    let edits = edited.edits
    let file =
      edits.isEmpty
      ? nil : FileFix(path: path, edits: edits, fixedText: edited.text, done: done.sorted(by: sort))
    return (file, listed.sorted(by: sort))
  }

  private func order(
    _ edited: inout EditedText, _ tree: SourceFileSyntax, _ original: FileContext,
    _ done: inout [FixNote], _ listed: inout [FixNote]
  ) {
    // A view inside of a view: the inner one first, the outer one in the next round.
    var moved: [Int: String] = [:]
    var kept: [Int: String] = [:]
    for _ in 0..<8 {
      let text = edited.text
      let fix = MemberOrderFix(source: SourceText(text), calls: calls)
      fix.walk(Parser.parse(source: text))
      kept = fix.kept
      moved.merge(fix.moved) { first, _ in first }
      if fix.edits.isEmpty { break }
      edited.apply(fix.edits)
    }
    let structs = StructNames()
    structs.walk(tree)
    for (index, name) in structs.names.enumerated() {
      let place = original.place(of: name)
      if let message = moved[index] {
        done.append(FixNote(rule: "member-order", place: place, message: message))
      } else if let message = kept[index] {
        listed.append(FixNote(rule: "member-order", place: place, message: message))
      }
    }
  }

  private func imports(
    _ survey: FileSurvey, _ edited: inout EditedText, _ tree: SourceFileSyntax,
    _ original: FileContext, _ done: inout [FixNote], _ listed: inout [FixNote]
  ) {
    let isMigrated =
      options.kinds.contains(.migration) && migration.makesObservable(survey.digest.path)
    guard isMigrated || survey.digest.imports.contains("Combine") else { return }
    let text = edited.text
    let present = Parser.parse(source: text)
    let file = FileContext(path: survey.digest.path, source: text)
    FileWalk(rules: [ImportCombineRule()], file: file).walk(present)
    var dead: Set<Int> = []
    var live: Set<Int> = []
    for item in ImportWalk.imports(of: present) {
      let place = file.place(of: item)
      for finding in file.findings where finding.place == place {
        if finding.severity > .note {
          dead.insert(item.ownRange.lowerBound)
        } else {
          live.insert(item.ownRange.lowerBound)
        }
      }
    }
    let has = survey.digest.imports
    let fix = ImportFix(
      present, SourceText(text), dead: dead, live: live,
      needsObservation: isMigrated
        && has.isDisjoint(with: ["SwiftUI", "Observation", "SwiftData"]),
      removesDead: options.kinds.contains(.deadImports))
    edited.apply(fix.edits)
    for (index, item) in ImportWalk.imports(of: tree).enumerated() {
      let place = original.place(of: item)
      if let message = fix.done[index] {
        done.append(FixNote(rule: "import-combine", place: place, message: message))
      } else if let message = fix.kept[index] {
        listed.append(FixNote(rule: "import-combine", place: place, message: message))
      }
    }
  }
}
