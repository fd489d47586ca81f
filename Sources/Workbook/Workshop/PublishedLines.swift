import Foundation

/// What a learner publishes as it is written: JSON Lines, who it is first, then a line a kata.
///
///     {"id":"3f2a9c1e","katas":1,"name":"calm-owl","sequence":41,…}
///     {"checks":3,"kata":"first-check","passed":true,…}
///
/// One event changes one kata: the lines of the others are neither written nor read anew. The first
/// line tells how many follow, so that half a file is known for what it is.
public struct PublishedLines: Sendable {
  private struct Head: Codable {
    var version: Int
    var id: String
    var sequence: Int
    var name: String
    var people: Int
    var current: String?
    var sincePass: Double
    var checks: Int
    var shared: [String]?
    var katas: Int
  }

  private struct Line: Sendable {
    var kata: PublishedKata
    var data: Data
  }

  /// The most katas of one learner.
  private static let mostKatas = 1000

  private var lines: [Line] = []

  /// Knows nothing yet.
  public init() {}

  /// Writes it.
  public mutating func data(of progress: PublishedProgress) throws -> Data {
    let encoder = JSONEncoder()
    let head = Head(
      version: progress.version, id: progress.id, sequence: progress.sequence,
      name: progress.name, people: progress.people, current: progress.current,
      sincePass: progress.sincePass, checks: progress.checks,
      shared: progress.shared.isEmpty ? nil : progress.shared, katas: progress.katas.count)
    var data = try encoder.encode(head)
    data.append(10)
    var fresh: [Line] = []
    for (place, kata) in progress.katas.enumerated() {
      var line = Line(kata: kata, data: Data())
      if place < lines.count, lines[place].kata == kata {
        line = lines[place]
      } else {
        line.data = try encoder.encode(kata) + [10]
      }
      data += line.data
      fresh.append(line)
    }
    lines = fresh
    return data
  }

  /// Reads it; nil when it is not whole, or of a version that this build does not know.
  public mutating func progress(from data: Data) -> PublishedProgress? {
    let parts = data.split(separator: 10, maxSplits: Self.mostKatas + 1)
    let decoder = JSONDecoder()
    guard let first = parts.first, let head = try? decoder.decode(Head.self, from: Data(first)),
      head.version == PublishedProgress.supportedVersion, PublishedProgress.isID(head.id),
      head.sequence >= 0, (0...Self.mostKatas).contains(head.katas),
      parts.count == head.katas + 1, data.last == 10
    else { return nil }
    var fresh: [Line] = []
    for (place, part) in parts.dropFirst().enumerated() {
      if place < lines.count, lines[place].data == part {
        fresh.append(lines[place])
        continue
      }
      guard let kata = try? decoder.decode(PublishedKata.self, from: Data(part)) else { return nil }
      fresh.append(Line(kata: kata, data: Data(part)))
    }
    lines = fresh
    return Self.plain(head, fresh.map(\.kata))
  }

  /// Only what a terminal and a page can hold, whoever wrote it.
  private static func plain(_ head: Head, _ katas: [PublishedKata]) -> PublishedProgress {
    let name = head.name.withoutControls.filter { !$0.isNewline && $0 != "\t" }
      .prefix(PublishedProgress.longestName)
    var progress = PublishedProgress(
      id: head.id, name: name.allSatisfy(\.isWhitespace) ? head.id : String(name),
      people: min(max(head.people, 1), 9))
    progress.sequence = head.sequence
    progress.checks = max(0, head.checks)
    progress.current = head.current.flatMap { Slug($0)?.text }
    progress.sincePass = head.sincePass.isFinite ? max(0, head.sincePass) : 0
    progress.shared = (head.shared ?? []).filter { Slug($0) != nil }
    progress.katas = katas.filter { Slug($0.kata) != nil }
    return progress
  }
}
