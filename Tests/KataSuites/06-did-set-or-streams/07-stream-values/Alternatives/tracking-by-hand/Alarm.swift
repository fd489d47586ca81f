import SwiftUI

@MainActor @Observable
final class Thermometer {
  var degrees: Int

  init(degrees: Int = 20) {
    self.degrees = degrees
  }
}

/// Notes when it gets hotter than 30 degrees, and when it is cool again.
@MainActor @Observable
final class Alarm {
  private(set) var notes: [String] = []
  private let thermometer: Thermometer
  @ObservationIgnored private var isHot: Bool

  init(_ thermometer: Thermometer) {
    self.thermometer = thermometer
    isHot = thermometer.degrees > 30
    listen()
  }

  private func listen() {
    let nowHot = withObservationTracking {
      thermometer.degrees > 30
    } onChange: { [weak self] in
      Task { @MainActor in self?.listen() }
    }
    guard nowHot != isHot else { return }
    isHot = nowHot
    notes.append(nowHot ? "too hot" : "cool again")
  }
}
