import Foundation

/// The shipped texts of starters, and what a learner made of them.
///
/// A shipped text is known by the git blob id in `kata.json`; it is looked for in the working copy,
/// in `.kata/starters/<id>/`, and at last in git. Nothing here destroys a learner's file.
public struct StarterStore: Sendable {
  /// Gives the bytes of a git blob of the workbook, or nil when git does not have it.
  public typealias Blob = @Sendable (String) throws -> Data?

  let workbook: Workbook
  let state: StateFolder
  let blob: Blob

  /// Makes a store; `blob` asks git, which only the rooms that may start processes can do.
  public init(
    workbook: Workbook, state: StateFolder, blob: @escaping Blob = { _ in nil }
  ) {
    self.workbook = workbook
    self.state = state
    self.blob = blob
  }

  /// The shipped starters of a kata, sorted by name.
  public func shipped(_ kata: Kata) throws(WorkbookError) -> [ShippedStarter] {
    try shipped(kata.facts.starters, of: kata)
  }

  /// The shipped samples of a kata whose answer is a configuration, sorted by path: a learner who
  /// edits one to try something is not judged by it.
  public func samples(of kata: Kata) throws(WorkbookError) -> [ShippedStarter] {
    try shipped(kata.facts.audit?.samples ?? [:], of: kata)
  }

  private func shipped(
    _ files: [String: String], of kata: Kata
  ) throws(WorkbookError) -> [ShippedStarter] {
    var starters: [ShippedStarter] = []
    for (name, id) in files.sorted(by: { $0.key < $1.key }) {
      let candidates = [
        kata.folder.appendingPathComponent(name), copy(of: name, in: kata),
        // A checkout that became read-only keeps what was put there before.
        workbook.folder.appendingPathComponent(".kata/starters/\(kata.id)/\(name)"),
      ]
      if let data = Self.first(of: candidates, matching: id) {
        starters.append(ShippedStarter(name: name, data: data))
      } else if let data = try? blob(id), BlobID(of: data).text == id {
        starters.append(ShippedStarter(name: name, data: data))
      } else {
        throw .starterLost(file: "Katas/\(kata.path)/\(name)", id: id)
      }
    }
    return starters
  }

  /// Puts the shipped texts into `.kata/starters`, where they outlive the first edit.
  ///
  /// Cheap when they are there already; call it at each start and before `edit`.
  public func keep(_ kata: Kata) throws(WorkbookError) {
    let ids = kata.facts.starters.merging(kata.facts.audit?.samples ?? [:]) { $1 }
    let missing = ids.contains { name, id in
      Self.matching(id, at: copy(of: name, in: kata)) == nil
    }
    guard missing else { return }
    for starter in try shipped(ids, of: kata) {
      let file = copy(of: starter.name, in: kata)
      if Self.matching(ids[starter.name] ?? "", at: file) == nil {
        try PlainFile(file, name: file.path).write(starter.data)
      }
    }
  }

  /// The learner's files of a kata: names and texts, sorted by name.
  public func working(_ kata: Kata) throws(WorkbookError) -> [(name: String, text: String)] {
    try Self.sources(of: kata, in: kata.folder, called: "Katas/\(kata.path)")
  }

  /// What the learner changed, as unified hunks; empty when nothing is.
  public func changes(in kata: Kata) throws(WorkbookError) -> String {
    Self.diff(
      from: try shipped(kata).map { ($0.name, $0.text) }, "shipped", to: try working(kata), "mine")
  }

  /// The way from the shipped starter to the solution, as unified hunks: the last hint.
  public func answer(to kata: Kata) throws(WorkbookError) -> String {
    Self.diff(
      from: try shipped(kata).map { ($0.name, $0.text) }, "starter", to: try solution(of: kata),
      "solution")
  }

  /// The solution's files: names and texts, sorted by name.
  public func solution(of kata: Kata) throws(WorkbookError) -> [(name: String, text: String)] {
    let files = try Self.sources(
      of: kata, in: kata.solutionFolder, called: "Solutions/\(kata.path)")
    guard !files.isEmpty else {
      throw .missingFile("Solutions/\(kata.path)", remedy: .shippedOne)
    }
    return files
  }

  func copy(of name: String, in kata: Kata) -> URL {
    state.url.appendingPathComponent("starters/\(kata.id)/\(name)")
  }

  /// The first of these files' bytes that are the wanted ones.
  ///
  /// Each file is read once: an editor may save it at any moment, and a second look finds other bytes.
  private static func first(of files: [URL], matching id: String) -> Data? {
    for file in files {
      if let data = matching(id, at: file) { return data }
    }
    return nil
  }

  /// The file's bytes when they are the wanted ones; CRLF line ends of a checkout count as LF.
  static func matching(_ id: String, at url: URL) -> Data? {
    guard let data = try? PlainFile(url).bytes() else { return nil }
    if BlobID(of: data).text == id { return data }
    guard data.contains(13) else { return nil }
    var plain = Data()
    for byte in data {
      if byte == 10 && plain.last == 13 { plain.removeLast() }
      plain.append(byte)
    }
    return BlobID(of: plain).text == id ? plain : nil
  }

  private static func sources(
    of kata: Kata, in folder: URL, called name: String
  ) throws(WorkbookError) -> [(name: String, text: String)] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    var files: [(name: String, text: String)] = []
    for file in names.sorted() where kata.facts.isAnswer(file) {
      let plain = PlainFile(folder.appendingPathComponent(file), name: "\(name)/\(file)")
      if let text = try plain.text() { files.append((file, text)) }
    }
    return files
  }

  private static func diff(
    from old: [(name: String, text: String)], _ oldName: String,
    to new: [(name: String, text: String)], _ newName: String
  ) -> String {
    Set(old.map(\.name) + new.map(\.name)).sorted().map { name in
      let before = old.first { $0.name == name }?.text
      let after = new.first { $0.name == name }?.text
      return LineDiff(from: before ?? "", to: after ?? "").unified(
        from: before == nil ? "/dev/null" : "\(oldName)/\(name)",
        to: after == nil ? "/dev/null" : "\(newName)/\(name)")
    }.joined()
  }
}
