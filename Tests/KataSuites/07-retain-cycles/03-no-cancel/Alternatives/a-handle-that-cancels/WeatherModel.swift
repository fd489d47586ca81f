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
  @ObservationIgnored private var following: Following?

  func follow(_ place: Place) {
    let task = Task { [weak self] in
      for await degrees in Observations({ place.degrees }) {
        self?.text = "\(place.name) \(degrees)°"
      }
    }
    following = Following(task)
  }

  func stop() {
    following = nil
  }
}

/// Ends its task when nobody keeps it any longer.
final class Following: Sendable {
  private let task: Task<Void, Never>

  init(_ task: Task<Void, Never>) {
    self.task = task
  }

  deinit {
    task.cancel()
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
