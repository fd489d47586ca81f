import SwiftUI

/// The front door, which was there before any hall and will be after it.
@MainActor
final class Door {
  var onRing: (() -> Void)?
  var onOpen: (() -> Void)?
}

@MainActor
final class Lamp {
  var onTimeout: (() -> Void)?
}

@MainActor @Observable
final class Settings {
  var volume = 3
}

@MainActor @Observable
final class HallModel {
  private(set) var rings = 0
  private(set) var isLit = false
  private(set) var volume = 0
  let lamp = Lamp()
  @ObservationIgnored private let settings: Settings

  init(door: Door, settings: Settings) {
    self.settings = settings
    // The door keeps the outer closure; the task inside lives for a moment only.
    door.onRing = { [weak self] in
      Task { self?.rings += 1 }
    }
    door.onOpen = { [weak self] in
      guard let self else { return }
      isLit = true
      // After the guard, `self` is a strong one, and the lamp keeps this closure: weak once more.
      lamp.onTimeout = { [unowned self] in self.isLit = false }
    }
    listen()
  }

  private func listen() {
    volume = withObservationTracking {
      settings.volume
      // The settings keep this closure until they change. Where `self` is weak only further in,
      // it is strong here: from where else should it be handed in?
    } onChange: { [weak self] in
      Task { @MainActor in self?.listen() }
    }
  }
}

struct HallView: View {
  let model: HallModel

  var body: some View {
    VStack {
      Text("\(model.rings) rings at volume \(model.volume)")
      Text(model.isLit ? "bright" : "dark")
    }
  }
}
