import SwiftUI

@testable import Kata

@MainActor
func screen() -> some View {
  GalleryView()
}
