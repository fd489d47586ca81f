import Checker
import Foundation
import Workbook

/// The way from what was handed in to the answers in it.
struct SubmissionReading {
  /// The katas that are graded.
  let katas: [Kata]
  /// Whether every one of them must be there.
  let areDemanded: Bool

  /// Folders of a workbook that hold no learner's answers.
  private static let own = ["Solutions", "Tests", "Sources"]

  /// Reads a submission; what cannot be taken becomes a refusal of the kata that it belongs to.
  func read(_ tree: some SubmissionTree) -> Submission {
    var submission = Submission()
    let entries: [TreeEntry]
    do throws(IntakeRefusal) {
      entries = try tree.entries()
    } catch {
      submission.notes.append(IntakeNote(path: "", reason: error.reason))
      submission.answers =
        areDemanded ? katas.map { Answer(kata: $0, content: .failure(error)) } : []
      return submission
    }
    let places = Dictionary(grouping: entries) { place(of: $0, among: entries) }
    for kata in katas {
      let folders = places.keys.compactMap { $0.kata == kata.id ? $0 : nil }
      if let answer = answer(to: kata, in: folders, places, tree, &submission.notes) {
        submission.answers.append(answer)
      }
    }
    for entry in places[.elsewhere] ?? [] {
      if let note = note(on: entry) { submission.notes.append(note) }
    }
    if submission.answers.allSatisfy(\.isMissing),
      let top = entries.first(where: {
        Self.own.contains($0.path.first ?? "") && $0.name.hasSuffix(".swift")
      })?.path.first
    {
      submission.notes.append(
        IntakeNote(
          path: top,
          reason:
            "\(Self.own.joined(separator: "/, "))/ are the course's own, so nothing in them was"
            + " looked at; answers lie below Katas/ or in folders called after the katas"))
    }
    return submission
  }

  /// Where an entry belongs.
  private struct Place: Hashable {
    /// The kata's id; nil for what belongs to none.
    var kata: String?
    /// The folder, so that two folders for one kata are told apart.
    var folder: [String]

    static let elsewhere = Place(kata: nil, folder: [])
  }

  private func place(of entry: TreeEntry, among entries: [TreeEntry]) -> Place {
    let folder = Array(entry.folders)
    if let kata = kata(of: folder) { return Place(kata: kata.id, folder: folder) }
    // A link in the place of a kata's folder stands for the folder.
    if entry.kind == .symbolicLink, let kata = kata(of: entry.path) {
      return Place(kata: kata.id, folder: entry.path)
    }
    // Loose files, if there is one kata only that they can be for.
    if katas.count == 1, folder.isEmpty || folder == ["Katas"] {
      return Place(kata: katas[0].id, folder: folder)
    }
    return .elsewhere
  }

  /// The kata whose folder this is, by its path in the workbook, its folder's name or its id.
  private func kata(of folder: [String]) -> Kata? {
    guard let last = folder.last else { return nil }
    guard
      !folder.contains(where: { Self.own.contains($0) || $0.hasPrefix(".") || $0 == "__MACOSX" })
    else { return nil }
    let byPath = katas.first { kata in
      let path = kata.path.split(separator: "/").map(String.init)
      return folder.suffix(path.count).elementsEqual(path)
    }
    return byPath ?? katas.first { $0.id == last }
  }

