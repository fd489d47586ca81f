import KataTesting
import SwiftUI
import XCTest

/// B13–B19: what the macro tracks and what it does not.
@MainActor
final class ObservableMacroTests: XCTestCase {
  /// Shows what a closure says.
  struct Reader: View {
    let words: @MainActor () -> String
    var body: some View { Text(verbatim: words()) }
  }

  /// How many bodies a write costs a view that shows `words`.
  private func bodies(
    reading words: @escaping @MainActor () -> String, after write: () -> Void
  ) -> Int {
    let host = ViewHost(Reader(words: words))
    host.resetCounts()
    write()
    return host.bodyCount(of: Reader.self)
  }

  @MainActor @Observable class Base {
    var inherited = 0
  }
  final class Plain: Base {
    var own = 0
  }
  @MainActor @Observable final class Annotated: Base {
    var own = 0
  }

  // Conf: LNX.
  func testB13_anInheritedPropertyIsTrackedAndAnOwnOneOnlyWithTheMacro() async {
    let (plain, annotated) = (Plain(), Annotated())
    XCTAssertEqual(bodies(reading: { "\(plain.inherited)" }, after: { plain.inherited = 1 }), 1)
    XCTAssertEqual(bodies(reading: { "\(plain.own)" }, after: { plain.own = 1 }), 0)
    XCTAssertEqual(
      bodies(reading: { "\(annotated.inherited)" }, after: { annotated.inherited = 1 }), 1)
    XCTAssertEqual(bodies(reading: { "\(annotated.own)" }, after: { annotated.own = 1 }), 1)
  }

  @MainActor @Observable final class Untracked {
    static var shared = 0
    let constant = 1
    @ObservationIgnored var ignored = 0
    @ObservationIgnored lazy var late = 0
    var tracked = 0
  }

  // Conf: LNX.
  func testB14_staticIgnoredAndLazyPropertiesNeverNotify() async {
    let model = Untracked()
    let words: @MainActor () -> String = {
      "\(Untracked.shared) \(model.constant) \(model.ignored) \(model.late)"
    }
    let count = bodies(reading: words) {
      Untracked.shared += 1
      model.ignored = 1
      model.late = 1
    }
    XCTAssertEqual(count, 0)
  }

  // Conf: LNX.
  func testB14_aConstantIsNoReasonToRunABody() async {
    let model = Untracked()
    XCTAssertEqual(bodies(reading: { "\(model.constant)" }, after: { model.tracked = 1 }), 0)
  }

  @MainActor @Observable final class InitReader {
    static var made = 0
    var amount: Int
    init(amount: Int) {
      self.amount = amount
      Self.made += 1
      use(self.amount)
    }
    private func use(_ amount: Int) {}
  }
  struct InitReaderChild: View {
    @State private var model = InitReader(amount: 1)
    var body: some View { Button("amount \(model.amount)") { model.amount += 1 } }
  }
  struct InitReaderParent: View {
    var body: some View { InitReaderChild() }
  }

  // Conf: ONE + LNX.
  func testB15_aModelThatReadsItselfInItsInitSubscribesTheParentOnce() async {
    InitReader.made = 0
    let host = ViewHost(InitReaderParent())
    var history: [[String]] = []
    for number in 1...3 {
      host.resetCounts()
      host.tap("amount \(number)")
      history.append(host.evaluations.map { "\($0.view.split(separator: ".")[1]): \($0.cause)" })
    }
    XCTAssertEqual(
      history,
      [
        ["InitReaderParent: @dependencies", "InitReaderChild: @dependencies, @self"],
        ["InitReaderChild: @dependencies"],
        ["InitReaderChild: @dependencies"],
      ])
    XCTAssertEqual(InitReader.made, 2)
  }

  @MainActor @Observable final class EmptyInit {
    var amount = 1
    init() {}
  }
  @MainActor @Observable final class AssigningInit {
    var amount: Int
    var other = 0
    init(amount: Int) {
      self.amount = amount
      other = amount
    }
  }

  // Conf: LNX.
  func testB16_anInitThatOnlyAssignsSubscribesNobody() async {
    let made = Made()
    let words: @MainActor () -> String = {
      made.empty = EmptyInit()
      made.assigning = AssigningInit(amount: 1)
      return "made"
    }
    let count = bodies(reading: words) {
      made.empty?.amount = 2
      made.assigning?.amount = 2
      made.assigning?.other = 3
    }
    XCTAssertEqual(count, 0)
  }
  final class Made {
    var empty: EmptyInit?
    var assigning: AssigningInit?
  }

  @Observable final class Encoded: Encodable {
    var n = 1
    var name = "x"
  }

  // Conf: LNX.
  func testB17_synthesisedKeysAreTheUnderscoredStorages() async throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    XCTAssertEqual(
      String(decoding: try encoder.encode(Encoded()), as: UTF8.self),
      #"{"_$observationRegistrar":{},"_n":1,"_name":"x"}"#)
  }

  @MainActor @Observable final class Holder {
    weak var target: Made?
  }

  // Conf: LNX.
  func testB18_anAssignmentToAWeakPropertyNotifies() async {
    let (holder, made) = (Holder(), Made())
    XCTAssertEqual(
      bodies(reading: { "\(holder.target == nil)" }, after: { holder.target = made }), 1)
  }

  @MainActor @Observable final class Closed {
    private var storage = 0
    var shown: Int { storage }
    func change() { storage += 1 }
  }

  // Conf: LNX.
  func testB19_privateStorageReadThroughAComputedPropertyIsTracked() async {
    let closed = Closed()
    XCTAssertEqual(bodies(reading: { "\(closed.shown)" }, after: { closed.change() }), 1)
  }
}
