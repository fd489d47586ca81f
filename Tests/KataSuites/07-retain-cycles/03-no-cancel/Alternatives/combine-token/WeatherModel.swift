import Combine
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
  @ObservationIgnored private var following: AnyCancellable?

  func follow(_ place: Place) {
    let degrees = Observations { place.degrees }
    let task = Task { [weak self] in
      for await degrees in degrees {
        self?.text = "\(place.name) \(degrees)°"
      }
    }
    following = AnyCancellable(task.cancel)
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
