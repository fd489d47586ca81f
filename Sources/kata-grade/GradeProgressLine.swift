import Foundation
import Grader
import LineEditing
import Synchronization
import Workbook

/// How far a grading is, on standard error: a line that moves at a terminal, one a minute elsewhere.
final class GradeProgressLine: Sendable {
  private let language: Language
  private let isTerminal = isatty(STDERR_FILENO) == 1
  private let next = Mutex(ContinuousClock.now + .seconds(1))
  private let isDirty = Atomic<Bool>(false)

  init(language: Language) {
    self.language = language
  }

  /// Shows it, if it is time to; any thread may.
  func show(_ progress: GradeProgress) {
    next.withLock { next in
      guard .now >= next else { return }
      next = .now + (isTerminal ? .milliseconds(200) : .seconds(60))
      let left = progress.secondsLeft.map(Self.time) ?? "?"
      let rate = String(format: "%.1f", Double(progress.done) / max(progress.seconds, 0.001))
      let text = Sentence(
        "\(progress.done) graded, \(progress.left) left, \(rate) a second, about \(left) to go",
        "\(progress.done) 件採点、残り \(progress.left) 件、毎秒 \(rate) 件、あと約 \(left)"
      ).text(in: language)
      isDirty.store(true, ordering: .relaxed)
      Terminal.write(isTerminal ? "\r\u{1B}[K" + text : text + "\n", to: STDERR_FILENO)
    }
  }

  /// Wipes the line.
  func end() {
    if isTerminal, isDirty.load(ordering: .relaxed) {
      Terminal.write("\r\u{1B}[K", to: STDERR_FILENO)
    }
  }

  /// `2:05` or `1:02:05`.
  private static func time(_ seconds: Double) -> String {
    let all = Int(seconds.rounded(.up))
    let (hours, minutes, rest) = (all / 3600, all / 60 % 60, all % 60)
    return hours > 0
      ? String(format: "%d:%02d:%02d", hours, minutes, rest)
      : String(format: "%d:%02d", minutes, rest)
  }
}
