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
    let readings = Observations { thermometer.degrees > 30 }.dropFirst()
    var wasHot = thermometer.degrees > 30
    listening = Task.immediate { [weak self] in
      for await isHot in readings {
        guard isHot != wasHot else { continue }
        wasHot.toggle()
        self?.note(isHot)
      }
    }
  }

  deinit {
    listening?.cancel()
  }

  private func note(_ isHot: Bool) {
    notes.append(isHot ? "too hot" : "cool again")
  }
}
