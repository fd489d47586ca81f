import SwiftUI

// TODO: Let these three do what the brief says. Their names, and what stands here, stay.

@MainActor @Observable
final class Radio {
  var volume: Int
  private(set) var history: [Int] = []

  init(volume: Int = 3) {
    self.volume = volume
  }
}

/// Warns the neighbours: is on while the volume is over 7.
@MainActor @Observable
final class Lamp {
  private(set) var isOn = false
  private(set) var switches = 0

  init(_ radio: Radio) {
  }
}

struct RadioScreen: View {
  let radio: Radio

  var body: some View {
    Text("Silence")
  }
}
