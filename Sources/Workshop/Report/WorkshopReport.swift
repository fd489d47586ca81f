import Reports
import Workbook

/// What a workshop came to: times, the hardest katas, common misunderstandings, predictions against
/// reality, and what each learner should look at again.
public struct WorkshopReport: Codable, Sendable, Equatable {
  /// The version of the JSON object.
  public var version = 1
  /// What the leader called the workshop.
  public var title: String
  /// The plan's katas, the hardest first.
  public var katas: [Kata]
  /// The misunderstandings, the most common first.
  public var misconceptions: [Misconception]
  /// The questions about body counts.
  public var predictions: [Prediction]
  /// The learners, by name.
  public var learners: [Learner]

  /// What the room made of a kata.
  public struct Kata: Codable, Sendable, Equatable {
    /// Its id.
    public var kata: String
    /// The minutes that the plan gave it.
    public var plannedMinutes: Int
    /// How many began it.
    public var begun: Int
    /// How many passed it.
    public var passed: Int
    /// The median of the minutes of those who passed here.
    public var medianMinutes: Double?
    /// The median of their checks.
    public var medianChecks: Double?
    /// How many took a hint.
    public var tookHints: Int
    /// How many saw the solution before a pass.
    public var sawSolution: Int
  }

  /// What answers looked like.
  public struct Misconception: Codable, Sendable, Equatable {
    /// The kata.
    public var kata: String
    /// The misunderstanding, as a slug.
    public var misconception: String
    /// How many learners had it.
    public var learners: Int
    /// In how many checks.
    public var checks: Int
  }

  /// What was foreseen and what ran.
  public struct Prediction: Codable, Sendable, Equatable {
    /// The kata.
    public var kata: String
    /// The question's place in it, from 1.
    public var question: Int
    /// How many guessed.
    public var guesses: Int
    /// How many of them said the very number.
    public var right: Int
    /// The median guess.
    public var medianGuess: Double
    /// The median of what was measured.
    public var measured: Double
  }

  /// A learner.
  public struct Learner: Codable, Sendable, Equatable {
    /// The name as published.
    public var name: String
    /// How many sat at the keyboard.
    public var people: Int
    /// How many katas are passed.
    public var passed: Int
    /// How many checks were made.
    public var checks: Int
    /// The katas to look at again.
    public var review: [String]
    /// How the learner stands with each of the plan's katas.
    public var katas: [PublishedKata]
  }

  /// Folds what lies in the folder.
  public init(_ view: RoomView, plan: WorkshopPlan) {
    let everybody = view.learners.map(\.progress)
    title = plan.title
    katas = plan.katas.map { id in
      let states = everybody.map { $0[id] }
      let here = states.filter { $0.seconds != nil }
      return Kata(
        kata: id, plannedMinutes: plan.minutes(for: id) ?? 0,
        begun: states.count { $0.checks > 0 || $0.isPassed },
        passed: states.count(where: \.isPassed),
        medianMinutes: Median.of(here.compactMap(\.seconds)).map { ($0 / 6).rounded() / 10 },
        medianChecks: Median.of(here.map { Double($0.checks) }),
        tookHints: states.count { $0.hints > 0 }, sawSolution: states.count(where: \.sawSolution))
    }.sorted { left, right in
      let (one, other) = (Self.hardness(left), Self.hardness(right))
      return one == other ? left.kata < right.kata : one > other
    }
    misconceptions = Self.misconceptions(everybody)
    predictions = Self.predictions(everybody)
    learners = everybody.map { progress in
      let states = plan.katas.map { progress[$0] }
      return Learner(
        name: progress.name, people: progress.people, passed: states.count(where: \.isPassed),
        checks: progress.checks, review: WorkshopReview.katas(of: progress, in: plan),
        katas: states.filter { $0 != PublishedKata($0.kata) })
    }.sorted { ($0.name, $0.checks) < ($1.name, $1.checks) }
  }

  /// The share that did not pass, then the time beyond the plan.
  private static func hardness(_ kata: Kata) -> Double {
    let failed = kata.begun == 0 ? 0 : Double(kata.begun - kata.passed) / Double(kata.begun)
    let time = (kata.medianMinutes ?? 0) / Double(max(1, kata.plannedMinutes))
    return failed * 10 + min(time, 9)
  }

  private static func misconceptions(_ everybody: [PublishedProgress]) -> [Misconception] {
    var counts: [String: Misconception] = [:]
    for progress in everybody {
      for kata in progress.katas {
        for (slug, checks) in kata.misconceptions where checks > 0 {
          let key = "\(kata.kata) \(slug)"
          var row =
            counts[key]
            ?? Misconception(kata: kata.kata, misconception: slug, learners: 0, checks: 0)
          row.learners += 1
          row.checks += min(checks, 100_000)
          counts[key] = row
        }
      }
    }
    return counts.sorted {
      $0.value.learners == $1.value.learners
        ? $0.key < $1.key : $0.value.learners > $1.value.learners
    }.map(\.value)
  }

  private static func predictions(_ everybody: [PublishedProgress]) -> [Prediction] {
    var guesses: [String: [Int: [PublishedKata.Guess]]] = [:]
    for progress in everybody {
      for kata in progress.katas {
        for guess in kata.guesses.prefix(20) {
          guesses[kata.kata, default: [:]][guess.index, default: []].append(guess)
        }
      }
    }
    return guesses.sorted { $0.key < $1.key }.flatMap { kata, questions in
      questions.sorted { $0.key < $1.key }.map { index, guesses in
        Prediction(
          kata: kata, question: index + 1, guesses: guesses.count,
          right: guesses.count { $0.guess == $0.measured },
          medianGuess: Median.of(guesses.map { Double($0.guess) }) ?? 0,
          measured: Median.of(guesses.map { Double($0.measured) }) ?? 0)
      }
    }
  }

  /// One object with a version.
  public var json: String { JSONText.of(self) }

  /// A row a learner and kata that was touched.
  public var csv: String {
    let head = "learner,people,kata,passed,checks,minutes,verdict,misconception,hints,solution"
    let rows = learners.flatMap { learner in
      learner.katas.map { kata in
        [
          SafeText.cell(learner.name), "\(learner.people)", SafeText.cell(kata.kata),
          kata.isPassed ? "1" : "0", "\(kata.checks)",
          kata.seconds.map { "\(($0 / 6).rounded() / 10)" } ?? "",
          SafeText.cell(kata.verdict ?? ""), SafeText.cell(kata.misconception ?? ""),
          "\(kata.hints)", kata.sawSolution ? "1" : "0",
        ].joined(separator: ",")
      }
    }
    return ([head] + rows).map { $0 + "\n" }.joined()
  }
}
