import SwiftUI

@testable import Kata

@MainActor
func screen() -> some View {
  RadioView(model: RadioModel(center: NotificationCenter()))
}
