import Foundation

/// What the leader tells the room, in `leader.json`: the plan, how far it is, and hints.
public struct LeaderNote: Codable, Sendable, Equatable {
  /// The version of the file's grammar that this build reads.
  public static let supportedVersion = 1
  /// The file's name in the shared folder.
  public static let fileName = "leader.json"
  /// How many hints are kept, and how long one may be.
  static let mostHints = 50
  static let longestHint = 500

  /// The version of the file's grammar.
  public var version = Self.supportedVersion
  /// Which workshop it is: drawn when it is opened, so that one that is begun anew is told apart.
  public var id = String(format: "%08x", UInt32.random(in: 0 ... .max))
  /// How often it was changed.
  public var sequence = 0
  /// What is planned.
  public var plan: WorkshopPlan
  /// The step that the room is at; as many as there are steps when all is done.
  public var step = 0
  /// When the step began, on the leader's clock; only the leader looks at it.
  public var began: Date
  /// How many seconds the step had lasted when this was written.
  public var elapsed: Double = 0
  /// What was said to the room, the oldest first.
  public var hints: [Hint] = []

  /// A line to all or to one.
  public struct Hint: Codable, Sendable, Equatable {
    /// Counts from 1.
    public var number: Int
    /// Who is meant; nil for all.
    public var to: String?
    /// What is said.
    public var text: String
  }

  /// Opens a workshop at its first step.
  public init(plan: WorkshopPlan, at time: Date) {
    self.plan = plan
    began = time
  }

  /// The step as planned; nil when all is done.
  public var now: WorkshopPlan.Step? { plan.steps.indices.contains(step) ? plan.steps[step] : nil }

  /// The step after it.
  public var then: WorkshopPlan.Step? {
    plan.steps.indices.contains(step + 1) ? plan.steps[step + 1] : nil
  }

  /// Moves on to the next step.
  public mutating func moveOn(at time: Date) {
    step = min(step + 1, plan.steps.count)
    began = time
    change(at: time)
  }

  /// Says a line to all, or to one who goes by this name or id.
  public mutating func hint(_ text: String, to name: String?, at time: Date) {
    let line = text.withoutControls.split(whereSeparator: \.isNewline).joined(separator: " ")
    hints.append(
      Hint(
        number: (hints.last?.number ?? 0) + 1, to: name, text: String(line.prefix(Self.longestHint))
      ))
    hints = hints.suffix(Self.mostHints)
    change(at: time)
  }

  private mutating func change(at time: Date) {
    sequence += 1
    elapsed = max(0, time.timeIntervalSince(began))
  }

  /// The hints after a number that are meant for a learner.
  public func hints(after number: Int, for member: Membership) -> [Hint] {
    hints.filter { hint in
      hint.number > number && (hint.to == nil || [member.id, member.shown].contains(hint.to))
    }
  }

  /// Reads a file's bytes; nil when they are not a whole note of a version that this build knows.
  public init?(reading data: Data) {
    guard let read = try? JSONDecoder().decode(Self.self, from: data),
      read.version == Self.supportedVersion, read.step >= 0, read.elapsed.isFinite
    else { return nil }
    self = read
    hints = hints.map {
      Hint(number: $0.number, to: $0.to, text: String($0.text.withoutControls.prefix(500)))
    }
  }

  /// The file's bytes.
  public func data() throws -> Data { try JSONEncoder().encode(self) }
}
