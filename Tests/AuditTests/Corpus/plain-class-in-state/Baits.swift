import SwiftUI

@Observable final class ObsVM { var rows: [Int] = [] }
@Observable class Base { var rows: [Int] = [] }
final class Sub: Base {}
final class Legacy: ObservableObject { @Published var rows: [Int] = [] }
@Perceptible final class Perceived { var rows: [Int] = [] }
@Model final class Stored { var rows: [Int] = [] }
final class Constant { let rows = [1]; var hidden = 0; var computed: Int { 1 } }
final class Foreign: SomeoneElses { var rows: [Int] = [] }
final class ByHand: Observable { var rows: [Int] = [] }
struct Value { var rows: [Int] = [] }
final class Cache { var rows: [Int] = [] }

struct Rows: View {
  @State private var /*bait*/obs = ObsVM()
  @State private var /*bait*/sub = Sub()
  @State private var /*bait*/legacy = Legacy()
  @State private var /*bait*/perceived = Perceived()
  @State private var /*bait*/stored = Stored()
  @State private var /*bait*/constant = Constant()
  @State private var /*bait*/foreign = Foreign()
  @State private var /*bait*/byHand = ByHand()
  @State private var /*bait*/value = Value()
  @State private var /*bait*/cache = Cache()
  let /*bait*/handed: Cache
  @State private var /*bait*/unknown = SomeoneElses()
  var body: some View {
    Text("\(obs.rows.count) \(sub.rows.count) \(legacy.rows.count) \(perceived.rows.count)")
    Text("\(stored.rows.count) \(constant.rows.count) \(constant.computed) \(foreign.rows.count)")
    Text("\(byHand.rows.count) \(value.rows.count) \(handed.rows.count) \(unknown.rows.count)")
    Button("go") { print(cache.rows) }.task { cache.rows = [] }
  }
}
struct NotAView { @State var /*bait*/vm = Cache(); var body: Int { vm.rows.count } }
