import Observation

@MainActor @Observable final class Named {
  var name = "a"
  @ObservationIgnored private(set) var heard = 0

  func arm() {
    withObservationTracking {
      _ = name
    } onChange: { [weak self] in
      Task { @MainActor [weak self] in
        self?.arm()
        self?.heard += 1
      }
    }
  }
}
