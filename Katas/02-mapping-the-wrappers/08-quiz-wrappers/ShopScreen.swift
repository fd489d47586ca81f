import SwiftUI

struct ShopScreen: View {
  let cart: Cart

  var body: some View {
    // TODO: Build the screen of TotalLine, LineRow and CurrencyButton.
    Text("Closed")
  }
}
