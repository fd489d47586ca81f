import SwiftUI

@testable import Kata

@MainActor
func screen() -> some View {
  let model = WeatherModel()
  model.follow(Place("Kyoto"))
  return WeatherView(model: model)
}
