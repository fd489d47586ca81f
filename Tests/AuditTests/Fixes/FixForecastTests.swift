import Audit
import XCTest

/// What is promised of the fixes, and what they leave, beside what the audit says before and after.
final class FixForecastTests: XCTestCase {
  private typealias Sources = [(path: String, text: String)]

  private struct Outcome {
    var name: String
    var report: AuditReport
    var before: [Finding] { report.findings }
    var after: [Finding]
    var plan: FixPlan
    var again: FixPlan
    var forecast: FixForecast
  }

  /// Each project of the corpora, before and after its fixes.
  private static let outcomes: [Outcome] = Auditor.rules.flatMap { rule -> [Outcome] in
    ((try? Corpus(rule: rule.id).projects()) ?? []).map { project in
      let sources: Sources = project.map { ($0.file, $0.text) }
      let configuration = AuditConfiguration()
      let plan = Auditor.fixes(for: sources, under: configuration)
      let texts = Dictionary(plan.files.map { ($0.path, $0.fixedText) }, uniquingKeysWith: { $1 })
      let fixed: Sources = sources.map { ($0.path, texts[$0.path] ?? $0.text) }
      return Outcome(
        name: "\(rule.id)/\(sources.first?.path ?? "")",
        report: Auditor().report(on: sources),
        after: Auditor().report(on: fixed).findings, plan: plan,
        again: Auditor.fixes(for: fixed, under: configuration),
        forecast: FixForecast(of: plan, on: sources, under: configuration))
    }
  }

  private func counts(_ findings: [Finding]) -> [String: Int] {
    Dictionary(findings.map { ("\($0.place.file) \($0.rule)", 1) }, uniquingKeysWith: +)
  }

  private func spots(_ places: [(rule: String, place: SourcePlace)]) -> Set<String> {
    Set(places.map { "\($0.place.file):\($0.place.line):\($0.place.column) \($0.rule)" })
  }

  func testWhatIsPromisedGoes() {
    var promised = 0
    for outcome in Self.outcomes {
      let number = outcome.forecast.gone(from: outcome.report)
      let after = counts(outcome.after)
      let gone = counts(outcome.before).map { key, count in max(0, count - after[key, default: 0]) }
      XCTAssertEqual(number, gone.reduce(0, +), outcome.name)
      promised += number
    }
    XCTAssertGreaterThan(promised, 100)
  }

  func testWhatTheAuditDoesNotFindIsNotLeft() {
    let sources: Sources = [
      (
        "A.swift",
        "import SwiftUI\nstruct Names: View {\n  @State private var objectWillChange = 0\n"
          + "  var body: some View { Text(\"\\(objectWillChange)\") }\n}\n"
      )
    ]
    let plan = Auditor.fixes(for: sources, under: AuditConfiguration())
    let forecast = FixForecast(of: plan, on: sources, under: AuditConfiguration())
    XCTAssertEqual(forecast.left.map(\.message), [])
  }

  func testNothingIsMissingWhereNotAllWasRead() {
    let sources: Sources = [
      (
        "A.swift",
        """
        import SwiftUI
        @Observable final class M { var a = 0 }
        struct V: View {
          @Environment(M.self) var m
          var body: some View { Text("\\(m.a)") }
        }
        @main struct Main: App { var body: some Scene { WindowGroup { V() } } }
        """
      )
    ]
    let plan = Auditor.fixes(for: sources, under: AuditConfiguration())
    func left(_ isIncomplete: Bool) -> [String] {
      FixForecast(
        of: plan, on: sources, under: AuditConfiguration(), isIncomplete: isIncomplete
      ).left.map(\.rule)
    }
    XCTAssertEqual(left(false), ["environment-missing"])
    XCTAssertEqual(left(true), [])
  }

  func testAllThatTheAuditStillSaysIsListedAtItsPlace() {
    for outcome in Self.outcomes {
      let left = outcome.forecast.left(listing: outcome.again.listed)
      let listed = spots(left.map { ($0.rule, $0.place) })
      let said = spots(outcome.after.map { ($0.rule, $0.place) })
      XCTAssertEqual(said.subtracting(listed), [], outcome.name)
    }
  }

  func testWhatIsListedBeforeWritingIsWhatIsListedAfterwards() {
    for outcome in Self.outcomes {
      XCTAssertEqual(
        outcome.forecast.left.map { "\($0.place.file) \($0.rule)" }.sorted(),
        outcome.forecast.left(listing: outcome.again.listed)
          .map { "\($0.place.file) \($0.rule)" }.sorted(), outcome.name)
    }
  }

  /// Before anything is written, a place is one of the text as it is.
  func testWhatWasThereBeforeIsListedWhereItWas() {
    let listed = "A.swift"
    let text = """
      import Combine
      import SwiftUI

      final class Model: ObservableObject {
        @Published var a = 1
        private var bag: Set<AnyCancellable> = []
        func listen(_ other: NotificationCenter) {
          other.publisher(for: .init("a")).sink { _ in self.a += 1 }.store(in: &bag)
        }
      }

      struct Screen: View {
        var body: some View { Text(title) }
        private var title: String { "a" }
        let model: Model?
      }
      """
    let sources: Sources = [(listed, text)]
    let plan = Auditor.fixes(for: sources, under: AuditConfiguration())
    let forecast = FixForecast(of: plan, on: sources, under: AuditConfiguration())
    let before = spots(Auditor().report(on: sources).findings.map { ($0.rule, $0.place) })
    let left = spots(forecast.left.map { ($0.rule, $0.place) })
    XCTAssertFalse(plan.files.isEmpty)
    XCTAssertTrue(left.contains("A.swift:8:43 sink-strong-self"), "\(left)")
    XCTAssertEqual(left.subtracting(before), [])
  }
}
