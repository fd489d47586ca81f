import SwiftUI

// TODO: This object speaks for all of its properties at once. Let each speak for itself.
final class Lamp: ObservableObject {
  @Published var title = "Desk lamp"
  @Published var isOn = false
  @Published var height = 40

  var mood: String { isOn ? "bright" : "dark" }
}

struct LampScreen: View {
  @StateObject private var lamp = Lamp()

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
  @ObservedObject var lamp: Lamp

  var body: some View { Text(lamp.title) }
}

struct LightLine: View {
  @ObservedObject var lamp: Lamp

  var body: some View { Text("It is \(lamp.mood)") }
}

struct HeightLine: View {
  @ObservedObject var lamp: Lamp

  var body: some View { Text("\(lamp.height) cm") }
}

struct Controls: View {
  @ObservedObject var lamp: Lamp

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
