extension KataFacts {
  /// The facts that an exam's probe compares between an answer and the solution.
  ///
  /// The text of the screen is always among them. What a step cannot tell of right answers, because
  /// they may differ in it, is not named here.
  public struct Probe: Codable, Sendable, Equatable {
    /// How the text is compared.
    public enum Text: String, Codable, Sendable {
      /// Line by line, top to bottom.
      case lines
      /// The words in any order, however they are parted into lines.
      case words
    }

    /// How the text is compared; line by line when absent.
    public var text: Text?
    /// The views that may run no more bodies in a step than the solution's do.
    public var counts: [String]?
    /// The classes of which no more objects than with the solution outlive the screen: at most four.
    public var releases: [String]?
    /// The keys of the saved defaults.
    public var defaults: [String]?
    /// Words that are typed beside those that stand on the screen.
    public var texts: [String]?
    /// How many steps are taken; 40 when absent.
    public var steps: Int?

    /// Makes the facts of a probe that compares the text alone.
    public init() {}

    /// What is wrong with these facts; nil when nothing is.
    var fault: String? {
      if let releases, releases.count > 4 {
        return "`releases` in `probe` names \(releases.count) classes; four can be watched"
      }
      if let steps, !(1...1000).contains(steps) {
        return "`steps` in `probe` is \(steps), not 1 to 1000"
      }
      return nil
    }
  }
}
