import SwiftUI

@testable import Kata

@MainActor
func screen() -> some View {
  LibraryScreen(library: Library())
}
