/// What a room does, step by step: katas, breaks and minutes, in one small file that travels with the
/// workbook.
///
///     {"version":1,"language":"en","title":"…","steps":[{"kata":"first-check","minutes":10},{"break":"coffee","minutes":15}]}
public struct WorkshopPlan: Codable, Sendable, Equatable {
  /// The version of the file's grammar that this build reads.
  public static let supportedVersion = 1
  /// The file's name in the workbook.
  public static let fileName = "workshop.json"
  /// The most steps that a plan may have.
  static let mostSteps = 100

  /// The version of the file's grammar.
  public var version = Self.supportedVersion
  /// What the leader calls the workshop.
  public var title: String
  /// The language of the board and its page, `en` or `ja`.
  public var language: String
  /// What is done, in order.
  public var steps: [Step]

  /// A kata that everybody works on, or a break.
  public struct Step: Codable, Sendable, Equatable {
    /// The kata's id; nil for a break.
    public var kata: String?
    /// What the break is called; nil for a kata.
    public var pause: String?
    /// How long it takes.
    public var minutes: Int

    /// Makes a step with a kata.
    public init(kata: String, minutes: Int) {
      self.kata = kata
      self.minutes = minutes
    }

    /// Makes a break.
    public init(pause: String, minutes: Int) {
      self.pause = pause
      self.minutes = minutes
    }

    /// The kata's id or the break's name.
    public var name: String { kata ?? pause ?? "" }

    private enum CodingKeys: String, CodingKey {
      case kata, minutes
      case pause = "break"
    }
  }

  /// Makes a plan.
  public init(title: String, language: Language, steps: [Step]) {
    self.title = title
    self.language = language.rawValue
    self.steps = steps
  }

  /// Plans a workbook's katas in their order, with a break after each so many minutes of work.
  ///
  /// - Parameters:
  ///   - total: As many katas are taken as fit in so many minutes, breaks included; nil takes all.
  ///   - pause: The minutes of a break; 0 for none.
  public init(
    title: String, language: Language, katas: [Kata], total: Int?, pause: Int,
    after stretch: Int = 60
  ) {
    var steps: [Step] = []
    var (spent, sinceBreak) = (0, 0)
    for kata in katas {
      let needsBreak = pause > 0 && sinceBreak > 0 && sinceBreak + kata.facts.minutes > stretch
      let minutes = kata.facts.minutes + (needsBreak ? pause : 0)
      if let total, spent + minutes > total { break }
      if needsBreak {
        steps.append(Step(pause: language == .japanese ? "休憩" : "break", minutes: pause))
        sinceBreak = 0
      }
      steps.append(Step(kata: kata.id, minutes: kata.facts.minutes))
      spent += minutes
      sinceBreak += kata.facts.minutes
      if steps.count >= Self.mostSteps { break }
    }
    self.init(title: title, language: language, steps: steps)
  }

  /// The ids of its katas, in order, each once.
  public var katas: [String] {
    var seen: Set<String> = []
    return steps.compactMap(\.kata).filter { seen.insert($0).inserted }
  }

  /// All minutes together.
  public var minutes: Int { steps.reduce(0) { $0 + $1.minutes } }

  /// How many minutes a kata is given; nil when it is not in the plan.
  public func minutes(for kata: String) -> Int? {
    let minutes = steps.filter { $0.kata == kata }.map(\.minutes)
    return minutes.isEmpty ? nil : minutes.reduce(0, +)
  }
}
