import Foundation

/// What a learner tells the room: katas, verdicts, attempts and times, never a line of source.
///
/// It is a whole picture and no event, so that a reader who missed some misses nothing, and one who
/// reads it twice counts nothing twice. Its sequence is the number of the learner's journal entries,
/// which only grows: laptops' clocks have no say in what came first. `PublishedLines` says how it is
/// written.
public struct PublishedProgress: Sendable, Equatable {
  /// The version of the file's grammar that this build reads.
  public static let supportedVersion = 1
  /// The longest name, in characters.
  public static let longestName = 24

  /// The version of the file's grammar.
  public var version = Self.supportedVersion
  /// Who it is: eight hexadecimal digits drawn at joining, also in the file's name.
  public var id: String
  /// How many entries the learner's journal has.
  public var sequence: Int
  /// The pseudonym, or the name where the learner asked for it.
  public var name: String
  /// How many sit at the keyboard.
  public var people: Int
  /// The kata that the learner is at.
  public var current: String?
  /// Seconds since the last pass, else since joining, on the learner's own clock.
  public var sincePass: Double
  /// How many checks were made since joining.
  public var checks: Int
  /// The katas that were touched.
  public var katas: [PublishedKata]
  /// The katas whose files the learner shows.
  public var shared: [String]

  /// Makes an empty picture.
  public init(id: String, name: String, people: Int = 1) {
    self.id = id
    self.name = name
    self.people = people
    sequence = 0
    sincePass = 0
    checks = 0
    katas = []
    shared = []
  }

  /// How the learner stands with a kata.
  public subscript(id: String) -> PublishedKata {
    katas.first { $0.kata == id } ?? PublishedKata(id)
  }

  /// Whether a text is eight hexadecimal digits.
  static func isID(_ text: String) -> Bool {
    text.utf8.count == 8
      && text.utf8.allSatisfy { (48...57).contains($0) || (97...102).contains($0) }
  }
}
