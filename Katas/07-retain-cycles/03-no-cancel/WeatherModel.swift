import SwiftUI

/// A place that is measured; the app keeps it, and others follow it.
@MainActor @Observable
final class Place {
  let name: String
  var degrees = 20

  init(_ name: String) {
    self.name = name
  }
}

@MainActor @Observable
final class WeatherModel {
  private(set) var text = "nowhere"
  // TODO: The model goes away as it should. Its loops never do: not with it, and not before.
  private var following: Task<Void, Never>?

  func follow(_ place: Place) {
    following = Task { [weak self] in
      for await degrees in Observations({ place.degrees }) {
        self?.text = "\(place.name) \(degrees)°"
      }
    }
  }

  func stop() {
    following = nil
  }
}

struct WeatherView: View {
  let model: WeatherModel

  var body: some View {
    VStack {
      Text(model.text)
      Button("Stop") { model.stop() }
    }
  }
}
