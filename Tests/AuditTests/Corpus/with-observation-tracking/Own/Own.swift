class Screen {
  func withObservationTracking(_ read: () -> Void, onChange: () -> Void) {}
}
final class Detail: Screen {
  func f() {
    /*bait*/withObservationTracking {} onChange: {}
  }
}
