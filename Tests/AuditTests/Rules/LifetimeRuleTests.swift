import Audit
import XCTest

/// What the lifetime rules say, beyond where they say it.
final class LifetimeRuleTests: XCTestCase {
  private func findings(_ rule: String, in text: String) -> [Finding] {
    Auditor().report(on: [("A.swift", text)]).findings.filter { $0.rule == rule }
  }

  func testAnEffectOfAnInitialValueIsNamed() {
    let text = """
      @Observable final class Model { init() { start() }; func start() { Task { print(1) } } }
      struct Screen: View { @State private var model = Model(); var body: some View { Text("") } }
      """
    XCTAssertEqual(
      findings("state-init-effects", in: text).map(\.message),
      [
        "`Model.init` starts a task by way of `start`, and it runs at each `init` of this view."
      ])
  }

  func testAStrongDelegatePointsToWhereItIsGiven() {
    let text = """
      final class Child { var owner: Parent? }
      final class Parent {
        let child = Child()
        init() { child.owner = self }
      }
      """
    let found = findings("strong-delegate", in: text)
    XCTAssertEqual(
      found.map(\.message),
      ["`Child.owner` strongly holds the `Parent` that holds it in `child`."])
    XCTAssertEqual(found.flatMap(\.related).map(\.place.line), [4])
  }

  func testAViewIsNotAdvisedToCancelInDeinit() {
    let text = """
      struct Screen: View {
        let model: Model
        var body: some View {
          Text("").onAppear { Task { for await _ in Observations({ model.n }) {} } }
        }
      }
      """
    let remedies = findings("observations", in: text).map(\.remedy)
    XCTAssertEqual(remedies.count, 1)
    XCTAssertEqual(remedies.first?.contains("the view's `.task`"), true, "\(remedies)")
    XCTAssertEqual(remedies.first?.contains("deinit"), false, "\(remedies)")
  }

  func testTheClosureAroundAnInnerWeakSelfIsNamed() {
    let text = """
      final class Model {
        var onEnd: (() -> Void)?
        init() { onEnd = { Task { [weak self] in self?.end() } } }
        func end() {}
      }
      """
    XCTAssertEqual(
      findings("inner-weak-self", in: text).map(\.message),
      [
        "`[weak self]` stands on the inner closure only: the closure in `onEnd` around it holds "
          + "`self` strongly."
      ])
  }

  func testATaskThatNobodyKeepsIsToldApart() {
    let text = """
      final class Model {
        private var task: Task<Void, Never>?
        func a() { task = Task { [weak self] in while true { self?.b() } } }
        func b() { Task { [weak self] in while true { self?.b() } } ; print(1) }
      }
      """
    XCTAssertEqual(
      findings("task-not-cancelled", in: text).map(\.message),
      [
        "The endless task in `task` is not cancelled in `deinit`.",
        "Nobody keeps this endless task, so nobody can cancel it.",
      ])
  }

  func testAMemberWithThousandsOfPlacesIsJudgedInTime() {
    let places = (0..<500).map { number in
      """
          subject.sink { self.b() }.store(in: &bag)
          let lost\(number) = subject.sink { _ in }
          list.removeAll()

      """
    }
    let text =
      "final class Model {\n  var bag = Set<AnyCancellable>()\n  func a() {\n"
      + places.joined() + "  }\n  func b() {}\n}\n"
    let report = Auditor().report(on: [("A.swift", text)])
    XCTAssertEqual(report.problems, [])
    XCTAssertEqual(report.findings.filter { $0.rule == "sink-strong-self" }.count, 500)
    XCTAssertEqual(report.findings.filter { $0.rule == "sink-not-stored" }.count, 500)
  }
}
