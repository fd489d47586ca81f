import SwiftUI

@testable import Kata

@MainActor
func screen() -> some View {
  RadioScreen(radio: Radio())
}
