import SwiftUI

// Not SwiftUI's wrapper: where this one looks is its own business.
@propertyWrapper struct Environment<Value> {
  var wrappedValue: Value
  init(_ type: Value.Type) { wrappedValue = Registry.shared.value(of: type) }
}
@Observable final class Clock { var hours = 0 }
struct Face: View {
  @Environment(Clock.self) private var /*bait*/clock
  var body: some View { Text("\(clock.hours)") }
}
@main struct ClockApp: App {
  var body: some Scene { WindowGroup { Face() } }
}
