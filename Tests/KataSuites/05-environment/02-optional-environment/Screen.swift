import SwiftUI

@testable import Kata

@MainActor
func screen() -> some View {
  FavoriteRow(number: 7).environment(Analytics())
}
