import Foundation
import KataEvents
import Workbook

/// The fold over the record stream of one run: what became of each expected test so far.
///
/// It trusts a line only with the run's key, our version and the next number; the first other line
/// makes the run `tampered`.
struct RecordFold {
  let testSeconds: Double
  private(set) var tests: [TestResult]
  /// The test that runs now.
  private(set) var current: String?
  /// Why the stream cannot be trusted; nil while it can.
  private(set) var breach: Sentence?
  /// Why the host could not open the bundle.
  private(set) var refusal: String?
  private(set) var hasOpened = false
  private(set) var hasEnded = false
  /// When the run must have gone on.
  private(set) var deadline: ContinuousClock.Instant

  private var reader: RecordReader
  private var failed: Set<String> = []
  private let places: [String: Int]
  /// The ids that the bundle must register; those of `tests` when all of them are run.
  private let registered: [String]
  private let clock = ContinuousClock()

  /// How long a host may take to open a bundle, and from one test to the next, beyond one test's time.
  static let slack = 5.0

  /// Makes a fold that has seen nothing.
  ///
  /// - Parameters:
  ///   - expected: The ids of the tests that this run must finish.
  ///   - registered: The ids of all tests of the suite; `expected` when nil.
  init(expected: [String], registered: [String]? = nil, key: String, testSeconds: Double) {
    reader = RecordReader(key: key)
    self.registered = (registered ?? expected).sorted()
    self.testSeconds = testSeconds
    tests = expected.map { TestResult(id: $0, outcome: .notRun) }
    places = Dictionary(
      expected.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    deadline = clock.now + .seconds(testSeconds + Self.slack)
  }

  /// Takes one line; false when the run need not go on.
  mutating func take(_ bytes: Data) -> Bool {
    guard let record = reader.record(in: bytes) else { return refuse(RecordReader.breach) }
    guard !hasEnded else {
      return refuse(
        Sentence(
          "your code ran on after the harness had ended", "判定が終わった後もコードが動き続けました。"))
    }
    take(record)
    return breach == nil
  }

  private mutating func take(_ record: Record) {
    switch record {
    case .opened(let ids):
      if ids.sorted() != registered {
        refuse(Sentence("your code changed the list of tests", "コードがテストの一覧を変えました。"))
      }
      hasOpened = true
      extendDeadline()
    case .testStarted(let id):
      guard current == nil, let place = places[id], tests[place].outcome == .notRun else {
        refuse(
          Sentence("your code started a test out of turn", "コードが順番の違うテストを始めました。"))
        return
      }
      current = id
      deadline = clock.now + .seconds(testSeconds)
    case .testFailed(let id, let message, let file, let line):
      guard let place = places[id] else {
        refuse(
          Sentence(
            "your code reported a test that nobody expects", "コードが、あるはずのないテストの結果を報告しました。"))
        return
      }
      failed.insert(id)
      tests[place].failures.append(TestResult.Failure(message: message, file: file, line: line))
    case .testSkipped(let id, let reason):
      guard let place = places[id] else { return }
      tests[place].outcome = .skipped
      tests[place].failures.append(TestResult.Failure(message: reason, file: "", line: 0))
    case .testFinished(let id, let passed, let seconds):
      guard current == id, let place = places[id] else {
        refuse(
          Sentence("your code ended a test out of turn", "コードが順番の違うテストを終えました。"))
        return
      }
      current = nil
      if tests[place].outcome != .skipped {
        tests[place].outcome = passed && !failed.contains(id) ? .passed : .failed
      }
      tests[place].seconds = seconds
      extendDeadline()
    case .refused(let reason, _): refusal = reason
    case .ended: hasEnded = true
    case .bodiesRan, .text, .tree, .counts, .facts, .warning: break
    }
  }

  /// Marks the running test, if any, as ended by something from outside; returns its id.
  @discardableResult
  mutating func interrupt(as outcome: TestResult.Outcome) -> String? {
    guard let id = current, let place = places[id] else { return nil }
    tests[place].outcome = outcome
    return id
  }

  @discardableResult
  private mutating func refuse(_ act: Sentence) -> Bool {
    breach = breach ?? act
    return false
  }

  private mutating func extendDeadline() {
    deadline = clock.now + .seconds(Self.slack)
  }
}
