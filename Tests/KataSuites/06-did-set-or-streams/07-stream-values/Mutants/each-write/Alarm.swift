import SwiftUI

@MainActor @Observable
final class Thermometer {
  var degrees: Int {
    didSet {
      if (degrees > 30) != (oldValue > 30) { alarm?(degrees > 30) }
    }
  }
  @ObservationIgnored var alarm: ((Bool) -> Void)?

  init(degrees: Int = 20) {
    self.degrees = degrees
  }
}

/// Notes when it gets hotter than 30 degrees, and when it is cool again.
@MainActor @Observable
final class Alarm {
  private(set) var notes: [String] = []

  init(_ thermometer: Thermometer) {
    thermometer.alarm = { [weak self] in
      self?.notes.append($0 ? "too hot" : "cool again")
    }
  }
}
