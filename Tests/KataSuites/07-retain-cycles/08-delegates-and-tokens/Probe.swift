import Foundation
import KataTesting
import SwiftUI

@testable import Kata

/// The screen; the center outlives it, and the seconds are left out.
@MainActor
func probe() -> Probe {
  let center = NotificationCenter()
  return Probe { probe in
    let model = RadioModel(center: center)
    for song in ["Moon River", "La Mer"] {
      probe.act("\(song) ends") { model.player.end(song) }
    }
    probe.act("an interruption") {
      center.post(name: RadioModel.interrupted, object: nil)
    }
    probe.act("something else") { center.post(name: Notification.Name("other"), object: nil) }
    probe.value("played") { model.played.joined(separator: ", ") }
    probe.value("paused") { "\(model.isPaused)" }
    return EmptyView()
  }
}
