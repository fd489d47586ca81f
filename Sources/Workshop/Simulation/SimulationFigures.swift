/// What a simulated workshop came to.
public struct SimulationFigures: Sendable {
  /// How many events were written, and how many the board counted at the end.
  public var written = 0
  /// How many of them the board knew at the end.
  public var shown = 0
  /// How many checks were made.
  public var checks = 0
  /// How many checks the board showed at the end.
  public var checksShown = 0
  /// The passes that were made.
  public var passes = 0
  /// The passes that the board told, those told twice counted twice.
  public var passesTold = 0
  /// The passes that the board told, each once.
  public var passesKnown = 0
  /// How often a learner's numbers went back between two looks.
  public var stepsBack = 0
  /// How many accidents there were.
  public var accidents = 0
  /// The milliseconds of each refresh of the board: look, fold, terminal, page.
  public var refreshes: [Double] = []
  /// The resident bytes of the process when a quarter of the time was over.
  public var memoryEarly = 0
  /// The same at the end.
  public var memoryLate = 0
  /// How long it took.
  public var seconds = 0.0

  /// A share of the refreshes, such as 0.95, took no longer than so many milliseconds.
  public func refresh(_ share: Double) -> Double {
    let sorted = refreshes.sorted()
    guard !sorted.isEmpty else { return 0 }
    return sorted[min(sorted.count - 1, Int(Double(sorted.count) * share))]
  }

  /// The figures for a person.
  public var text: String {
    func number(_ value: Double) -> String { "\((value * 10).rounded() / 10)" }
    return """
      events     \(written) written, \(shown) on the board
      checks     \(checks) made, \(checksShown) on the board
      passes     \(passes) made, \(passesTold) told, \(passesKnown) of them different
      accidents  \(accidents); numbers that went back: \(stepsBack)
      refresh    \(refreshes.count) times, median \(number(refresh(0.5))) ms, 95 % \
      \(number(refresh(0.95))) ms, slowest \(number(refresh(1))) ms
      memory     \(memoryEarly >> 20) MB after a quarter, \(memoryLate >> 20) MB at the end
      time       \(number(seconds)) s

      """
  }
}
