import Foundation
import KataEvents
import Sandbox
import Workbook

/// One probe of one answer: the answer behind its walls, the reference in a process of its own.
struct ProbeRun {
  /// How long a probe may take in all.
  private static let wallSeconds = 90.0

  let kata: Kata
  let facts: KataFacts.Probe
  let seed: UInt64
  let reference: KataBundle
  let shared: Checker.Shared
  let confinement: Confinement?
  let cancellation: Cancellation?

  /// Takes the steps at both.
  func run(_ bundle: KataBundle) throws(CheckFault) -> ProbeResult {
    let model = ScreenSession(
      host: try HostProcess(pieces: shared.pieces, cache: shared.cache, facts: kata.facts))
    defer { model.close() }
    let host = try HostProcess(
      pieces: shared.pieces, cache: shared.cache, facts: kata.facts, confinement: confinement,
      bundle: bundle)
    defer { host.end() }
    try host.send(question(bundle, key: host.key))
    let first = try ProbeFold.facts(
      in: try model.begin({ question(reference, key: $0) }, cancellation: cancellation))
    let fold = ProbeFold(
      facts: facts, stepSeconds: kata.facts.testSeconds ?? 5, seed: seed, key: host.key,
      reference: model, first: first,
      send: { command throws(CheckFault) in try host.send(command) })
    var limits = HostProcess.limits
    limits.wallSeconds = Self.wallSeconds
    let ending = host.child.wait(
      limits: limits, cancellation: cancellation, onRecord: { fold.take($0) },
      deadline: { fold.deadline })
    if let fault = fold.fault { throw fault }
    let output = host.child.output
    if ending == .stopped(.walls) { throw BundleMaking.noWalls(output.text) }
    if ending == .stopped(.cancelled) { throw CheckFault(.stoppedCheck) }
    return ProbeResult(
      outcome: fold.outcome(ending: ending, output: output.text), seed: seed, steps: fold.steps,
      output: output.text)
  }

  private func question(_ bundle: KataBundle, key: String) -> Command {
    .probe(
      bundle: bundle.path, key: key, releases: facts.releases ?? [],
      defaults: facts.defaults ?? [])
  }
}
