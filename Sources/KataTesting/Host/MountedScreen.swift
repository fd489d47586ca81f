import KataEvents
import SwiftUI
import TrackingRuntime

/// A kata's screen, driven by the parent's commands; each answer ends in one completing record.
@MainActor
final class MountedScreen: DrivenScreen {
  private let driver: ScreenDriver
  private let stream: RecordStream
  private var toldEvaluations = 0
  private var toldWarnings = 0

  init(_ screen: AnyView, stream: RecordStream) {
    driver = ScreenDriver(screen)
    self.stream = stream
  }

  func begin() async { await tellBodies() }

  /// Tells which bodies ran since the last telling, and any warnings first.
  private func tellBodies() async {
    await driver.settle()
    tellWarnings()
    let ran = driver.evaluations(since: toldEvaluations)
    toldEvaluations = driver.evaluationCount
    stream.write(
      .bodiesRan(
        ran.map {
          BodyRecord(view: $0.view, identity: $0.identity, cause: $0.cause, pass: $0.pass)
        }))
  }

  /// Carries out one command and answers it; false when the screen was closed.
  func obey(_ command: Command) async -> Bool {
    switch command {
    case .tap(let label, let occurrence):
      await answer(driver.tap(label, occurrence: occurrence))
    case .type(let text, let label): await answer(driver.type(text, into: label))
    case .toggle(let label): await answer(driver.toggle(label))
    case .scroll(let row): await answer(driver.scroll(toRow: row))
    case .select(let value, let label): await answer(driver.select(value, in: label))
    case .submit(let label): await answer(driver.submit(label))
    case .dismiss: await answer(driver.dismiss())
    case .refresh: await answer(driver.refresh())
    case .tree: stream.write(.tree(driver.tree))
    case .text: stream.write(.text(driver.text))
    case .counts: stream.write(.counts(driver.totalCounts))
    case .close:
      driver.unmount()
      tellWarnings()
      return false
    case .act, .drop, .mountAgain, .facts:
      stream.write(
        .refused("only a probe can do that", japanese: "プローブにしかできない操作です。"))
    case .run, .mount, .probe:
      stream.write(
        .refused(
          "a screen is open already; close it first", japanese: "画面はすでに開いています。先に閉じてください。"))
    }
    return true
  }

  private func answer(_ result: Result<Void, ScreenRefusal>) async {
    switch result {
    case .success: await tellBodies()
    case .failure(let refusal):
      stream.write(.refused(refusal.description, japanese: refusal.japanese))
    }
  }

  private func tellWarnings() {
    let warnings = driver.warnings
    for warning in warnings.dropFirst(toldWarnings) { stream.write(.warning(warning)) }
    toldWarnings = warnings.count
  }
}
