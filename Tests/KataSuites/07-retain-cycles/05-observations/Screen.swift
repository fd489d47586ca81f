import SwiftUI

@testable import Kata

@MainActor
func screen() -> some View {
  SearchView(model: GalleryModel(store: SearchStore()))
}
