import Checker
import Foundation
import Workbook

/// The answers of a grading, each once, as they will be compiled.
struct WorkStore: Sendable {
  let folder: GradeFolder

  private static let kataName = "kata"

  /// Stands for an answer: the kata and the bytes.
  func name(of kata: Kata, _ sources: SourceSet) -> String {
    var digest = Digest()
    digest.add(kata.id)
    for file in sources.files {
      digest.add(file.name)
      digest.add(file.bytes)
    }
    return digest.name()
  }

  /// Keeps an answer; the same one twice is kept once.
  func keep(_ kata: Kata, _ sources: SourceSet) throws(GradeFault) -> String {
    let work = name(of: kata, sources)
    let place = folder.work.appendingPathComponent(work)
    guard access(place.path, F_OK) != 0 else { return work }
    let draft = folder.work.appendingPathComponent(".\(work).\(getpid())")
    do {
      let files = draft.appendingPathComponent("files")
      try FileManager.default.createDirectory(at: files, withIntermediateDirectories: true)
      try Data(kata.id.utf8).write(to: draft.appendingPathComponent(Self.kataName))
      for file in sources.files {
        try file.bytes.write(to: files.appendingPathComponent(file.name))
      }
    } catch {
      try? FileManager.default.removeItem(at: draft)
      throw .cannotWrite(place, errno)
    }
    if rename(draft.path, place.path) != 0 {
      let code = errno
      try? FileManager.default.removeItem(at: draft)
      guard code == EEXIST || code == ENOTEMPTY else { throw .cannotWrite(place, code) }
    }
    return work
  }

  /// The answer of a piece of work.
  func answer(of work: String, among katas: [Kata]) throws(GradeFault) -> (Kata, SourceSet) {
    let place = folder.work.appendingPathComponent(work)
    let id = FileManager.default.contents(
      atPath: place.appendingPathComponent(Self.kataName).path)
    guard let id, let kata = katas.first(where: { $0.id == String(decoding: id, as: UTF8.self) }),
      let sources = try? SourceSet(folder: place.appendingPathComponent("files"), of: kata)
    else { throw .broken(place) }
    return (kata, sources)
  }
}
