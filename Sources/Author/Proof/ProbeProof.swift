import Checker
import Workbook

/// What the probe of a kata says of each answer that the workbook knows, tests apart.
///
/// Every right answer has to pass it. A wrong one dies of the tests at the latest, so that its probe
/// is told as a count: how many of the mutants it finds by itself.
public struct ProbeProof: Sendable {
  /// The kata.
  public let kata: Kata
  /// Right answers that differ from the solution in a fact: which, and the fact.
  public private(set) var differing: [(answer: String, seed: UInt64, fact: String)] = []
  /// The mutants that the probe finds by itself.
  public private(set) var found: [String] = []
  /// The mutants that only the tests find.
  public private(set) var unfound: [String] = []
  /// What could not be compiled or compared.
  public private(set) var faults: [String] = []

  /// Probes the solution and each alternative with each seed, and each mutant until it is found.
  ///
  /// Without `withMutants` the right answers alone are asked, which is quick.
  public init(
    of kata: Kata, by checker: Checker, behind walls: Confinement? = nil, seeds: [UInt64],
    withMutants: Bool = true
  ) {
    self.kata = kata
    guard kata.facts.probe != nil else { return }
    let roles = [Answer.Role.solution] + kata.facts.alternatives.sorted().map { .alternative($0) }
    for role in roles {
      for seed in seeds {
        guard let result = result(of: role, by: checker, walls, seed) else { continue }
        let last = result.steps.suffix(6).joined(separator: ", ")
        switch result.outcome {
        case .same: break
        case .differs(let fact):
          differing.append((name(of: role), seed, "\(fact), after …, \(last)"))
        case .broken(_, _, let sentence):
          differing.append((name(of: role), seed, "\(sentence.english), after …, \(last)"))
        }
      }
    }
    for name in kata.facts.mutants.keys.sorted() where withMutants {
      let isFound = seeds.contains { seed in
        guard let result = result(of: .mutant(name), by: checker, walls, seed) else { return false }
        return result.outcome != .same
      }
      if isFound { found.append(name) } else { unfound.append(name) }
    }
  }

  /// Whether the probe tells no right answer from the solution.
  public var isGreen: Bool { differing.isEmpty && faults.isEmpty }

  private mutating func result(
    of role: Answer.Role, by checker: Checker, _ walls: Confinement?, _ seed: UInt64
  ) -> ProbeResult? {
    do throws(CheckFault) {
      let answer = try Answer(role, of: kata)
      return try checker.probe(
        kata, sources: answer.sources, behind: walls, isGated: true, seed: seed)
    } catch {
      faults.append("\(name(of: role)): \(error.sentence.english)")
      return nil
    }
  }

  private func name(of role: Answer.Role) -> String {
    switch role {
    case .starter: "starter"
    case .solution: "solution"
    case .alternative(let name): "alternative \(name)"
    case .mutant(let name): "mutant \(name)"
    }
  }
}
