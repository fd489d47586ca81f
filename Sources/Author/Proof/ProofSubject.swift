import Checker
import Foundation
import Workbook

/// A kata on its way to its proof: what is to run for it and what has come of it.
struct ProofSubject: Sendable {
  private(set) var kata: Kata
  /// What the folders hold.
  private(set) var files: KataFiles
  /// What is to run.
  private(set) var tasks: [ProofTask] = []
  /// The facts as `kata.json` gives them.
  private let recorded: KataFacts
  private var faults: [Fault] = []
  private var judgements: [Answer.Role: Judgement] = [:]
  private var answered = 0
  private var written: [String] = []

  /// Reads the kata's files and finds its answers.
  ///
  /// - Parameter usesWorkingStarters: Whether the working copy is to become the shipped starter.
  init(
    _ kata: Kata, earlier: [String], in store: StarterStore, usesWorkingStarters: Bool
  ) {
    recorded = kata.facts
    self.kata = kata
    if usesWorkingStarters {
      func id(of name: String, _ known: String) -> String {
        let file = kata.folder.appendingPathComponent(name)
        return (try? Data(contentsOf: file)).map { BlobID(of: $0).text } ?? known
      }
      for (name, known) in recorded.starters {
        self.kata.facts.starters[name] = id(of: name, known)
      }
      for (name, known) in recorded.audit?.samples ?? [:] {
        self.kata.facts.audit?.samples[name] = id(of: name, known)
      }
    }
    files = KataFiles(of: self.kata, earlier: earlier, in: store)
    faults = files.faults
    findTasks()
  }

  private mutating func findTasks() {
    var answers: [Answer.Role: Answer] = [:]
    if !files.starters.isEmpty {
      let sources = files.starters.map { SourceFile(name: $0.name, bytes: $0.data) }
      answers[.starter] = Answer(
        kata: kata, role: .starter, sources: SourceSet(files: sources))
    }
    let there = (files.suiteFolders("Alternatives"), files.suiteFolders("Mutants"))
    let roles: [(Answer.Role, Rule)] =
      (files.solution.isEmpty ? [] : [(.solution, .solution)])
      + kata.facts.alternatives.sorted().filter(there.0.contains).map {
        (.alternative($0), .alternatives)
      } + kata.facts.mutants.keys.sorted().filter(there.1.contains).map { (.mutant($0), .mutants) }
    for (role, rule) in roles {
      do throws(CheckFault) {
        answers[role] = try Answer(role, of: kata)
      } catch {
        faults.append(Fault(rule, "\(Self.sentence(error))"))
      }
    }
    let order: [Answer.Role] = [.starter] + roles.map(\.0)
    let found = order.compactMap { answers[$0] }
    tasks = found.map(ProofTask.judge)
    let shipped = answers[.starter]?.sources.files ?? []
    faults += RefusalRule(kata: kata, shipped: shipped).faults(in: found)
    for prediction in kata.facts.predictions ?? [] { ask(prediction, answers) }
  }

  private mutating func ask(
    _ prediction: KataFacts.Prediction, _ answers: [Answer.Role: Answer]
  ) {
    guard ["starter", "mine"].contains(prediction.on) else {
      faults.append(
        Fault(
          .predictions,
          "A prediction is `on` \(prediction.on.quotedForTerminal): write starter or mine."))
      return
    }
    guard let answer = answers[prediction.on == "starter" ? .starter : .solution] else { return }
    tasks.append(.ask(prediction, answer))
  }

  private static func sentence(_ fault: CheckFault) -> String {
    let text = fault.description
    return text.prefix(1).uppercased() + text.dropFirst() + "."
  }

  /// Takes what came of a task.
  mutating func take(_ outcome: ProofOutcome) {
    switch outcome {
    case .judged(let judgement): judgements[judgement.answer.role] = judgement
    case .answered(let fault?): faults.append(fault)
    case .answered(nil): answered += 1
    }
  }

  /// Puts the computed facts of `kata.json` right, and remembers what was written.
  mutating func write(isTranslated: Bool) {
    let update = FactUpdate(
      of: files, by: AnswerRules(kata: kata, judgements: judgements), recorded: recorded,
      isTranslated: isTranslated)
    guard !update.isEmpty else { return }
    do throws(WriteProblem) {
      try FactsFile(of: kata).apply(update)
      kata.facts = update.applied(to: kata.facts)
      files.kata = kata
      written = update.phrases
    } catch {
      faults.append(Fault(.facts, error.description))
    }
  }

  /// Everything that was found out.
  func proof() -> KataProof {
    let rules = AnswerRules(kata: kata, judgements: judgements)
    let texts = BriefRule(files: files)
    let all =
      faults + rules.faults() + PresenceRule(files: files).faults()
      + HintRule(files: files).faults()
      + texts.faults() + DebriefRule(files: files).faults()
      + MisconceptionRule(files: files).faults() + TranslationRule(files: files).faults()
      + FactRule(files: files).faults()
    let mutants = kata.facts.mutants.keys
    let alternatives = kata.facts.alternatives
    return KataProof(
      kata: kata.id,
      faults: Rule.allCases.flatMap { rule in all.filter { $0.rule == rule } },
      // What was named was decided by the facts before they were written.
      notes: (written.isEmpty ? rules.unnamed() : []) + files.notes(),
      judgements: judgements,
      killed: (mutants.count(where: { rules.isKilled($0) }), mutants.count),
      passed: (
        alternatives.count { judgements[.alternative($0)]?.result.verdict == .passed },
        alternatives.count
      ),
      answered: (answered, kata.facts.predictions?.count ?? 0),
      pinnedClosures: kata.facts.policies?.closures, briefLines: texts.lines(),
      written: written,
      seconds: judgements.values.reduce(0) { $0 + $1.result.seconds + ($1.other?.seconds ?? 0) })
  }
}
