import Foundation
import Sandbox

/// A zip archive, listed and read by `unzip`, of which nothing is ever unpacked onto the disk.
struct ZipTree: SubmissionTree {
  let archive: URL

  func entries() throws(IntakeRefusal) -> [TreeEntry] {
    let listing = try run("zipinfo", ["-l", "-h-t", archive.path], limit: 4 << 20)
    var found: [TreeEntry] = []
    var seen: Set<[String]> = []
    for line in String(decoding: listing, as: UTF8.self).split(whereSeparator: \.isNewline) {
      // -rw-r--r--  3.0 unx     1234 tx      567 defN 26-Nov-30 22:00 a folder/Model.swift
      let fields = line.split(separator: " ", maxSplits: 9, omittingEmptySubsequences: true)
      guard fields.count == 10, let size = Int(fields[3]) else { continue }
      let stored = String(fields[9])
      let path = Self.path(of: stored)
      let kind: TreeEntry.Kind
      switch fields[0].first {
      case "d": continue
      case "l": kind = .symbolicLink
      case "-", "?": kind = path.last == "" ? .special : .file(size: size)
      default: kind = .special
      }
      if path.isEmpty || path.last == "" { continue }
      guard !path.contains(".."), path.first != "" else {
        throw IntakeRefusal(.archive, "the archive holds a path that leads out of it")
      }
      // `unzip -p` would print one after the other: what the teacher unpacks is only the last.
      guard seen.insert(path).inserted else {
        throw IntakeRefusal(.archive, "the archive holds two files of one name")
      }
      found.append(TreeEntry(path: path, kind: kind, stored: stored))
      guard found.count <= SubmissionLimits.entries else {
        throw IntakeRefusal(
          .tooMany, "the archive holds more than \(SubmissionLimits.entries) files")
      }
    }
    return found.sorted { $0.path.lexicographicallyPrecedes($1.path) }
  }

  /// The names on the way: `./a/b` begins at `a`, and old programs of Windows write `a\b`.
  private static func path(of stored: String) -> [String] {
    let text = stored.contains("/") ? stored : stored.replacing("\\", with: "/")
    return text.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
      .filter { $0 != "." }
  }

  func bytes(of entry: TreeEntry, limit: Int) throws(IntakeRefusal) -> Data {
    // `unzip` reads names as patterns.
    var pattern = ""
    for character in entry.stored ?? entry.path.joined(separator: "/") {
      if "*?[]\\".contains(character) { pattern += "\\" }
      pattern.append(character)
    }
    let bytes = try run("unzip", ["-p", archive.path, pattern], limit: limit + 1)
    guard bytes.count <= limit else {
      throw IntakeRefusal(.size, "\(entry.shown) is longer than \(limit >> 10) KiB")
    }
    return bytes
  }

  private func run(
    _ program: String, _ words: [String], limit: Int
  ) throws(IntakeRefusal) -> Data {
    let size = (try? archive.resourceValues(forKeys: [.fileSizeKey]))?.fileSize ?? 0
    guard size <= SubmissionLimits.archiveBytes else {
      throw IntakeRefusal(
        .size, "the archive is longer than \(SubmissionLimits.archiveBytes >> 20) MiB")
    }
    guard let path = ExecutableSearch(environment: ["PATH": "/usr/bin:/bin"]).path(of: program)
    else {
      throw IntakeRefusal(
        .archive, "zip archives need the program \(program): apt-get install unzip")
    }
    let launch = Launch(
      path, words, environment: ["PATH": "/usr/bin:/bin", "LANG": "C.UTF-8"])
    let limits = Limits(
      wallSeconds: 20, cpuSeconds: 20, memoryBytes: 256 << 20, keptOutputBytes: limit,
      outputBytes: limit)
    guard let (ending, output) = try? ChildProcess.run(launch, limits: limits) else {
      throw IntakeRefusal(.archive, "\(program) cannot be started")
    }
    if ending == .stopped(.output) {
      throw IntakeRefusal(.size, "the archive holds more than may be read of it")
    }
    guard ending.isSuccess else {
      throw IntakeRefusal(.archive, "the archive is broken, or no zip archive")
    }
    return output.bytes
  }
}
