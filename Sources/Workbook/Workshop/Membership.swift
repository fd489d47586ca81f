import Foundation

/// That a learner is in a workshop, kept in `.kata/workshop.json`: it never leaves the laptop.
public struct Membership: Codable, Sendable, Equatable {
  /// The version of the file's grammar.
  static let supportedVersion = 1
  /// The file's name in the state folder.
  static let fileName = "workshop.json"

  var version = Self.supportedVersion
  /// Who it is in the folder.
  public var id: String
  /// The learner's name, which is published only when `isNamed`.
  public var name: String
  /// Who else sits at the keyboard.
  public var other: String?
  /// The name under which the learner is shown when names are not.
  public var pseudonym: String
  /// Whether the learner wants to be shown by name.
  public var isNamed: Bool
  /// The folder that is shared.
  public var folder: String
  /// When it was joined, on this laptop's clock.
  public var joined: Date
  /// How many entries the journal had then.
  public var joinedAt: Int
  /// The workshop whose hints were counted last.
  public var workshop: String?
  /// The last hint of it that was shown.
  public var hintsSeen = 0
  /// Whether the leader's note was ever in the folder: where it is missing then, the folder is not there.
  public var hasSeenLeader = false
  /// The katas whose files are shown to the room.
  public var shared: Set<String> = []

  /// Joins a folder under a fresh id.
  public init(
    name: String, with other: String?, isNamed: Bool, folder: URL, pseudonym: String,
    joined: Date, after entries: Int
  ) {
    id = String(format: "%08x", UInt32.random(in: 0 ... .max))
    self.name = name
    self.other = other
    self.isNamed = isNamed
    self.pseudonym = pseudonym
    self.folder = folder.path
    self.joined = joined
    joinedAt = entries
  }

  /// What the room sees.
  public var shown: String {
    let names = [name, other].compactMap(\.self).joined(separator: "+")
    return isNamed ? String(names.prefix(PublishedProgress.longestName)) : pseudonym
  }

  /// How many sit at the keyboard.
  public var people: Int { other == nil ? 1 : 2 }

  /// The membership that a state folder remembers; nil when there is none, or none that can be read.
  public init?(in state: StateFolder) {
    let file = state.url.appendingPathComponent(Self.fileName)
    guard let data = try? PlainFile(file).bytes(),
      let read = try? JSONDecoder().decode(Self.self, from: data),
      read.version == Self.supportedVersion, PublishedProgress.isID(read.id)
    else { return nil }
    self = read
  }

  /// Remembers it.
  public func keep(in state: StateFolder) throws(WorkbookError) {
    let file = state.url.appendingPathComponent(Self.fileName)
    guard let data = try? JSONEncoder().encode(self) else { return }
    try PlainFile(file).write(data)
  }

  /// Forgets it; what was published stays in the folder.
  public static func forget(in state: StateFolder) {
    unlink(state.url.appendingPathComponent(fileName).path)
  }
}
