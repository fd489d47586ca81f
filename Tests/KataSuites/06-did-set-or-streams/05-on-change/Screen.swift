import SwiftUI

@testable import Kata

@MainActor
func screen() -> some View {
  ResultsView(model: SearchModel())
}
