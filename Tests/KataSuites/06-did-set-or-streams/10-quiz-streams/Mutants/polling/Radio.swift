import SwiftUI

@MainActor @Observable
final class Radio {
  // Each write counts, and none may stand out of range: that is for the property itself. With a
  // `didSet`, the write that corrects would run it again, with a wrong old value.
  var volume: Int {
    get { level }
    set {
      let inRange = Self.range(newValue)
      guard inRange != level else { return }
      level = inRange
      history.append(inRange)
    }
  }
  private(set) var history: [Int] = []
  private var level: Int

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
    listening = Task { [weak self] in
      while !Task.isCancelled {
        self?.turn(radio.volume > 7)
        try? await Task.sleep(for: .milliseconds(5))
      }
    }
  }

  deinit {
    listening?.cancel()
  }

  private func turn(_ on: Bool) {
    // The first element is no change, and equal results come through.
    guard on != isOn else { return }
    isOn = on
    switches += 1
  }
}

struct RadioScreen: View {
  let radio: Radio
  @State private var before: Int?

  var body: some View {
    VStack {
      Text("Volume \(radio.volume)")
      Text("Before: \(before.map(String.init) ?? "–")")
      Button("Louder") { radio.volume += 3 }
      Button("Quieter") { radio.volume -= 3 }
    }
    // What this screen showed is this screen's own affair.
    .onChange(of: radio.volume) { old, _ in before = old }
  }
}
