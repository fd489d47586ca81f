import SwiftUI

@MainActor @Observable
final class Radio {
  var volume: Int {
    get { level }
    set {
      let inRange = Self.range(newValue)
      guard inRange != level else { return }
      before = level
      level = inRange
      history.append(inRange)
    }
  }
  private(set) var history: [Int] = []
  private var level: Int
  private(set) var before: Int?

  init(volume: Int = 3) {
    level = Self.range(volume)
  }

  private static func range(_ volume: Int) -> Int {
    min(max(volume, 0), 10)
  }
}

/// Warns the neighbours: is on while the volume is over 7.
@MainActor @Observable
final class Lamp {
  private(set) var isOn: Bool
  private(set) var switches = 0
  @ObservationIgnored private var listening: Task<Void, Never>?

  init(_ radio: Radio) {
    isOn = radio.volume > 7
    let isLoud = Observations { radio.volume > 7 }
    listening = Task { [weak self] in
      for await isLoud in isLoud { self?.turn(isLoud) }
    }
  }

  deinit {
    listening?.cancel()
  }

  private func turn(_ on: Bool) {
    guard on != isOn else { return }
    isOn = on
    switches += 1
  }
}

struct RadioScreen: View {
  let radio: Radio

  var body: some View {
    VStack {
      Text("Volume \(radio.volume)")
      Text("Before: \(radio.before.map(String.init) ?? "–")")
      Button("Louder") { radio.volume += 3 }
      Button("Quieter") { radio.volume -= 3 }
    }
  }
}
