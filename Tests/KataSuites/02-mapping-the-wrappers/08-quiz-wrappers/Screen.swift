import SwiftUI

@testable import Kata

@MainActor
func screen() -> some View {
  ShopScreen(cart: Cart(names: ["Tea", "Rice"]))
}
