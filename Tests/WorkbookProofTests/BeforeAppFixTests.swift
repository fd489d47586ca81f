import Audit
import XCTest

/// The fixes on a whole app: what is left is listed, and what comes of it compiles.
final class BeforeAppFixTests: XCTestCase {
  /// What a migrated line does not say.
  private static let words = [
    "ObservableObject", "@Published", "@StateObject", "@ObservedObject", "@EnvironmentObject",
    ".environmentObject", "StateObject(", "objectWillChange", "onReceive", "AnyCancellable",
    ".sink", "import Combine",
  ]

  private static let before = BeforeApp.files
  private static let plan = Auditor().fixes(for: before)

  private static var after: [(path: String, text: String)] {
    let fixed = Dictionary(plan.files.map { ($0.path, $0.fixedText) }, uniquingKeysWith: { $1 })
    return before.map { ($0.path, fixed[$0.path] ?? $0.text) }
  }

  func testTheAppHasThirtyFilesWithLeftovers() {
    XCTAssertEqual(Self.before.count, 30)
    let leftovers = Self.before.flatMap { Self.leftoverLines($0.text) }
    XCTAssertGreaterThan(leftovers.count, 100)
  }

  /// Independent of the rules: by words.
  func testEveryLineThatStillSaysSomethingOldIsListed() {
    let after = Self.after
    let listed = Set(Auditor().fixes(for: after).listed.map { "\($0.place.file):\($0.place.line)" })
    var left = 0
    for (path, text) in after {
      for line in Self.leftoverLines(text) {
        left += 1
        XCTAssertTrue(listed.contains("\(path):\(line)"), "\(path):\(line) is left and not listed")
      }
    }
    XCTAssertLessThan(left, 50)
  }

  func testEveryLeftoverThatTheRulesFindIsListed() {
    let after = Self.after
    let listed = Set(Auditor().fixes(for: after).listed.map { "\($0.place.file):\($0.place.line)" })
    let rules = Set(Auditor.rules.filter { $0.group == .leftovers }.map(\.id))
    for finding in Auditor().report(on: after).findings where rules.contains(finding.rule) {
      let place = "\(finding.place.file):\(finding.place.line)"
      XCTAssertTrue(listed.contains(place), "\(place): \(finding.rule) is found and not listed")
    }
  }

  func testWhatIsPromisedOfTheAppGoes() {
    let forecast = FixForecast(of: Self.plan, on: Self.before, under: AuditConfiguration())
    let before = Auditor().report(on: Self.before)
    let after = Auditor().report(on: Self.after)
    func counts(_ report: AuditReport) -> [String: Int] {
      Dictionary(
        report.findings.map { ("\($0.place.file) \($0.rule)", 1) }, uniquingKeysWith: +)
    }
    let left = counts(after)
    let gone = counts(before).map { key, count in max(0, count - left[key, default: 0]) }
    XCTAssertGreaterThan(gone.reduce(0, +), 90)
    XCTAssertEqual(forecast.gone(from: before), gone.reduce(0, +))
    XCTAssertEqual(forecast.left.count { $0.severity != nil }, after.findings.count)
  }

  func testOnlyFilesNamedStuckAndTheFeedKeepModelsAndPublishers() {
    let files = Set(Self.plan.listed.filter { $0.rule != "member-order" }.map(\.place.file))
    XCTAssertEqual(
      files.filter { !$0.contains("Stuck") }, ["Services/Feed.swift"],
      "\(Self.plan.listed.filter { !$0.place.file.contains("Stuck") })")
  }

  func testASecondRunListsTheSameAndChangesNothing() {
    let again = Auditor().fixes(for: Self.after)
    XCTAssertEqual(again.files.map(\.path), [])
    XCTAssertEqual(again.listed.map(\.message.count), Self.plan.listed.map(\.message.count))
  }

  func testTheAppCompilesBeforeAndAfter() throws {
    XCTAssertEqual(try Typecheck.errors(in: Self.before), [])
    XCTAssertEqual(try Typecheck.errors(in: Self.after), [])
  }

  /// The numbers of the lines that say something old, comments aside.
  private static func leftoverLines(_ text: String) -> [Int] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.indices.filter { index in
      let line = lines[index]
      let code = line[..<(line.range(of: "//")?.lowerBound ?? line.endIndex)]
      return words.contains { code.contains($0) }
    }.map { $0 + 1 }
  }
}
