import SwiftUI

@testable import Kata

@MainActor
func screen() -> some View {
  SearchScreen(model: GalleryModel(), settings: Settings())
}
