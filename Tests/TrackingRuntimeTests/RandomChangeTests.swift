import KataTesting
import SwiftUI
import XCTest

/// After any changes a screen of many sorts of views reads like one that is mounted now.
@MainActor
final class RandomChangeTests: XCTestCase {
  struct Item: Identifiable, Equatable {
    let id: Int
    var number = 0
    var tags: [String] = []
  }
  final class Station: ObservableObject {
    @Published var number = 0
  }
  @MainActor @Observable final class Part: Identifiable {
    nonisolated let id: Int
    var number = 0
    var kids = [1]
    init(id: Int) { self.id = id }
  }
  @MainActor @Observable final class Model {
    var items = (0..<4).map { Item(id: $0) }
    var parts = (0..<4).map { Part(id: $0) }
    var isShown = true
    var mode = 0
    var level = 0
    var version = 0
    var station = Station()
    var chosen: Part?
    private var lastID = 100
    func nextID() -> Int {
      lastID += 1
      return lastID
    }
  }

  struct BoundRow: View {
    @Binding var item: Item
    @Environment(\.level) private var level
    var body: some View {
      HStack {
        Text(verbatim: "bound \(item.id) \(item.number) \(level)")
        ForEach(item.tags, id: \.self) { Text($0) }
      }
    }
  }
  struct NumberRow: View {
    @Binding var number: Int
    var body: some View { Text(verbatim: "number \(number)") }
  }
  struct EqualRow: View, Equatable {
    let item: Item
    let action: () -> Void
    @Environment(\.level) private var level
    nonisolated static func == (left: Self, right: Self) -> Bool { left.item == right.item }
    var body: some View { Text(verbatim: "equal \(item.id) \(item.number) \(level)") }
  }
  struct PartRow: View {
    @Bindable var part: Part
    @EnvironmentObject private var station: Station
    var body: some View {
      VStack {
        Text(verbatim: "part \(part.id) \(part.number) \(station.number)")
        NumberRow(number: $part.number)
        ForEach(part.kids, id: \.self) { Text(verbatim: "kid \($0) \(part.number)") }
      }
    }
  }
  struct StationRow: View {
    @ObservedObject var station: Station
    var body: some View { NumberRow(number: $station.number) }
  }
  struct ChosenRow: View {
    @Environment(Part.self) private var chosen: Part?
    var body: some View { Text(verbatim: "chosen \(chosen?.number ?? -1)") }
  }
  struct Changing: ViewModifier {
    let kind: Int
    @Environment(\.level) private var outer
    func body(content: Content) -> some View {
      if kind % 3 == 0 {
        content.environment(\.level, kind * 1_000 + outer)
      } else if kind % 3 == 1 {
        VStack {
          content
          content
        }
      } else {
        Text(verbatim: "nothing \(outer)")
      }
    }
  }
  struct Screen: View {
    let model: Model
    var body: some View {
      @Bindable var model = model
      VStack {
        switch model.mode {
        case 0: ForEach($model.items) { $item in BoundRow(item: $item) }
        case 1: ForEach(model.items) { item in EqualRow(item: item) { model.level += 1 } }
        case 2:
          ForEach(model.items) { item in EqualRow(item: item) { model.level += 1 }.equatable() }
        default:
          AnyView(ForEach(model.items.indices, id: \.self) { BoundRow(item: $model.items[$0]) })
        }
        if model.isShown {
          StationRow(station: model.station)
        } else if model.level > 3 {
          AnyView(StationRow(station: model.station).id(model.version))
        }
        AnyView(model.level % 2 == 0 ? AnyView(ChosenRow()) : AnyView(Text("odd")))
        List {
          Section("Parts") {
            ForEach(model.parts) { PartRow(part: $0).modifier(Changing(kind: model.level)) }
          }
          if model.isShown { Text("between") }
          ForEach(model.items) { item in
            BoundRow(item: .constant(item)).modifier(Changing(kind: item.number))
          }
        }
      }
      .environment(\.level, model.level)
      .environment(model.chosen)
      .environmentObject(model.station)
    }
  }

  private func change(_ model: Model, by random: inout ConsistencyTests.Seeded) {
    let place = model.items.indices.randomElement(using: &random)
    switch Int.random(in: 0..<17, using: &random) {
    case 0: if let place { model.items[place].number += 1 }
    case 1: if let place { model.items[place].tags.append("tag \(model.nextID())") }
    case 2: if let place { model.items.remove(at: place) }
    case 3: model.items.append(Item(id: model.nextID()))
    case 4: model.items.shuffle(using: &random)
    case 5: model.parts.shuffle(using: &random)
    case 6: model.parts.randomElement(using: &random)?.number += 1
    case 7: model.parts.randomElement(using: &random)?.kids.append(model.nextID())
    case 8: model.parts.append(Part(id: model.nextID()))
    case 9: if model.parts.count > 1 { model.parts.removeFirst() }
    case 10: model.isShown.toggle()
    case 11: model.mode = Int.random(in: 0..<4, using: &random)
    case 12: model.level += 1
    case 13: model.station.number += 1
    case 14: model.station = Station()
    case 15: model.chosen = model.chosen == nil ? Part(id: 0) : nil
    default:
      model.chosen?.number += 1
      model.version += 1
    }
  }

  func testAScreenOfManySortsReadsLikeANewOneAfterRandomChanges() async {
    for seed in 0..<20 {
      var random = ConsistencyTests.Seeded(state: UInt64(seed) &* 7_919 &+ 13)
      let model = Model()
      let host = ViewHost(Screen(model: model), visibleRows: 6)
      for step in 0..<60 {
        for _ in 0..<Int.random(in: 1...4, using: &random) { change(model, by: &random) }
        let fresh = ViewHost(Screen(model: model), visibleRows: 6)
        XCTAssertEqual(host.text, fresh.text, "seed \(seed), step \(step)")
      }
    }
  }
}

extension EnvironmentValues {
  private enum LevelKey: EnvironmentKey { static let defaultValue = 0 }
  fileprivate var level: Int {
    get { self[LevelKey.self] }
    set { self[LevelKey.self] = newValue }
  }
}
