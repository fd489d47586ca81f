import SwiftUI

@testable import Kata

@MainActor
func screen() -> some View {
  HomeView(first: Store(["Lake", "Dune", "Lagoon"]), second: Store(["Moor", "Lane"]))
}
