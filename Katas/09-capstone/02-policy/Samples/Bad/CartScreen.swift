import SwiftUI

/// What a customer wants to buy.
@MainActor
final class Cart: ObservableObject {
  private(set) var items: [String] = []

  func add(_ item: String) {
    objectWillChange.send()
    items.append(item)
  }
}

/// The cart, with a button that fills it.
struct CartScreen: View {
  @StateObject private var cart = Cart()

  var body: some View {
    VStack {
      CartList()
      Button("Add tea") { cart.add("Tea") }
    }
    .environmentObject(cart)
  }
}

/// The items of the cart.
struct CartList: View {
  @EnvironmentObject private var cart: Cart

  var body: some View {
    ForEach(cart.items.indices, id: \.self) { index in
      Text(cart.items[index])
    }
  }
}
