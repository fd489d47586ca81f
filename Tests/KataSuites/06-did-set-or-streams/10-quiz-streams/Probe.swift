import KataTesting
import SwiftUI

@testable import Kata

/// The screen, volumes that no button gives, and the lamp.
@MainActor
func probe() -> Probe {
  Probe { probe in
    let radio = Radio()
    let lamp = Lamp(radio)
    for volume in [-3, 0, 7, 8, 40] {
      probe.act("Volume \(volume)") { radio.volume = volume }
    }
    probe.value("history") { radio.history.map(String.init).joined(separator: ", ") }
    probe.value("lamp") { "\(lamp.isOn), switched \(lamp.switches) times" }
    return RadioScreen(radio: radio)
  }
}
