import SwiftUI

struct LineText: View {
  let line: Line

  var body: some View {
    Text("\(line.name): \(line.count)")
  }
}

struct TotalText: View {
  let cart: Cart
  let currency: Currency

  var body: some View {
    Text("Total: \(cart.total) \(currency.symbol)")
  }
}
