import Combine
import SwiftUI

/// The basket of one table.
@MainActor
final class Basket: ObservableObject {
  @Published var pieces = 0
  @Published var isFull = false
  private var following: AnyCancellable?

  init() {
    following = $pieces.sink { pieces in self.isFull = pieces > 9 }
  }
}

/// How much the basket holds.
struct BasketView: View {
  @ObservedObject var basket: Basket

  var body: some View {
    VStack {
      Text(basket.isFull ? "full" : "\(basket.pieces) pieces")
      Button("Put in") { basket.pieces += 1 }
    }
  }
}
