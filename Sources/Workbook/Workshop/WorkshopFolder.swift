import Foundation

/// The folder that a room shares: a note of the leader's and a file a learner.
///
///     leader.json             the plan, how far it is, hints
///     learner-3f2a9c1e.jsonl  what a learner publishes
///     shared/3f2a9c1e/KATA/   files that a learner chose to show
public struct WorkshopFolder: Sendable, Equatable {
  /// The folder.
  public let url: URL

  /// The most bytes of a learner's file and of the leader's.
  public static let limit = 256 << 10

  /// A folder, which need not be there.
  public init(_ url: URL) {
    self.url = url
  }

  /// Whether it is there, and a folder.
  public var isThere: Bool {
    var facts = stat()
    return stat(url.path, &facts) == 0 && facts.st_mode & S_IFMT == S_IFDIR
  }

  /// The leader's file.
  public var leaderFile: SharedFile {
    SharedFile(url.appendingPathComponent(LeaderNote.fileName).path)
  }

  /// A learner's file.
  public func learnerFile(_ id: String) -> SharedFile {
    SharedFile(url.appendingPathComponent("learner-\(id).jsonl").path)
  }

  /// The id in the name of a learner's file; nil for any other file.
  public static func id(inFileName name: String) -> String? {
    guard name.hasPrefix("learner-"), name.hasSuffix(".jsonl") else { return nil }
    return String(name.dropFirst("learner-".count).dropLast(".jsonl".count))
  }

  /// What the leader says; nil when there is no whole note.
  public func leaderNote() -> LeaderNote? {
    guard case .bytes(let data, _) = leaderFile.read(limit: Self.limit) else { return nil }
    return LeaderNote(reading: data)
  }

  /// Publishes the leader's note.
  public func publish(_ note: LeaderNote) throws(WorkshopFault) {
    guard let data = try? note.data() else { return }
    try leaderFile.replace(with: data)
  }

  /// Publishes what a learner tells.
  public func publish(
    _ progress: PublishedProgress, lines: inout PublishedLines
  ) throws(WorkshopFault) {
    guard let data = try? lines.data(of: progress) else { return }
    try learnerFile(progress.id).replace(with: data)
  }

  /// The names that learners go by in the folder.
  public func names() -> Set<String> {
    var names: Set<String> = []
    var lines = PublishedLines()
    for file in (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? [] {
      guard let id = Self.id(inFileName: file),
        case .bytes(let data, _) = learnerFile(id).read(limit: Self.limit),
        let progress = lines.progress(from: data)
      else { continue }
      names.insert(progress.name)
    }
    return names
  }

  /// Removes the drafts that a learner's killed shells left.
  public func removeDrafts(of id: String) {
    for file in (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []
    where file.hasPrefix(".learner-\(id).jsonl.") && file.hasSuffix(".draft") {
      unlink(url.appendingPathComponent(file).path)
    }
  }

  /// Copies a learner's files of a kata where the room can read them.
  public func share(_ kata: Kata, of id: String) throws(WorkshopFault) {
    let place = url.appendingPathComponent("shared/\(id)/\(kata.id)")
    do {
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    } catch {
      throw .cannotWrite(place.path, (error as NSError).code == 516 ? EEXIST : EACCES)
    }
    for name in kata.facts.starters.keys.sorted() {
      let source = SharedFile(kata.folder.appendingPathComponent(name).path)
      guard case .bytes(let data, _) = source.read(limit: PlainFile.limit) else { continue }
      try SharedFile(place.appendingPathComponent(name).path).replace(with: data)
    }
  }
}
