import Combine
import KataTesting
import SwiftUI
import Synchronization
import XCTest

/// What 10,000 rows had is counted down to nothing when they go.
@MainActor
final class UnmountTests: XCTestCase {
  /// How many of each are there now.
  final class Tally: Sendable {
    enum Kind: CaseIterable {
      case model, viewValue, state, subscription, task, shown
    }
    private let counts = Mutex([Kind: Int]())
    func add(_ number: Int, _ kind: Kind) { counts.withLock { $0[kind, default: 0] += number } }
    subscript(kind: Kind) -> Int { counts.withLock { $0[kind, default: 0] } }
    var all: [Int] { Kind.allCases.map { self[$0] } }
  }

  /// Is counted for as long as it lives: in a view's value it lives as long as the view's node.
  final class Counted: Sendable {
    let tally: Tally
    let kind: Tally.Kind
    init(_ kind: Tally.Kind, _ tally: Tally) {
      (self.kind, self.tally) = (kind, tally)
      tally.add(1, kind)
    }
    deinit { tally.add(-1, kind) }
  }

  @MainActor @Observable final class Row: Identifiable {
    nonisolated let id: Int
    var number = 0
    @ObservationIgnored private let counted: Counted
    @ObservationIgnored let old: OldModel
    init(id: Int, tally: Tally) {
      self.id = id
      counted = Counted(.model, tally)
      old = OldModel(tally)
    }
  }

  /// Counts who is subscribed to it.
  final class OldModel: ObservableObject {
    let objectWillChange: AnyPublisher<Void, Never>
    init(_ tally: Tally) {
      objectWillChange = PassthroughSubject<Void, Never>()
        .handleEvents(
          receiveSubscription: { _ in tally.add(1, .subscription) },
          receiveCancel: { tally.add(-1, .subscription) }
        )
        .eraseToAnyPublisher()
    }
  }

  struct RowView: View {
    let row: Row
    let tally: Tally
    let counted: Counted
    @ObservedObject var old: OldModel
    @StateObject private var kept: Kept
    init(row: Row, tally: Tally) {
      (self.row, self.tally, old) = (row, tally, row.old)
      counted = Counted(.viewValue, tally)
      _kept = StateObject(wrappedValue: Kept(tally))
    }
    var body: some View {
      Text("\(row.number)")
        .onAppear { tally.add(1, .shown) }
        .onDisappear { tally.add(-1, .shown) }
        .task {
          tally.add(1, .task)
          defer { tally.add(-1, .task) }
          try? await Task.sleep(for: .seconds(3_600))
        }
    }
  }
  final class Kept: ObservableObject {
    private let counted: Counted
    init(_ tally: Tally) { counted = Counted(.state, tally) }
  }

  struct Screen: View {
    let rows: [Row]
    let tally: Tally
    @State private var isShown = true
    var body: some View {
      VStack {
        if isShown { ForEach(rows) { RowView(row: $0, tally: tally) } }
        Toggle("Rows", isOn: $isShown)
      }
    }
  }

  private static let count = 10_000

  private func makeRows(_ tally: Tally) -> [Row] {
    (0..<Self.count).map { Row(id: $0, tally: tally) }
  }

  func testUnmountingLeavesNothingOfTheRowsThoughTheirModelsLiveOn() async {
    let tally = Tally()
    var rows = makeRows(tally)
    let host = ViewHost(Screen(rows: rows, tally: tally))
    await host.settle()
    for kind in Tally.Kind.allCases {
      XCTAssertEqual(tally[kind], Self.count, "\(kind)")
    }
    host.unmount()
    await host.settle()
    XCTAssertEqual(tally.all, [Self.count, 0, 0, 0, 0, 0])
    for row in rows { row.number += 1 }
    rows = []
    XCTAssertEqual(tally.all, [0, 0, 0, 0, 0, 0])
  }

  func testRowsThatDisappearLeaveNothingWhileTheScreenStays() async {
    let tally = Tally()
    let rows = makeRows(tally)
    let host = ViewHost(Screen(rows: rows, tally: tally))
    for _ in 1...2 {
      await host.settle()
      XCTAssertEqual(tally[.task], Self.count)
      host.toggle("Rows")
      await host.settle()
      XCTAssertEqual(tally.all, [Self.count, 0, 0, 0, 0, 0])
      host.toggle("Rows")
    }
  }
}
