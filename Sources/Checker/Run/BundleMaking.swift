import Foundation
import Sandbox
import SourceOutline
import Workbook

/// The way from an answer's sources to a bundle, or to the verdict that ends it before.
struct BundleMaking {
  let kata: Kata
  /// What is compiled; empty when the answer is a configuration.
  let sources: SourceSet
  let shared: Checker.Shared
  let cancellation: Cancellation?
  /// The walls around the compiler; nil in self-study.
  var confinement: Confinement?
  /// The gates that the answer has to pass; nil in self-study.
  var gates: Gates?
  /// Whether the bundle holds the probe of an exam in the suite's place.
  var isProbe = false
  let onPhase: @Sendable (CheckPhase) -> Void

  /// What became of it.
  enum Outcome {
    case made(KataBundle, KataSuiteSources, warnings: [Diagnostic])
    case stopped(CheckResult)
  }

  func make() throws(CheckFault) -> Outcome {
    if let report = gates?.report(on: sources), report.isForbidden {
      return .stopped(forbidden(report))
    }
    var frontend = Frontend(
      pieces: shared.pieces, moduleName: KataModule.moduleName,
      languageMode: kata.facts.languageMode)
    frontend.isStrict = gates != nil
    frontend.seat = seat(\.compiling)
    let compiled = StandInSource.completed(sources, for: kata.facts)
    let key = KataModule.key(of: compiled, frontend: frontend)
    let known = KataModule(key: key, in: shared.cache)
    let compile: KataCompile? =
      if known == nil {
        try KataCompile(compiled, key: key, frontend: frontend, cache: shared.cache)
      } else {
        nil
      }
    onPhase(.started)

    // While the compiler works, the declarations are read.
    let suite: KataSuiteSources
    do throws(CheckFault) {
      suite =
        isProbe ? try KataSuiteSources(probeOf: kata) : try KataSuiteSources(of: kata)
    } catch {
      compile?.abandon()
      throw error
    }
    let shadows = ShadowCheck(
      kata: kata, answer: sources, suite: suite, shipped: shared.shipped(kata))
    let findings = shadows.findings()
    let visible = VisibleInterface(of: compiled.files.map { ($0.name, $0.text) })
    onPhase(.outlined)
    guard findings.isEmpty else {
      compile?.abandon()
      return .stopped(forbidden(findings))
    }

    let module: KataModule
    var suiteCompile: SuiteCompile?
    if let known {
      module = known
    } else {
      guard let compile else {
        throw CheckFault(
          "nothing was compiled; check again", "何もコンパイルされませんでした。もう一度判定してください。")
      }
      // The suite needs the module only, so its compile begins while the object is being made.
      let outcome = try compile.finish(cancellation: cancellation) { bytes in
        suiteCompile = try? SuiteCompile(
          suite, module: bytes, visible: visible, pieces: shared.pieces, cache: shared.cache,
          seat: seat(\.suite))
      }
      guard case .compiled(let made) = outcome else {
        suiteCompile?.abandon()
        if case .rejected(let log) = outcome, let report = gates?.report(onLog: log, of: sources),
          report.isForbidden
        {
          return .stopped(forbidden(report))
        }
        if case .broken(let fault) = outcome { throw CheckFault(fault) }
        return .stopped(refusal(outcome))
      }
      module = made
    }
    onPhase(.compiled)
    if let report = gates?.report(onObject: bytes(of: module.object)), report.isForbidden {
      suiteCompile?.abandon()
      return .stopped(forbidden(report))
    }
    if let early = suiteCompile, early.interface != module.interface {
      early.abandon()
      suiteCompile = nil
    }
    let work: SuiteCompile
    if let suiteCompile {
      work = suiteCompile
    } else {
      work = try SuiteCompile(
        suite, module: module.module, visible: visible, pieces: shared.pieces, cache: shared.cache,
        seat: seat(\.suite))
    }
    return try finish(module, suite, work, shadows)
  }

  private func refusal(_ outcome: KataCompile.Outcome) -> CheckResult {
    switch outcome {
    case .rejected(let log): rejected(log)
    case .gaveUp(let reason): verdict(.didNotCompile, reason, rule: FrontendRun.rule(of: reason))
    case .broken, .cancelled, .compiled: verdict(.error, .stoppedCheck)
    }
  }

