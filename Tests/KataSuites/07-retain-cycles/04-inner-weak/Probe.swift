import KataTesting
import SwiftUI

@testable import Kata

/// The screen; the door and the settings outlive it.
@MainActor
func probe() -> Probe {
  let door = Door()
  let settings = Settings()
  return Probe { probe in
    let model = HallModel(door: door, settings: settings)
    probe.act("ring") { door.onRing?() }
    probe.act("open") { door.onOpen?() }
    probe.act("time is out") { model.lamp.onTimeout?() }
    probe.act("louder") { settings.volume += 1 }
    return HallView(model: model)
  }
}
