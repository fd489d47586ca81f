import SwiftUI

final class Plan: ObservableObject { @Published var isPro = false; let id = 1; var plain = 0 }
final class Store: ObservableObject { @Published var plan = Plan(); @Published var modern = Modern() }
@Observable final class Modern { var isPro = false; var legacy = Plan() }
struct Value { var isPro = false }
final class Values: ObservableObject { @Published var value = Value() }
final class Forwarding: ObservableObject {
  @Published var plan = Plan()
  private var bag: [Any] = []
  init() { bag = [plan.objectWillChange.sink { [weak self] in self?.objectWillChange.send() }] }
}
final class Later: ObservableObject {
  @Published var plan = Plan() { didSet { forward() } }
  private var token: Any?
  private func forward() { token = plan.objectWillChange.sink { self.objectWillChange.send() } }
}
struct Screen: View {
  @StateObject private var later = Later()
  @StateObject private var store = Store()
  @StateObject private var values = Values()
  @StateObject private var forwarding = Forwarding()
  let modern: Modern
  let unknown: SomeoneElses
  var body: some View {
    Text("\(/*bait*/store.modern.isPro)")
    Text("\(/*bait*/values.value.isPro)")
    Text("\(/*bait*/forwarding.plan.isPro) \(/*bait*/later.plan.isPro)")
    Text("\(/*bait*/store.plan.id) \(/*bait*/store.plan.plain)")
    Text("\(/*bait*/unknown.plan.isPro)")
    PlanView(plan: /*bait*/store.plan)
    Button("go") { /*bait*/store.plan.isPro = true }
      .onAppear { print(/*bait*/store.plan.isPro) }
  }
}
/// It observes the inner one, too.
struct Both: View {
  @ObservedObject var store: Store
  @ObservedObject var plan: Plan
  var body: some View { Text("\(/*bait*/store.plan.isPro) \(/*bait*/plan.isPro)") }
}
struct PlanView: View {
  @ObservedObject var plan: Plan
  var body: some View { Text("\(/*bait*/plan.isPro)") }
}
final class NotAView { let store = Store(); var body: Bool { /*bait*/store.plan.isPro } }
