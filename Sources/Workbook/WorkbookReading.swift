import Foundation

/// One walk over `Katas/*/*`, with what it found and what it had to leave out.
struct WorkbookReading {
  let folder: URL
  let language: Language
  private(set) var chapters: [Chapter] = []
  private(set) var katas: [Kata] = []
  private(set) var problems: [WorkbookError] = []
  private(set) var leftOut: [String: WorkbookError] = [:]

  init(folder: URL, language: Language) {
    self.folder = folder
    self.language = language
  }

  mutating func readChapters() throws(WorkbookError) {
    for name in try folders(in: "Katas") {
      guard accept(name, at: "Katas/\(name)") else { continue }
      let path = "Katas/\(name)"
      let first = katas.count
      do throws(WorkbookError) {
        for kata in try folders(in: path) where accept(kata, at: "\(path)/\(kata)") {
          try readKata("\(name)/\(kata)")
        }
      } catch {
        problems.append(error)
      }
      guard katas.count > first else { continue }
      let title = try? heading(in: path)
      chapters.append(
        Chapter(name: name, title: title ?? words(name), katas: katas[first...].map(\.id)))
    }
  }

  private mutating func readKata(_ path: String) throws(WorkbookError) {
    let file = "Katas/\(path)/kata.json"
    // Until the id is known, the folder's name stands for it.
    var id = Self.name(of: path)
    do throws(WorkbookError) {
      if let target = wayOut(of: file) {
        throw .linkedFile(kata: id, file: file, target: target)
      }
      guard let data = try PlainFile(url(file), name: file).bytes() else {
        throw .noFacts(folder: "Katas/\(path)")
      }
      let facts = try KataFacts(reading: data, file: file)
      if let other = katas.first(where: { $0.id == facts.id }) {
        throw .duplicateID(facts.id, first: "Katas/\(other.path)", second: "Katas/\(path)")
      }
      id = facts.id
      let names = Array(facts.starters.keys) + Array(facts.audit?.samples.keys ?? [:].keys)
      for name in names.sorted() {
        let file = "Katas/\(path)/\(name)"
        if let target = wayOut(of: file) { throw .linkedFile(kata: id, file: file, target: target) }
      }
      let title = try heading(in: "Katas/\(path)")
      katas.append(
        Kata(
          facts: facts, path: path, title: title ?? words(facts.id), folder: url("Katas/\(path)"),
          suiteFolder: url("Tests/KataSuites/\(path)"), solutionFolder: url("Solutions/\(path)")))
    } catch {
      problems.append(error)
      leftOut[id] = error
    }
  }

  /// The first heading of a folder's page, in the language or in English.
  private func heading(in path: String) throws(WorkbookError) -> String? {
    for candidate in language == .english ? [language] : [language, .english] {
      let page = "\(path)/\(Brief.fileName(in: candidate))"
      if let heading = try Heading(of: url(page), name: page) { return heading.text }
    }
    return nil
  }

  /// The names of the folders in a folder, sorted by bytes; hidden ones and files are nobody's kata.
  private func folders(in path: String) throws(WorkbookError) -> [String] {
    let names: [String]
    do {
      names = try FileManager.default.contentsOfDirectory(atPath: url(path).path)
    } catch {
      throw .unreadableFolder(path, reason: PlainFile.reason(of: error))
    }
    return names.filter { name in
      var isFolder: ObjCBool = false
      let exists = FileManager.default.fileExists(
        atPath: url("\(path)/\(name)").path, isDirectory: &isFolder)
      // A name that is not UTF-8 comes back altered and then does not exist: worth a sentence too.
      return !name.hasPrefix(".") && (isFolder.boolValue || (!exists && name.contains("\u{FFFD}")))
    }.sorted { Array($0.utf8).lexicographicallyPrecedes(Array($1.utf8)) }
  }

  /// Whether a folder may be read: a name of the form `NN-name`, and no link that leads outside.
  private mutating func accept(_ name: String, at path: String) -> Bool {
    guard Slug(numbered: name) != nil else {
      problems.append(.oddName(path.quotedForTerminal))
      return false
    }
    return stays(inside: path)
  }

  private mutating func stays(inside path: String) -> Bool {
    guard let target = wayOut(of: path) else { return true }
    problems.append(.linkOutside(path, target: target))
    leftOut[Self.name(of: path)] = .linkOutside(path, target: target)
    return false
  }

  /// The name of a folder without its number.
  private static func name(of path: String) -> String {
    String(path.split(separator: "/").last?.drop { $0.isNumber || $0 == "-" } ?? "")
  }

  /// Where a path leads when that is outside of the workbook.
  private func wayOut(of path: String) -> String? {
    guard let real = PlainFile.resolved(url(path).path) else { return nil }
    let root = folder.path.hasSuffix("/") ? folder.path : folder.path + "/"
    return real.hasPrefix(root) ? nil : real
  }

  private func url(_ path: String) -> URL {
    folder.appendingPathComponent(path)
  }

  /// `01-first-check` in words: `First check`.
  private func words(_ name: String) -> String {
    let words = name.drop { $0.isNumber || $0 == "-" }.split(separator: "-").joined(separator: " ")
    return words.prefix(1).uppercased() + words.dropFirst()
  }
}
