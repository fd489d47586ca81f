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
    var wasHot = thermometer.degrees > 30
    listening = Task { [weak self] in
      while !Task.isCancelled {
        let isHot = thermometer.degrees > 30
        if isHot != wasHot {
          wasHot = isHot
          self?.notes.append(isHot ? "too hot" : "cool again")
        }
        try? await Task.sleep(for: .milliseconds(5))
      }
    }
  }

  deinit {
    listening?.cancel()
  }
}
