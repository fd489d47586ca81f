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
    let start = thermometer.degrees
    let degrees = Observations { [weak thermometer] in thermometer?.degrees }
    listening = Task { [weak self] in
      var last = start
      for await now in degrees {
        guard let now else { return }
        defer { last = now }
        if last <= 30, now > 30 { self?.notes.append("too hot") }
        if last > 30, now <= 30 { self?.notes.append("cool again") }
      }
    }
  }

  deinit {
    listening?.cancel()
  }
}
