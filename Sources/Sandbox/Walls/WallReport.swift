import Foundation

/// How high the walls of this machine are for us, as hostile attempts behind them found.
public struct WallReport: Sendable, Equatable {
  /// The highest level that held every attempt.
  public let level: WallLevel
  /// Whether the kernel tells for certain that memory was used up.
  public let isMemoryCertain: Bool
  /// What was tried, from the highest level down; the last one decided.
  public let trials: [WallTrial]

  /// Makes the attempts now; nothing of them stays. It takes about a third of a second.
  ///
  /// - Parameter workbook: The folder that must not be readable inside; one of our own when nil.
  public static func measure(hiding workbook: URL? = nil) -> WallReport {
    let slot = WallSlot()
    var trials: [WallTrial] = []
    for level in [WallLevel.full, .reduced] {
      let trial = WallAttempts(slot: slot, level: level, workbook: workbook).made()
      trials.append(trial)
      if trial.holds { break }
    }
    let level = trials.last.map { $0.holds ? $0.level : .none } ?? .none
    let isTold = trials.last?.isMemoryTold ?? false
    return WallReport(level: level, isMemoryCertain: isTold, trials: trials)
  }

  /// What would raise the level, or make memory certain; a sentence each.
  public var remedies: [WallSentence] {
    var remedies: [WallSentence] = []
    if let full = trials.first(where: { $0.level == .full }), !full.holds {
      remedies.append(
        full.obstacle.map(WallRemedies.namespaces) ?? WallRemedies.failed(full.failed))
    }
    if let reduced = trials.first(where: { $0.level == .reduced }), !reduced.holds {
      if Landlock.isThere {
        remedies.append(
          reduced.obstacle.map(WallRemedies.inner) ?? WallRemedies.failed(reduced.failed))
      } else {
        remedies.append(WallRemedies.landlock)
      }
    }
    if !isMemoryCertain { remedies.append(WallRemedies.memory) }
    return remedies
  }
}
