import SwiftUI

@testable import Kata

@MainActor
func screen() -> some View {
  VStack {
    HomeView()
    Button("Play Autumn") { Station.shared.play("Autumn") }
  }
}
