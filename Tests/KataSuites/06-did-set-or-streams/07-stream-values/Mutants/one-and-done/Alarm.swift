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
  @ObservationIgnored private var listening: Task<Void, Never>?

  init(_ thermometer: Thermometer) {
    let wasHot = thermometer.degrees > 30
    let readings = Observations { thermometer.degrees > 30 }
    listening = Task { [weak self] in
      for await isHot in readings where isHot != wasHot {
        self?.notes.append(isHot ? "too hot" : "cool again")
        break
      }
    }
  }

  deinit {
    listening?.cancel()
  }
}
