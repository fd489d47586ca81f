import Observation

/// A property of our own that a body reads along, so that its observation can be cancelled.
///
/// "Writing" the probe fires the observation, and firing takes it out of every registrar. It
/// costs a second registrar a body, so only nodes use it whose observations get replaced before
/// they fire.
final class ObservationProbe: Observable {
  private let registrar = ObservationRegistrar()

  private var armed: Bool { true }

  /// Makes the observation in progress depend on the probe.
  func read() { registrar.access(self, keyPath: \.armed) }

  /// Fires the observation that read the probe.
  func cancel() { registrar.willSet(self, keyPath: \.armed) }
}
