import Foundation
import KataEvents
import Sandbox
import Workbook

/// One probe while it runs: takes the answer's records, drives the reference in step with it, and
/// decides.
final class ProbeFold {
  /// Pauses after which a difference is looked at again: a task may be late on a busy machine.
  private static let pauses = [0.01, 0.03, 0.1, 0.3, 0.6]

  private(set) var outcome: ProbeResult.Outcome?
  private(set) var steps: [String] = []
  /// Why the reference could not go on; the fault is ours.
  private(set) var fault: CheckFault?
  private(set) var deadline: ContinuousClock.Instant

  /// How long one step may take.
  private let stepSeconds: Double
  private let comparison: ProbeComparison
  private let reference: ScreenSession
  private let send: (Command) throws(CheckFault) -> Void
  private var draw: ProbeSteps
  private var reader: RecordReader
  private var left: Int
  private var looks = 0
  private var known = ProbeFacts()
  private var isDropped = false
  private var hasOpened = false
  private var isClosing = false
  private(set) var hasEnded = false
  private(set) var refusal: String?

  init(
    facts: KataFacts.Probe, stepSeconds: Double, seed: UInt64, key: String,
    reference: ScreenSession, first: ProbeFacts,
    send: @escaping (Command) throws(CheckFault) -> Void
  ) {
    comparison = ProbeComparison(facts)
    draw = ProbeSteps(seed: seed, facts: facts)
    left = facts.steps ?? 40
    reader = RecordReader(key: key)
    self.reference = reference
    self.send = send
    self.stepSeconds = stepSeconds
    known = first
    deadline = .now + .seconds(stepSeconds + RecordFold.slack)
  }

  /// Takes one line of the answer's process; false when enough is known.
  func take(_ line: Data) -> Bool {
    guard let record = reader.record(in: line) else { return breach(RecordReader.breach) }
    switch record {
    case .opened where !hasOpened:
      hasOpened = true
      return true
    case .facts(let facts) where hasOpened && !isClosing:
      return goOn(with: facts)
    case .ended where isClosing:
      hasEnded = true
      return true
    case .refused(let words, _) where !hasOpened:
      refusal = words
      return true
    default:
      return breach(
        Sentence(
          "your code spoke in the harness's name during the exam's probe",
          "試験のプローブ中に、コードが判定側を装って記録を書きました。"))
    }
  }

  private func goOn(with facts: ProbeFacts) -> Bool {
    do throws(CheckFault) {
      if let difference = comparison.difference(
        between: known, and: facts, isDropped: isDropped)
      {
        guard looks < Self.pauses.count else {
          outcome = .differs(difference)
          return false
        }
        usleep(UInt32(Self.pauses[looks] * 1_000_000))
        looks += 1
        try ask(.facts)
        return true
      }
      looks = 0
      guard left > 0 else {
        isClosing = true
        try send(.close)
        return true
      }
      left -= 1
      let step = draw.next(after: known)
      isDropped = step == .drop
      steps.append(Self.words(for: step))
      try ask(step)
      return true
    } catch {
      fault = error
      return false
    }
  }

  /// The answer is asked first, so that both work at the same time.
  private func ask(_ command: Command) throws(CheckFault) {
    try send(command)
    known = try Self.facts(in: try reference.send(command))
    deadline = .now + .seconds(stepSeconds)
  }

  static func facts(in records: [Record]) throws(CheckFault) -> ProbeFacts {
    guard case .facts(let facts) = records.last else {
      throw CheckFault(
        "the reference does not answer the probe", "解答例がプローブに答えませんでした。")
    }
    return facts
  }

  private func breach(_ sentence: Sentence) -> Bool {
    outcome = .broken(.tampered, rule: "record-stream", sentence)
    return false
  }

  private static func words(for command: Command) -> String {
    switch command {
    case .tap(let label, let number): "tap \(label)" + (number.map { " #\($0 + 1)" } ?? "")
    case .type(let text, let label): "type \"\(text)\" into \(label)"
    case .select(let value, let label): "select \(value) in \(label)"
    case .submit(let label): "submit \(label)"
    case .scroll(let row): "scroll to row \(row)"
    case .act(let name): "act \(name)"
    case .drop: "let go of everything"
    case .mountAgain: "mount again"
    default: "\(command)"
    }
  }
}
