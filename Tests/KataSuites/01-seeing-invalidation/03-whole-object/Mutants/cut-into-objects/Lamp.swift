import SwiftUI

final class Title: ObservableObject {
  @Published var text = "Desk lamp"
}

final class Light: ObservableObject {
  @Published var isOn = false

  var mood: String { isOn ? "bright" : "dark" }
}

final class Height: ObservableObject {
  @Published var centimetres = 40
}

@Observable
final class Lamp {
  let titleModel = Title()
  let light = Light()
  let heightModel = Height()

  var title: String {
    get { titleModel.text }
    set { titleModel.text = newValue }
  }
  var isOn: Bool {
    get { light.isOn }
    set { light.isOn = newValue }
  }
  var height: Int {
    get { heightModel.centimetres }
    set { heightModel.centimetres = newValue }
  }
  var mood: String { light.mood }
}

struct LampScreen: View {
  @State private var lamp = Lamp()

  var body: some View {
    VStack {
      TitleLine(title: lamp.titleModel)
      LightLine(light: lamp.light)
      HeightLine(height: lamp.heightModel)
      Controls(lamp: lamp)
    }
  }
}

struct TitleLine: View {
  @ObservedObject var title: Title

  var body: some View { Text(title.text) }
}

struct LightLine: View {
  @ObservedObject var light: Light

  var body: some View { Text("It is \(light.mood)") }
}

struct HeightLine: View {
  @ObservedObject var height: Height

  var body: some View { Text("\(height.centimetres) cm") }
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
