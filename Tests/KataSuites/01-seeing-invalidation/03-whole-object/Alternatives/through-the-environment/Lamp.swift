import SwiftUI

@Observable
final class Lamp {
  var title = "Desk lamp"
  var isOn = false
  var height = 40

  /// Tracked, too: whoever reads it has read `isOn`.
  var mood: String { isOn ? "bright" : "dark" }
}

struct LampScreen: View {
  // Owns it, reads nothing of it: no tap runs this body.
  @State private var lamp = Lamp()

  var body: some View {
    VStack {
      TitleLine()
      LightLine()
      HeightLine()
      Controls()
    }
    .environment(lamp)
  }
}

struct TitleLine: View {
  @Environment(Lamp.self) private var lamp

  var body: some View { Text(lamp.title) }
}

struct LightLine: View {
  @Environment(Lamp.self) private var lamp

  var body: some View { Text("It is \(lamp.mood)") }
}

struct HeightLine: View {
  @Environment(Lamp.self) private var lamp

  var body: some View { Text("\(lamp.height) cm") }
}

struct Controls: View {
  @Environment(Lamp.self) private var lamp

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
