import SwiftUI

@main struct ShopApp: App {
  @State private var cart = Cart()
  @State private var offers = Offers()
  var body: some Scene {
    WindowGroup {
      Shop()
        #if DEBUG
          .environment(cart)
        #else
          .environment(cart).padding()
        #endif
    }
    // By its key path, the object is injected as well.
    Window("Offers", id: "offers") { OfferList().environment(\.[objectType: Offers.self], offers) }
    Window("Bare", id: "bare") {
      Bare()
        #if os(macOS)
          .frame(minWidth: 300)
        #endif
        .environment(\.locale, .current)
    }
  }
}

@Observable final class Cart { var count = 0 }
@Observable final class Offers { var names = [""] }

struct Shop: View {
  @Environment(Cart.self) private var /*bait*/cart
  var body: some View { Text("\(cart.count)") }
}
struct OfferList: View {
  @Environment(Offers.self) private var /*bait*/offers
  var body: some View { Text(offers.names[0]) }
}
struct Bare: View {
  @Environment(Cart.self) private var /*!environment-missing*/cart
  var body: some View { Text("\(cart.count)") }
}
