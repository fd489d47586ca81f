import SwiftUI

@testable import Kata

@MainActor
func screen() -> some View {
  HomeView(first: Library(["Lake", "Dune"]), second: Library(["Moor"]))
}