  private func answer(
    to kata: Kata, in folders: [Place], _ places: [Place: [TreeEntry]], _ tree: some SubmissionTree,
    _ notes: inout [IntakeNote]
  ) -> Answer? {
    let shipped = Set(
      (try? FileManager.default.contentsOfDirectory(atPath: kata.folder.path)) ?? [])
    var taken: [[String]: [TreeEntry]] = [:]
    var refusal: IntakeRefusal?
    var strays: [(path: String, why: IntakeRefusal)] = []
    for place in folders {
      for entry in places[place] ?? [] {
        if entry.kind == .symbolicLink, entry.path == place.folder {
          refusal = IntakeRefusal(
            .symbolicLink, "\(entry.shown) is a symbolic link; hand in the folder itself")
          continue
        }
        let isAnswer = kata.facts.isAnswer(entry.name) || entry.name == "Package.swift"
        switch FileRule.decision(on: entry, isAnswer: isAnswer, shipped: shipped) {
        case .take: taken[place.folder, default: []].append(entry)
        case .leave(let reason):
          if let reason { notes.append(IntakeNote(path: entry.shown, reason: reason)) }
        case .stray(let why): strays.append((entry.shown, why))
        case .refuse(let why): refusal = refusal ?? why
        }
      }
    }
    if taken.isEmpty {
      refusal = refusal ?? strays.first?.why
    } else {
      notes += strays.map {
        IntakeNote(path: $0.path, reason: "it was left out: \($0.why.reason)")
      }
    }
    if let refusal { return Answer(kata: kata, content: .failure(refusal)) }
    guard let (_, files) = taken.first else {
      guard areDemanded else { return nil }
      return Answer(
        kata: kata,
        content: .failure(
          IntakeRefusal(.nothingHandedIn, "there is no file for \(kata.id) in the submission")))
    }
    guard taken.count == 1 else {
      let names = taken.keys.map { $0.joined(separator: "/").withoutLineEnds }.sorted()
      let reason = "there are \(names.count) answers: \(names.prefix(3).joined(separator: ", "))"
      return Answer(kata: kata, content: .failure(IntakeRefusal(.twoAnswers, reason)))
    }
    do throws(IntakeRefusal) {
      return Answer(kata: kata, content: .success(try sources(files, tree, &notes)))
    } catch {
      return Answer(kata: kata, content: .failure(error))
    }
  }

  private func sources(
    _ entries: [TreeEntry], _ tree: some SubmissionTree, _ notes: inout [IntakeNote]
  ) throws(IntakeRefusal) -> SourceSet {
    guard entries.count <= SubmissionLimits.kataFiles else {
      throw IntakeRefusal(
        .tooMany, "the answer has more than \(SubmissionLimits.kataFiles) files")
    }
    var left = SubmissionLimits.kataBytes
    let size = entries.reduce(0) { sum, entry in
      if case .file(let size) = entry.kind { return sum + size }
      return sum
    }
    guard size <= left else {
      throw IntakeRefusal(
        .size, "the answer's files are \(size >> 10) KiB long; at most \(left >> 10) KiB are taken")
    }
    var files: [SourceFile] = []
    for entry in entries {
      let bytes = try tree.bytes(of: entry, limit: left)
      left -= bytes.count
      guard let text = String(validating: bytes, as: UTF8.self), !bytes.contains(0) else {
        throw IntakeRefusal(.encoding, "\(entry.shown) is not UTF-8 text without NUL")
      }
      if let scalar = text.unicodeScalars.first(where: Self.changesDirection) {
        let code = String(scalar.value, radix: 16, uppercase: true)
        notes.append(
          IntakeNote(
            path: entry.shown,
            reason: "it holds U+\(code), which changes the direction of text: what you see may not"
              + " be what the compiler reads"))
      }
      files.append(SourceFile(name: entry.name, bytes: bytes))
    }
    return SourceSet(files: files)
  }

  /// Whether a character makes an editor show text in another order than it stands.
  private static func changesDirection(_ scalar: Unicode.Scalar) -> Bool {
    (0x202A...0x202E).contains(scalar.value) || (0x2066...0x2069).contains(scalar.value)
  }

  /// A word on what belongs to no kata; nil for what is in every copy of a workbook.
  private func note(on entry: TreeEntry) -> IntakeNote? {
    if entry.path.contains(where: { $0.hasPrefix(".") || $0 == "__MACOSX" }) { return nil }
    if entry.path.first == "Tests" || entry.name.hasSuffix("Tests.swift") {
      return IntakeNote(path: entry.shown, reason: "tests come from the course alone")
    }
    if entry.name == "Package.swift" {
      return IntakeNote(path: entry.shown, reason: "a manifest of the learner's is never evaluated")
    }
    guard entry.name.hasSuffix(".swift") || entry.kind == .symbolicLink else { return nil }
    if entry.path.first == "Solutions" || entry.path.first == "Sources" { return nil }
    return IntakeNote(path: entry.shown, reason: "it lies in no folder of a kata that is graded")
  }
}
