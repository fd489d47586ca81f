import SwiftUI

@Observable
final class Lamp {
  var title = "Desk lamp"
  var isOn = false
  var height = 40

  /// Tracked, too: whoever reads it has read `isOn`.
  var mood: String { isOn ? "bright" : "dark" }
}

extension LampScreen: Equatable {
  nonisolated static func == (_: Self, _: Self) -> Bool { true }
}

struct LampScreen: View {
  private let lamp = Lamp()

  var body: some View {
    VStack {
      TitleLine(lamp: lamp)
      LightLine(lamp: lamp)
      HeightLine(lamp: lamp)
      Controls(lamp: lamp)
    }
  }
}

struct TitleLine: View {
  let lamp: Lamp

  var body: some View { Text(lamp.title) }
}

struct LightLine: View {
  let lamp: Lamp

  var body: some View { Text("It is \(lamp.mood)") }
}

struct HeightLine: View {
  let lamp: Lamp

  var body: some View { Text("\(lamp.height) cm") }
}

struct Controls: View {
  let lamp: Lamp

  var body: some View {
    Button("Switch") { lamp.isOn.toggle() }
    Button("Rename") { lamp.title = "Reading lamp" }
    Button("Lift") { lamp.height += 5 }
    Button("Show off") {
      lamp.isOn = true
      lamp.height = 90
    }
  }
}
