import SwiftUI

struct ShopScreen: View {
  /// Handed down.
  let cart: Cart
  /// Owned, and offered to those below that want it.
  @State private var currency = Currency()

  var body: some View {
    VStack {
      TotalLine(cart: cart)
      // Reads which lines there are and no count in them.
      ForEach(cart.lines, id: \.name) { line in
        LineRow(line: line)
      }
      CurrencyButton()
      Button("Empty") { cart.empty() }
    }
    .environment(currency)
  }
}

struct TotalLine: View {
  let cart: Cart
  @Environment(Currency.self) private var currency

  var body: some View {
    Text("Total: \(cart.total) \(currency.symbol)")
  }
}

struct LineRow: View {
  @State var line: Line

  var body: some View {
    HStack {
      Text("\(line.name): \(line.count)")
      Button("More \(line.name)") { line.count += 1 }
    }
  }
}

struct CurrencyButton: View {
  @Environment(Currency.self) private var currency

  var body: some View {
    Button("Other currency") { currency.next() }
  }
}
