internal import Foundation
internal import SourceOutline
internal import SwiftParser
internal import SwiftSyntax
import Synchronization

extension Auditor {
  /// What the mechanical fixes make of a project's sources; nothing is written.
  ///
  /// Applying the plan and asking again gives a plan without files. A model is changed together
  /// with all that holds it, or not at all; what stays is listed.
  public func fixes(
    for sources: [(path: String, text: String)], options: FixOptions = FixOptions()
  ) -> FixPlan {
    let surveyed = Mutex<[Int: FileSurvey]>([:])
    DispatchQueue.concurrentPerform(iterations: sources.count) { index in
      let (path, text) = sources[index]
      // What the audit does not read, because the parser would take for ever, is lost here too.
      let survey =
        NestingScan.isReadable(text) ? DeepStack.run { Self.survey(path, text) } : nil
      surveyed.withLock { $0[index] = survey }
    }
    let surveys = surveyed.withLock { $0 }
    let known = surveys.sorted { $0.key < $1.key }.map(\.value)
    let lost = sources.indices.filter { surveys[$0] == nil }.map { sources[$0].path }
    let migration = Migration(known, options.leavingUnread(lost))
    let rounds = FixRounds(migration: migration, options: options)

    let results = Mutex<[Int: (file: FileFix?, listed: [FixNote])]>([:])
    DispatchQueue.concurrentPerform(iterations: sources.count) { index in
      guard let survey = surveys[index], !options.context.contains(sources[index].path) else {
        return
      }
      let text = sources[index].text
      let result = DeepStack.run { rounds.fix(survey, text) }
      results.withLock { $0[index] = result }
    }
    let found = results.withLock { $0 }
    var plan = FixPlan()
    for index in sources.indices.sorted(by: { sources[$0].path < sources[$1].path })
    where !options.context.contains(sources[index].path) {
      guard let result = found[index] else {
        plan.problems.append(
          AuditProblem(sources[index].path, Self.takesTooLong))
        continue
      }
      if surveys[index]?.isBroken == true {
        plan.problems.append(
          AuditProblem(sources[index].path, .notFixed, line: surveys[index]?.fault?.line))
      }
      plan.listed += result.listed
      guard let file = result.file else { continue }
      if let reason = options.untouched[file.path] {
        plan.listed += file.done.map { note in
          FixNote(rule: note.rule, place: note.place, message: reason)
        }
      } else {
        plan.files.append(file)
      }
    }
    return plan
  }

  private static func survey(_ path: String, _ text: String) -> FileSurvey {
    let tree = Parser.parse(source: text)
    let file = FileContext(path: path, source: text)
    FileWalk(RuleSchedule([]), file: file).walk(tree)
    let walk = SurveyWalk(file: file, source: SourceText(text))
    walk.walk(tree)
    walk.survey.fault = SyntaxFault(in: tree, text: text)
    return walk.survey
  }
}
