import SwiftUI

// A type inside another hides nothing outside of that.
final class Machine {
  enum State { case on, off }
}
struct MachineView: View {
  @State private var speed: Double
  init(speed: Double) { _speed = /*!state-init*/State(initialValue: speed) }
  var body: some View { Text("\(speed)") }
}