  private func finish(
    _ module: KataModule, _ suite: KataSuiteSources, _ compile: SuiteCompile,
    _ shadows: ShadowCheck
  ) throws(CheckFault) -> Outcome {
    let object: SuiteObject
    switch try compile.finish(cancellation: cancellation) {
    case .compiled(let made): object = made
    case .rejected(let log): return .stopped(mismatch(log, suite, shadows))
    case .gaveUp(let reason):
      let sentence = Sentence(
        "with the suite, \(reason.english)", "スイートのコンパイルで、\(reason.japanese)")
      return .stopped(verdict(.didNotCompile, sentence, rule: FrontendRun.rule(of: reason)))
    case .broken(let fault): throw CheckFault(fault)
    case .cancelled: return .stopped(verdict(.error, .stoppedCheck))
    }
    onPhase(.suiteReady)
    let intruders = shadows.findings(in: object.borrowed)
    guard intruders.isEmpty else { return .stopped(forbidden(intruders)) }
    if let report = gates?.report(onSuiteObject: bytes(of: object.object), of: sources),
      report.isForbidden
    {
      return .stopped(forbidden(report))
    }
    let bundle = try KataBundle.make(
      module, object, pieces: shared.pieces, cache: shared.cache, cancellation: cancellation)
    onPhase(.linked)
    return .made(bundle, suite, warnings: diagnostics(module.log))
  }

  private func diagnostics(_ log: String) -> [Diagnostic] {
    var found = DiagnosticParser.diagnostics(in: log, files: Set(sources.files.map(\.name)))
    for index in found.indices {
      found[index].explanation = KnownMistakes.explanation(of: found[index])
    }
    return found
  }

  private func rejected(_ log: String) -> CheckResult {
    let found = diagnostics(log)
    let errors = found.filter { $0.severity == .error }
    let count = errors.count == 1 ? "1 error" : "\(errors.count) errors"
    let place = errors.first.map { $0.file.isEmpty ? "" : " in \($0.file), line \($0.line)" } ?? ""
    let japanesePlace =
      errors.first.map { $0.file.isEmpty ? "" : " \($0.file) の \($0.line) 行目に" } ?? ""
    return verdict(
      .didNotCompile,
      Sentence(
        "the compiler found \(count)\(errors.count == 1 ? place : "")",
        "コンパイラが\(errors.count == 1 ? japanesePlace : "")エラーを \(errors.count) 個見つけました。"),
      diagnostics: found)
  }

  private func forbidden(_ findings: [Diagnostic]) -> CheckResult {
    var sentence = findings[0].sentence
    if findings.count > 1 {
      sentence.english += " (and \(findings.count - 1) more)"
      sentence.japanese += "（ほか \(findings.count - 1) 件）"
    }
    return verdict(.forbidden, sentence, rule: "taken-name", diagnostics: findings)
  }

  private func forbidden(_ report: GateReport) -> CheckResult {
    let diagnostics = report.alarms.filter(\.isForbidding).map {
      Diagnostic(
        severity: .error, sentence: $0.sentence, file: $0.file, line: $0.line, column: $0.column)
    }
    return verdict(
      .forbidden, report.sentence ?? Sentence("a gate refused it", "ゲートが拒否しました。"),
      rule: report.rules.first, diagnostics: diagnostics)
  }

  private func seat(_ slot: KeyPath<Confinement, WallSlot>) -> CompileSeat? {
    guard let confinement, confinement.level > .none else { return nil }
    return CompileSeat(
      slot: confinement[keyPath: slot], level: confinement.level, homes: shared.cache.homes)
  }

  private func bytes(of file: String) -> Data {
    FileManager.default.contents(atPath: file) ?? Data()
  }

  /// The fault of walls that could not be built, in the words of who tried.
  static func noWalls(_ words: String) -> CheckFault {
    CheckFault(
      "the walls around a learner's code could not be built: \(words.prefix(300))",
      "学習者のコードを囲う壁を作れませんでした：\(words.prefix(300))")
  }

  private func mismatch(
    _ log: String, _ suite: KataSuiteSources, _ shadows: ShadowCheck
  ) -> CheckResult {
    let found = DiagnosticParser.diagnostics(
      in: log, files: Set(suite.files.files.map(\.name)))
    let rivals = shadows.findings(inMessages: found.map(\.message))
    guard rivals.isEmpty else { return forbidden(rivals) }
    let declared = sources.files.flatMap { OutlineMemory.outline(of: $0.text).declarations }
    let sentences = MissingDeclaration.sentences(from: found, beside: declared).prefix(3)
    guard !sentences.isEmpty else {
      return verdict(
        .apiMismatch, Sentence("the suite does not fit your code", "スイートとコードが合いません。"))
    }
    return verdict(
      .apiMismatch,
      Sentence(
        sentences.map(\.english).joined(separator: "; "), sentences.map(\.japanese).joined()))
  }

  private func verdict(
    _ verdict: Verdict, _ sentence: Sentence, rule: String? = nil, diagnostics: [Diagnostic] = []
  ) -> CheckResult {
    var result = CheckResult(
      kata: kata.id, verdict: verdict, sentence: sentence, diagnostics: diagnostics)
    result.rule = rule
    return result
  }
}
