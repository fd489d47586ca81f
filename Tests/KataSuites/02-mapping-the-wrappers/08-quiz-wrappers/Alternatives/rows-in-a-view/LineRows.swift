import SwiftUI

struct LineRows: View {
  @Bindable var cart: Cart

  var body: some View {
    ForEach(cart.lines) { LineRow(line: $0) }
  }
}

struct EmptyButton: View {
  let cart: Cart

  var body: some View {
    Button("Empty", action: cart.empty)
  }
}
