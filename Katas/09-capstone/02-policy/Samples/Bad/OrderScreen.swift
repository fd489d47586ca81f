import SwiftUI

/// The orders of one customer.
@MainActor
@Observable
final class OrderModel {
  let customer: String
  private(set) var orders: [String] = []

  init(customer: String) { self.customer = customer }

  func add() { orders.append("Order \(orders.count + 1)") }
}

/// Shows the orders, and makes the model when it appears.
struct OrderScreen: View {
  let customer: String
  @State private var model: OrderModel?

  var body: some View {
    VStack {
      if let model {
        Text("\(model.orders.count) orders")
        Button("Add") { model.add() }
      }
    }
    .onAppear { makeModelIfNeeded() }
  }

  private func makeModelIfNeeded() {
    if model == nil { model = OrderModel(customer: customer) }
  }
}
