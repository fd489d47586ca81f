import Foundation
import Workbook

/// Looks at the shared folder again and again, and reads only what has changed.
///
/// A learner's own sequence decides what is newer, and times are those at which this reader heard of
/// something: no laptop's clock has a say. What cannot be read is told, and what was whole before stays.
public struct RoomReader: Sendable {
  /// The most learners that are read.
  public static let mostLearners = 500

  private struct Known {
    var stamp: SharedFile.Stamp
    var sighting: Sighting?
    var trouble: Sentence?
    var lines: PublishedLines
  }

  private let folder: WorkshopFolder
  private var known: [String: Known] = [:]
  private var isFirst = true

  /// A reader of a folder.
  public init(_ folder: WorkshopFolder) {
    self.folder = folder
  }

  /// Looks at the folder.
  ///
  /// - Parameter now: Seconds on a clock that only goes forward.
  public mutating func look(at now: Double) -> RoomView {
    var view = RoomView()
    guard let names = fileNames() else {
      view.isThere = false
      view.learners = sightings
      return view
    }
    let isFirst = isFirst
    self.isFirst = false
    // What was written before this reader came is as old as the folder's clock says.
    let folderNow = isFirst ? clock() : nil
    for name in names.prefix(Self.mostLearners) {
      look(at: name, now, folderNow, &view.passes)
      if let trouble = known[name]?.trouble {
        view.troubles.append(
          RoomTrouble(file: String(name.withoutControls.prefix(60)), reason: trouble))
      }
    }
    let rest = names.count - Self.mostLearners
    if rest > 0 {
      view.troubles.append(
        RoomTrouble(
          file: "learner-*.jsonl",
          reason: Sentence(
            "is there \(names.count) times, and \(rest) of them are not read",
            "が \(names.count) 個あり、うち \(rest) 個は読んでいません")))
    }
    forgetTheGone(names)
    view.learners = sightings
    if isFirst { view.passes = [] }
    return view
  }

  private var sightings: [Sighting] {
    known.sorted { $0.key < $1.key }.compactMap(\.value.sighting)
  }

  private mutating func look(
    at name: String, _ now: Double, _ folderNow: Double?, _ passes: inout [RoomView.Pass]
  ) {
    let file = SharedFile(folder.url.path + "/" + name)
    let old = known[name]
    switch file.read(limit: WorkshopFolder.limit, unless: old?.stamp) {
    case .unchanged: break
    case .absent: break
    case .refused(let reason):
      known[name] = Known(
        stamp: .nothing, sighting: old?.sighting, trouble: reason, lines: PublishedLines())
    case .bytes(let data, let stamp):
      var fresh = Known(
        stamp: stamp, sighting: old?.sighting, trouble: nil, lines: old?.lines ?? PublishedLines())
      defer { known[name] = fresh }
      guard let progress = fresh.lines.progress(from: data) else {
        fresh.trouble = Sentence(
          data.isEmpty ? "is empty" : "is not whole, or not written by kata",
          data.isEmpty ? "は空です" : "は書きかけか、kata が書いたものではありません")
        return
      }
      guard progress.id == WorkshopFolder.id(inFileName: name) else {
        fresh.trouble = Sentence(
          "says that it belongs to \(progress.id)", "の中身は \(progress.id) のものです")
        return
      }
      if let before = old?.sighting?.progress, progress.sequence < before.sequence {
        fresh.trouble = Sentence(
          "is an older copy: \(progress.sequence) after \(before.sequence)",
          "は古い写しです（\(before.sequence) の後に \(progress.sequence)）")
        return
      }
      let passed = Set((old?.sighting?.progress.katas ?? []).filter(\.isPassed).map(\.kata))
      for kata in progress.katas where kata.isPassed && !passed.contains(kata.kata) {
        passes.append(RoomView.Pass(name: progress.name, kata: kata.kata))
      }
      let age = folderNow.map { min(max(0, $0 - stamp.seconds), 12 * 3600) } ?? 0
      fresh.sighting = Sighting(progress, heard: now - age)
    }
  }

  /// Learners whose files are gone stay as they were seen, as long as there is room for them.
  private mutating func forgetTheGone(_ names: [String]) {
    guard known.count > Self.mostLearners else { return }
    let there = Set(names)
    for name in known.keys where !there.contains(name) { known[name] = nil }
  }

  /// The names of learners' files in order; nil when the folder cannot be listed.
  private func fileNames() -> [String]? {
    guard let directory = opendir(folder.url.path) else { return nil }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if WorkshopFolder.id(inFileName: name) != nil { names.append(name) }
    }
    return names.sorted()
  }

  /// What time it is for whoever stamps the folder's files, which may be a server.
  private func clock() -> Double {
    let probe = folder.url.path + "/.clock.\(getpid())"
    let descriptor = open(probe, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    defer { if descriptor >= 0 { unlink(probe) } }
    guard descriptor >= 0, let stamp = SharedFile(probe).stamp else {
      return Date().timeIntervalSince1970
    }
    close(descriptor)
    return stamp.seconds
  }
}
