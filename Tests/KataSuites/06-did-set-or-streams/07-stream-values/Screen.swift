import SwiftUI

@testable import Kata

struct AlarmView: View {
  let thermometer: Thermometer
  let alarm: Alarm

  var body: some View {
    VStack {
      Text("\(thermometer.degrees) degrees")
      Text(alarm.notes.joined(separator: ", "))
      Button("Hotter") { thermometer.degrees += 6 }
      Button("Cooler") { thermometer.degrees -= 6 }
      Button("Flicker") {
        thermometer.degrees += 20
        thermometer.degrees -= 20
      }
    }
  }
}

@MainActor
func screen() -> some View {
  let thermometer = Thermometer()
  return AlarmView(thermometer: thermometer, alarm: Alarm(thermometer))
}
