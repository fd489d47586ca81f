import KataTesting
import SwiftUI
import XCTest

/// However a screen came to its state, it reads like one that is mounted in that state.
@MainActor
final class ConsistencyTests: XCTestCase {
  @MainActor @Observable final class Row: Identifiable {
    nonisolated let id: Int
    var isOn = false
    init(id: Int) { self.id = id }
  }
  @MainActor @Observable final class Model {
    var rows = (0..<6).map { Row(id: $0) }
    var showsHeader = true
    var flavour = "plain"
    var version = 0
  }
  struct Flavour: EnvironmentKey {
    static let defaultValue = "none"
  }

  struct RowView: View {
    let row: Row
    let offset: Int
    @Environment(\.testFlavour) private var flavour
    var body: some View {
      HStack {
        if row.isOn { Text("★ \(row.id)") } else { Text("☆ \(row.id)") }
        Text("\(flavour) \(offset)")
      }
    }
  }
  struct Screen: View {
    let model: Model
    var body: some View {
      VStack {
        if model.showsHeader { Text("header \(model.rows.filter(\.isOn).count)") }
        List {
          Section("rows") {
            ForEach(Array(model.rows.enumerated()), id: \.element.id) { offset, row in
              RowView(row: row, offset: offset)
            }
          }
          Text("footer").id(model.version)
        }
      }
      .environment(\.testFlavour, model.flavour)
    }
  }

  /// A generator whose numbers are the same in every run.
  struct Seeded: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ (state >> 29)
    }
  }

  private func change(_ model: Model, by random: inout Seeded, nextID: inout Int) {
    switch Int.random(in: 0..<8, using: &random) {
    case 0: model.rows.randomElement(using: &random)?.isOn.toggle()
    case 1:
      model.rows.insert(
        Row(id: nextID), at: Int.random(in: 0...model.rows.count, using: &random))
      nextID += 1
    case 2:
      if let index = model.rows.indices.randomElement(using: &random) {
        model.rows.remove(at: index)
      }
    case 3: model.rows.shuffle(using: &random)
    case 4: model.showsHeader.toggle()
    case 5: model.flavour = ["plain", "lemon"].randomElement(using: &random) ?? "plain"
    case 6: model.version += 1
    default: for row in model.rows { row.isOn.toggle() }
    }
  }

  func testAnUpdatedScreenReadsLikeANewOne() async {
    var random = Seeded(state: 42)
    let model = Model()
    var nextID = 100
    let host = ViewHost(Screen(model: model), visibleRows: 5)
    for step in 0..<400 {
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        change(model, by: &random, nextID: &nextID)
      }
      let fresh = ViewHost(Screen(model: model), visibleRows: 5)
      XCTAssertEqual(host.text, fresh.text, "step \(step)")
      XCTAssertEqual(host.tree, fresh.tree, "step \(step)")
    }
  }

  func testNoBodyRunsTwiceInOnePass() async {
    var random = Seeded(state: 7)
    let model = Model()
    var nextID = 100
    let host = ViewHost(Screen(model: model), visibleRows: 5)
    for _ in 0..<200 {
      host.resetCounts()
      change(model, by: &random, nextID: &nextID)
      var seen = Set<String>()
      for evaluation in host.evaluations {
        let key = "\(evaluation.pass) \(evaluation.view) \(evaluation.identity)"
        XCTAssertTrue(seen.insert(key).inserted, "\(evaluation)")
      }
    }
  }
}

extension EnvironmentValues {
  var testFlavour: String {
    get { self[ConsistencyTests.Flavour.self] }
    set { self[ConsistencyTests.Flavour.self] = newValue }
  }
}
