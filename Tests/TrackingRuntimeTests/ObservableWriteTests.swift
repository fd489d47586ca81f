import KataTesting
import SwiftUI
import XCTest

/// B03–B05, B08–B10, B12: each form of reading and writing that the reference names.
@MainActor
final class ObservableWriteTests: XCTestCase {
  protocol Named: AnyObject {
    var name: String { get }
  }
  @MainActor @Observable final class Model: @MainActor Named {
    final class Reference {}
    struct Opaque { var value = 0 }
    var number = 1
    var name = "a"
    var double = 1.5
    var optional: Int? = 1
    var array = [1, 2, 3]
    var reference = Reference()
    var opaque = Opaque()
    var tuple = (1, 2)
    var dictionary = ["a": 1]
    var nan = Double.nan
    var label: String { name + "!" }
  }

  /// Shows what a closure says about the model.
  struct Reader: View {
    let model: Model
    let words: @MainActor (Model) -> String
    var body: some View { Text(verbatim: words(model)) }
  }

  /// How many bodies a write costs a view that reads `words`.
  private func bodies(
    reading words: @escaping @MainActor (Model) -> String, write: (Model) -> Void
  ) -> Int {
    let model = Model()
    let host = ViewHost(Reader(model: model, words: words))
    host.resetCounts()
    write(model)
    return host.bodyCount(of: Reader.self)
  }

  // Conf: LNX + DOC.
  func testB03_readsThroughAnExistentialAndAComputedPropertyAreTracked() async {
    let existential = bodies(reading: { ($0 as any Named).name }, write: { $0.name = "b" })
    let computed = bodies(reading: { $0.label }, write: { $0.name = "b" })
    XCTAssertEqual([existential, computed], [1, 1])
  }

  // Conf: LNX + DOC.
  func testB03_lazinessUntakenBranchesAndMirrorsReadNothing() async {
    let lazy = bodies(
      reading: { model in
        _ = [1].lazy.map { $0 + model.number }
        return "lazy"
      }, write: { $0.number = 2 })
    let branch = bodies(
      reading: { $0.name == "b" ? "\($0.number)" : "untaken" }, write: { $0.number = 2 })
    let mirror = bodies(
      reading: { "\(Mirror(reflecting: $0).children.map { "\($0.value)" }.count)" },
      write: { $0.number = 2 })
    let dumped = bodies(
      reading: { model in
        var text = ""
        dump(model, to: &text)
        return "\(text.isEmpty)"
      }, write: { $0.number = 2 })
    XCTAssertEqual([lazy, branch, mirror, dumped], [0, 0, 0, 0])
  }

  private static func all(_ model: Model) -> String {
    "\(model.number) \(model.name) \(model.double) \(model.optional ?? 0) \(model.array) "
      + "\(model.reference) \(model.opaque) \(model.tuple) \(model.dictionary) \(model.nan)"
  }

  // Conf: LNX + MNT.
  func testB04_equalValuesOfEachKindNotifyNobody() async {
    let writes: [(Model) -> Void] = [
      { $0.number = 1 }, { $0.name = "a" }, { $0.double = 1.5 }, { $0.optional = 1 },
      { $0.array = [1, 2, 3] }, { $0.reference = $0.reference },
    ]
    XCTAssertEqual(
      writes.map { bodies(reading: Self.all, write: $0) }, [0, 0, 0, 0, 0, 0])
  }

  // Conf: LNX.
  func testB05_writesThatNotifyThoughNothingChanges() async {
    func keep(_ value: inout Int) {}
    let writes: [(Model) -> Void] = [
      { $0.opaque = Model.Opaque() }, { $0.tuple = (1, 2) }, { $0.nan = .nan },
      { $0.number += 0 }, { keep(&$0.number) }, { $0.dictionary["a"] = 1 },
      { $0.dictionary["missing"] = nil }, { $0.array.swapAt(0, 0) }, { $0.array.sort() },
    ]
    XCTAssertEqual(
      writes.map { bodies(reading: Self.all, write: $0) }, [1, 1, 1, 1, 1, 1, 1, 1, 1])
  }

  @MainActor @Observable final class Watched {
    @ObservationIgnored var events: [String] = []
    var value = 10 {
      willSet { events.append("willSet \(newValue)") }
      didSet { events.append("didSet \(oldValue)") }
    }
  }

