import Observation
import XCTest

/// The right forms beside what the macro refuses: that they do what the refused one meant.
@MainActor
final class MacroLimitBugTests: XCTestCase {
  @Observable class Base { var number = 0 }
  @Observable final class IgnoringOverride: Base {
    @ObservationIgnored let journal = Journal()
    @ObservationIgnored override var number: Int { didSet { journal.add("changed") } }
  }
  final class PlainOverride: Base {
    let journal = Journal()
    override var number: Int { didSet { journal.add("changed") } }
  }

  // Conf: LNX.
  func test_MB41_overrideThatIsIgnoredIsTrackedByItsSuperclass() async {
    let model = IgnoringOverride()
    XCTAssertTrue(Announcement.comes(to: { _ = model.number }, by: { model.number = 1 }))
    XCTAssertEqual(model.journal.entries, ["changed"])
  }

  // Conf: LNX.
  func test_MB41_overrideInAPlainSubclassIsTrackedByItsSuperclass() async {
    let model = PlainOverride()
    XCTAssertTrue(Announcement.comes(to: { _ = model.number }, by: { model.number = 1 }))
    XCTAssertEqual(model.journal.entries, ["changed"])
  }

  @Observable final class Late {
    @ObservationIgnored let journal = Journal()
    @ObservationIgnored lazy var formatter = make()
    private func make() -> String {
      journal.add("made")
      return "expensive"
    }
  }

  // Conf: LNX.
  func test_MB48_lazyVarThatIsIgnoredKeepsItsLaziness() async {
    let model = Late()
    XCTAssertEqual(model.journal.entries, [])
    XCTAssertEqual([model.formatter, model.formatter], ["expensive", "expensive"])
    XCTAssertEqual(model.journal.entries, ["made"])
  }

  @Observable final class Conditional {
    #if canImport(Observation)
      var plain = 0
    #endif
  }

  // Conf: LNX.
  func test_MB50_ifCanimportAroundThePropertyKeepsItTracked() async {
    let model = Conditional()
    XCTAssertTrue(Announcement.comes(to: { _ = model.plain }, by: { model.plain = 1 }))
  }

  @MainActor protocol Named: AnyObject, Observable { var name: String { get set } }
  @MainActor @Observable final class Model: Named { var name = "" }

  // Conf: LNX.
  func test_MB53_anyProtocolIsTrackedThroughTheExistential() async {
    let model: any Named = Model()
    XCTAssertTrue(Announcement.comes(to: { _ = model.name }, by: { model.name = "x" }))
  }

  @MainActor @Observable final class IgnoredTask {
    @ObservationIgnored var task: Task<Void, Never>?
    deinit { task?.cancel() }
  }
  @MainActor @Observable final class IsolatedDeinit {
    var task: Task<Void, Never>?
    isolated deinit { task?.cancel() }
  }

  /// A task that says when it is cancelled.
  private func task(_ journal: Journal) -> Task<Void, Never> {
    Task {
      await withTaskCancellationHandler {
        try? await Task.sleep(for: .seconds(10))
      } onCancel: {
        journal.add("cancelled")
      }
    }
  }

  // Conf: LNX.
  func test_MB54_deinitIsolationWithAnIgnoredTaskCancels() async {
    let journal = Journal()
    do { IgnoredTask().task = task(journal) }
    await journal.wait(for: "cancelled")
    XCTAssertEqual(journal.entries, ["cancelled"])
  }

  // Conf: LNX.
  func test_MB54_deinitIsolationWithAnIsolatedDeinitCancels() async {
    let journal = Journal()
    do { IsolatedDeinit().task = task(journal) }
    await journal.wait(for: "cancelled")
    XCTAssertEqual(journal.entries, ["cancelled"])
  }
}
