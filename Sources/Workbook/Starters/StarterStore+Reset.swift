import Foundation

extension StarterStore {
  /// What a reset did.
  public struct Reset: Sendable, Equatable {
    /// The folder with the learner's files, or nil when there was nothing of theirs to keep.
    public var keptIn: URL?
    /// The names of the files that are as shipped again.
    public var restored: [String]
    /// The names of the learner's own extra files, which were moved to `keptIn`.
    public var moved: [String]
  }

  /// Brings the shipped starters back after keeping the learner's files in `.kata/attempts`.
  ///
  /// All copies are written before anything in the kata's folder changes.
  public func reset(_ kata: Kata, at time: Date = Date()) throws(WorkbookError) -> Reset {
    let samples = try samples(of: kata)
    let starters = try shipped(kata) + samples
    try keep(kata)
    var mine: [(name: String, data: Data)] = []
    for name in sourceNames(in: kata) + samples.map(\.name) {
      let file = PlainFile(
        kata.folder.appendingPathComponent(name), name: "Katas/\(kata.path)/\(name)")
      // Whatever its size or encoding: it is the learner's.
      guard let data = try file.bytes(limit: .max) else { continue }
      if starters.first(where: { $0.name == name })?.data != data { mine.append((name, data)) }
    }
    let attempt = mine.isEmpty ? nil : attemptFolder(kata, time)
    if let attempt {
      for (name, data) in mine {
        try PlainFile(attempt.appendingPathComponent(name)).write(data)
      }
    }
    var result = Reset(keptIn: attempt, restored: [], moved: [])
    for starter in starters {
      let url = kata.folder.appendingPathComponent(starter.name)
      let file = PlainFile(url, name: "Katas/\(kata.path)/\(starter.name)")
      if (try? file.bytes()) == starter.data { continue }
      try file.write(starter.data)
      result.restored.append(starter.name)
    }
    for (name, _) in mine where !starters.contains(where: { $0.name == name }) {
      unlink(kata.folder.appendingPathComponent(name).path)
      result.moved.append(name)
    }
    return result
  }

  private func sourceNames(in kata: Kata) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: kata.folder.path)) ?? []
    return names.filter(kata.facts.isAnswer).sorted()
  }

  /// A folder that does not exist yet, named after the time in UTC.
  private func attemptFolder(_ kata: Kata, _ time: Date) -> URL {
    let stamp = JournalTime.text(time).replacingOccurrences(of: ":", with: "-")
    let folder = state.url.appendingPathComponent("attempts/\(kata.id)/\(stamp)")
    var free = folder
    var number = 2
    while FileManager.default.fileExists(atPath: free.path) {
      free = folder.deletingLastPathComponent().appendingPathComponent("\(stamp)-\(number)")
      number += 1
    }
    return free
  }
}
