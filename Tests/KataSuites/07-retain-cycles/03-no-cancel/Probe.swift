import KataTesting
import SwiftUI

@testable import Kata

/// The screen; the places outlive it.
@MainActor
func probe() -> Probe {
  let places = [Place("Kyoto"), Place("Nara")]
  return Probe { probe in
    let model = WeatherModel()
    for place in places {
      probe.act("follow \(place.name)") { model.follow(place) }
      probe.act("warmer in \(place.name)") { place.degrees += 1 }
    }
    return WeatherView(model: model)
  }
}
