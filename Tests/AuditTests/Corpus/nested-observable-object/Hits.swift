import SwiftUI

final class Plan: ObservableObject { @Published var isPro = false; @Published var days = 1 }
final class Store: ObservableObject { @Published var plan = Plan(); let account = Account() }
final class Account: ObservableObject { @Published var name = ""; @Published var plan = Plan() }

struct Screen: View {
  @StateObject private var store = Store()
  @ObservedObject var account: Account
  var body: some View {
    VStack {
      if /*!nested-observable-object*/store.plan.isPro { Text("pro") }
      Text("\(/*!nested-observable-object*/store.plan.days)")
      Text(/*!nested-observable-object*/account.plan.days.description)
    }
    .overlay { Text(/*bait*/account.name) }
  }
  private var header: some View {
    ForEach(0 ..< /*!nested-observable-object*/self.account.plan.isPro.count) { _ in Text("") }
  }
}
struct Other: View {
  @EnvironmentObject private var store: Store
  var body: some View {
    Text(/*!nested-observable-object*/store.account.name)
    Text(/*!nested-observable-object*/store.account.plan.days.description)
    Group { Text("\(/*!nested-observable-object*/store.plan.isPro)") }
    Button { print(/*bait*/store.plan.days) } label: {
      Text("\(/*!nested-observable-object*/store.plan.days)")
    }
  }
}
struct Third: View {
  let store: Store
  var body: some View { Toggle("x", isOn: .constant(/*!nested-observable-object*/store.plan.isPro)) }
}
extension Third {
  func row() -> some View { Text("\(/*!nested-observable-object*/store.plan.days)") }
}
