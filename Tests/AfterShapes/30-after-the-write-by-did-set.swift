import SwiftUI

@MainActor @Observable final class Thermometer {
  var degrees = 0 { didSet { history.append(degrees) } }
  private(set) var history: [Int] = []
}

@MainActor func nextChange(of thermometer: Thermometer, then: @escaping @MainActor (Int) -> Void) {
  withObservationTracking {
    _ = thermometer.degrees
  } onChange: {
    // The write is still to come, so the new value is read a turn later.
    Task { @MainActor [weak thermometer] in
      if let thermometer { then(thermometer.degrees) }
    }
  }
}
