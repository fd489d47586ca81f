import SwiftUI

@testable import Kata

@MainActor
func screen() -> some View {
  SearchView(model: SearchModel(index: SearchIndex()))
}
