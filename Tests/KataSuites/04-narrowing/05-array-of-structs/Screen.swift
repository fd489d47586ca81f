import SwiftUI

@testable import Kata

@MainActor
func screen() -> some View {
  let model = GalleryModel(count: 60)
  return VStack {
    GalleryView(model: model)
    Button("9 likes for 7") { model.update(7, likes: 9) }
    Button("A new one") { model.update(61, likes: 0) }
  }
}
