import Observation

/// A node that runs a learner's code inside the toolchain's observation tracking.
///
/// `observe(_:)` runs the code once and arms one observation for everything that it read; when
/// one of those properties is about to change, the node is marked with `.dependencies`.
class ObservingNode: SingleChildNode {
  private var arm: ObservationArm?
  private var probe: ObservationProbe?
  /// Whether an observation was replaced before it fired: then the next one carries a probe.
  private var needsProbe = false

  /// Runs `code` in a tracking scope of its own; the observation before it is retired.
  final func observe<Result>(_ code: () -> Result) -> Result {
    retireArm()
    guard needsProbe else { return withObservationTracking(code, onChange: makeArm()) }
    let probe = ObservationProbe()
    self.probe = probe
    return withObservationTracking(
      {
        probe.read()
        return code()
      }, onChange: makeArm())
  }

  /// The closure that a registrar keeps; asked for only if something was read.
  private func makeArm() -> @Sendable () -> Void {
    let arm = ObservationArm(node: self, inbox: graph.inbox)
    self.arm = arm
    return { arm.fire() }
  }

  private func retireArm() {
    guard let arm else { return }
    self.arm = nil
    if graph.inbox.retire(arm) {
      if let probe { probe.cancel() } else { needsProbe = true }
    } else {
      needsProbe = false
    }
    probe = nil
  }

  override func willDisappear() {
    retireArm()
    super.willDisappear()
  }
}
