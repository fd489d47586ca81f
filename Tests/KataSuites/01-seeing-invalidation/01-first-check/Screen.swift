import SwiftUI

@testable import Kata

@MainActor
func screen() -> some View {
  VStack {
    WallpaperCell(number: 1)
    WallpaperCell(number: 2)
  }
}
