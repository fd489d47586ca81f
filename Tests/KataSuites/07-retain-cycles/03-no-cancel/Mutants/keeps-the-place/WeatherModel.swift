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
  // No view reads the handle; and only untracked, `deinit` may touch it.
  @ObservationIgnored private var following: Task<Void, Never>?
  @ObservationIgnored private var place: Place?

  // The loop waits in the place, and knows nothing of a model that is gone.
  deinit {
    following?.cancel()
  }

  func follow(_ place: Place) {
    self.place = place
    // A handle that is overwritten ends nothing: the loop before would go on beside this one.
    following?.cancel()
    following = Task { [weak self] in
      for await degrees in Observations({ place.degrees }) {
        self?.text = "\(place.name) \(degrees)°"
      }
    }
  }

  func stop() {
    following?.cancel()
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
