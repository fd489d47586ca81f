import SwiftUI

@testable import Kata

@MainActor
func screen() -> some View {
  HallView(model: HallModel(door: Door(), settings: Settings()))
}
