import SwiftUI

final class Lamp: Observable {
  private let registrar = ObservationRegistrar()
  private var height_ = 40
  private var isOn_ = false
  private var title_ = "Desk lamp"
  var title: String {
    get {
      registrar.access(self, keyPath: \.title)
      return title_
    }
    set { registrar.withMutation(of: self, keyPath: \.title) { title_ = newValue } }
  }
  var isOn: Bool {
    get {
      registrar.access(self, keyPath: \.isOn)
      return isOn_
    }
    set { registrar.withMutation(of: self, keyPath: \.isOn) { isOn_ = newValue } }
  }
  var height: Int {
    get {
      registrar.access(self, keyPath: \.height)
      return height_
    }
    set { registrar.withMutation(of: self, keyPath: \.height) { height_ = newValue } }
  }

  /// Tracked, too: whoever reads it has read `isOn`.
  var mood: String { isOn ? "bright" : "dark" }
}

struct LampScreen: View {
  // Owns it, reads nothing of it: no tap runs this body.
  @State private var lamp = Lamp()

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
