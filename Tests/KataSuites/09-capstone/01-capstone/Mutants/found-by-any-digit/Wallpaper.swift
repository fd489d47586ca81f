import SwiftUI

/// One card's own model: its heart is tracked apart from that of every other card.
@MainActor
@Observable
final class Wallpaper: Identifiable {
  let id: Int
  var isFavorite = false

  init(id: Int) { self.id = id }
}