  // Conf: LNX.
  func testB08_observersHearOfAWriteBeforeWillSetAndSeeTheOldValue() async {
    let model = Watched()
    for write in [{ model.value = 11 }, { model.value += 1 }] {
      withObservationTracking {
        _ = model.value
      } onChange: {
        MainActor.assumeIsolated { model.events.append("onChange \(model.value)") }
      }
      write()
    }
    XCTAssertEqual(
      model.events,
      [
        "onChange 10", "willSet 11", "didSet 10", "onChange 11", "willSet 12", "didSet 11",
      ])
  }

  @MainActor @Observable final class Row: Identifiable {
    nonisolated let id: Int
    var count = 0
    init(id: Int) { self.id = id }
  }
  @MainActor @Observable final class Rows {
    var rows = (0..<3).map { Row(id: $0) }
  }
  struct RowsReader: View {
    let model: Rows
    let words: @MainActor (Rows) -> String
    var body: some View { Text(verbatim: words(model)) }
  }

  private func bodies(
    reading words: @escaping @MainActor (Rows) -> String, write: (Rows) -> Void
  ) -> Int {
    let model = Rows()
    let host = ViewHost(RowsReader(model: model, words: words))
    host.resetCounts()
    write(model)
    return host.bodyCount(of: RowsReader.self)
  }

  // Conf: LNX + DUAL.
  func testB10_whoReadsWhatOfAnArrayOfObjects() async {
    XCTAssertEqual(
      [
        bodies(reading: { "\($0.rows.count)" }, write: { $0.rows[0].count = 1 }),
        bodies(reading: { "\($0.rows[0].count)" }, write: { $0.rows[1].count = 1 }),
        bodies(reading: { "\($0.rows[0].count)" }, write: { $0.rows[0].count = 1 }),
        bodies(reading: { "\($0.rows.map(\.count))" }, write: { $0.rows.append(Row(id: 3)) }),
      ], [0, 0, 1, 1])
  }

  final class Log {
    var closures = 0
  }
  struct RowView: View {
    let row: Row
    var body: some View { Button("row \(row.id): \(row.count)") { row.count += 1 } }
  }
  struct NosyList: View {
    let model: Rows
    let log: Log
    var body: some View {
      VStack {
        Text("first: \(model.rows.first?.count ?? 0)")
        List(model.rows) { row in
          let _ = log.closures += 1
          RowView(row: row)
        }
      }
    }
  }

  // Conf: LNX + DUAL.
  func testB10_aNosyListRunsTheClosureOnceForEachRowAndOneRowBody() async {
    let log = Log()
    let host = ViewHost(NosyList(model: Rows(), log: log))
    host.resetCounts()
    log.closures = 0
    host.tap("row 0: 0")
    XCTAssertEqual(
      host.counts, ["ObservableWriteTests.NosyList": 1, "ObservableWriteTests.RowView": 1])
    XCTAssertEqual(log.closures, 3)
  }

  @MainActor @Observable final class Manual {
    @ObservationIgnored private var stored = 1
    var value: Int {
      get {
        access(keyPath: \.value)
        return stored
      }
      set { withMutation(keyPath: \.value) { stored = newValue } }
    }
  }
  struct ManualView: View {
    let model: Manual
    var body: some View { Text("\(model.value)") }
  }

  // Conf: LNX.
  func testB12_accessByHandNotifiesAlsoOfAnEqualValue() async {
    let model = Manual()
    let host = ViewHost(ManualView(model: model))
    host.resetCounts()
    model.value = 1
    XCTAssertEqual(host.bodyCount(of: ManualView.self), 1)
  }

  @MainActor @Observable final class Flags {
    @ObservationIgnored var ignored = false
    var tracked = false
  }
  struct Subview: View {
    let condition: Bool
    var body: some View { Text(condition ? "yes" : "no") }
  }
  struct PlainOwner: View {
    private let model = Flags()
    var body: some View {
      VStack {
        Subview(condition: model.ignored)
        Subview(condition: model.tracked)
      }
      .onAppear { model.ignored.toggle() }
    }
  }

  // Conf: DUAL.
  func testB02_ignoredPropertyOfAModelInAPlainLetRunsNothingMore() async {
    XCTAssertEqual(
      ViewHost(PlainOwner()).counts,
      ["ObservableWriteTests.PlainOwner": 1, "ObservableWriteTests.Subview": 2])
  }
}
