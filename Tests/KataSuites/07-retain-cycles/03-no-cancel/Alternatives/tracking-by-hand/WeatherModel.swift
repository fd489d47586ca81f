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
  // No task waits here, so none has to end; a place that is not this one finds nobody.
  @ObservationIgnored private weak var current: Place?

  func follow(_ place: Place) {
    current = place
    listen()
  }

  private func listen() {
    guard let place = current else { return }
    let degrees = withObservationTracking {
      place.degrees
    } onChange: { [weak self, weak place] in
      Task { @MainActor in
        guard let self, let place, self.current === place else { return }
        self.listen()
      }
    }
    text = "\(place.name) \(degrees)°"
  }

  func stop() { current = nil }
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
