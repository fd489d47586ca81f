import Synchronization

/// Watches one object until it is gone or has had its chance.
@MainActor
final class ReleaseWatch {
  /// The turns that an object gets; about a tenth of a second on an idle machine.
  private static let turns = 64
  /// How long a task that may still end is waited for, beyond those turns.
  private static let patience = Duration.seconds(1)
  /// The most causes that are told at once.
  private static let mostCauses = 3

  private weak var object: AnyObject?

  /// Makes the object and keeps only a weak reference; no strong one is left on return.
  func watch(_ make: @MainActor () async throws -> AnyObject) async throws {
    object = try await make()
  }

  /// Nil when the object is gone, as soon as it is; else sentences that say what holds it.
  func holder() async -> String? {
    for _ in 0..<Self.turns {
      guard object != nil else { return nil }
      await TaskTurn.one()
    }
    // A cycle needs no more time; what ends by itself, such as a task, may only be slow.
    let deadline = ContinuousClock.now + Self.patience
    if let found = causes(), found.proofs.allSatisfy(\.mayEnd) {
      while object != nil, ContinuousClock.now < deadline { await TaskTurn.one() }
    }
    guard let found = causes() else { return nil }
    let running = await Self.running(found.suspects)
    guard let object else { return nil }
    return Self.sentence("\(type(of: object))", found.proofs, running)
  }

  private func causes() -> (proofs: [HolderProof], suspects: [HolderSuspect])? {
    object.map {
      let search = HolderSearch(for: $0)
      return (search.proofs, search.suspects)
    }
  }

  /// The suspects but for the tasks that have ended.
  private static func running(_ suspects: [HolderSuspect]) async -> [HolderSuspect] {
    var running: [HolderSuspect] = []
    for suspect in suspects {
      if case .task(_, let task) = suspect, await hasEnded(task) { continue }
      running.append(suspect)
    }
    return running
  }

  private static func hasEnded(_ task: any EndingTask) async -> Bool {
    let flag = Flag()
    Task.detached {
      await task.end()
      flag.isUp.store(true, ordering: .relaxed)
    }
    for _ in 0..<4 {
      await TaskTurn.one()
      if flag.isUp.load(ordering: .relaxed) { return true }
    }
    return false
  }

  private static func sentence(
    _ name: String, _ proofs: [HolderProof], _ suspects: [HolderSuspect]
  ) -> String {
    let start = "\(name) is still alive after everybody outside let go of it. "
    if !proofs.isEmpty {
      return start + proofs.prefix(mostCauses).map(\.sentence).joined(separator: " ")
    }
    let nothing = "No property, closure, subscription or timer was found to hold it. "
    var sentences: [String] = []
    for sentence in suspects.map(\.sentence) where !sentences.contains(sentence) {
      sentences.append(sentence)
    }
    guard sentences.isEmpty else {
      return start + nothing + sentences.prefix(mostCauses).joined(separator: " ")
    }
    return start + nothing + "What cannot be looked into is left: a running Task that captured it "
      + "and is not stored in it, a block that NotificationCenter or a queue keeps, or an owner that "
      + "still has it."
  }

  private final class Flag: Sendable {
    let isUp = Atomic(false)
  }
}
