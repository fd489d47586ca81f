import SwiftUI

@testable import Kata

@MainActor
func screen() -> some View {
  GalleryRoot(feed: Feed())
}
