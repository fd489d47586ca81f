import Foundation
import Sandbox

/// A suite compiled against one interface of the learner's module, and only good for that.
struct SuiteObject {
  /// The object file.
  let object: String
  /// Stands for the suite's bytes and the interface.
  let key: String
  /// What the object takes from the learner's module.
  let borrowed: BorrowedNames

  static let moduleName = "KataSuite"
  static let kind = "suites"

  /// What became of a compile of a suite.
  enum Outcome {
    case compiled(SuiteObject)
    /// The suite does not fit the learner's module.
    case rejected(log: String)
    case gaveUp(String)
    case cancelled
  }

  /// The object from the cache, or a fresh one.
  static func make(
    of suite: KataSuiteSources, against kata: KataModule, pieces: RuntimePieces,
    cache: CacheFolder, cancellation: Cancellation?
  ) throws(CheckFault) -> Outcome {
    let frontend = Frontend(
      pieces: pieces, moduleName: moduleName, languageMode: 6, searchPaths: [kata.folder.path])
    let key = key(of: suite, interface: kata.interface, frontend: frontend)
    if let entry = cache.entry(kind, key), let known = SuiteObject(entry, key) {
      return .compiled(known)
    }

    let folder = try cache.makeFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let filled = folder.appendingPathComponent("entry")
    var paths: [String] = []
    do {
      try FileManager.default.createDirectory(at: filled, withIntermediateDirectories: false)
      for file in suite.files.files {
        let copy = folder.appendingPathComponent(file.name)
        try file.bytes.write(to: copy)
        paths.append(copy.path)
      }
    } catch {
      throw CheckFault.cannotWrite(folder, error)
    }
    let object = filled.appendingPathComponent("suite.o")
    let run = try frontend.start(paths, object: object.path)
    switch run.finish(cancellation: cancellation) {
    case .compiled:
      do {
        let borrowed = BorrowedNames(object: try Data(contentsOf: object)).declarations
        try Data(borrowed.joined(separator: "\n").utf8).write(
          to: filled.appendingPathComponent(borrowedName))
      } catch {
        throw CheckFault.cannotWrite(folder, error)
      }
      guard let made = SuiteObject(try cache.publish(filled, as: kind, key), key) else {
        throw CheckFault("\(cache.url.path) lost what was just written; check again")
      }
      return .compiled(made)
    case .rejected(let log): return .rejected(log: log)
    case .gaveUp(let reason): return .gaveUp(reason)
    case .cancelled: return .cancelled
    }
  }

  private static let borrowedName = "borrowed"

  private init?(_ entry: URL, _ key: String) {
    let list = entry.appendingPathComponent(Self.borrowedName).path
    guard let bytes = FileManager.default.contents(atPath: list) else { return nil }
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
    borrowed = BorrowedNames(declarations: lines)
    object = entry.appendingPathComponent("suite.o").path
    self.key = key
  }

  private static func key(
    of suite: KataSuiteSources, interface: String, frontend: Frontend
  ) -> String {
    var digest = Digest()
    digest.add(frontend.pieces.identity)
    for option in frontend.options { digest.add(option) }
    digest.add(interface)
    for file in suite.files.files {
      digest.add(file.name)
      digest.add(file.bytes)
    }
    return digest.name()
  }
}
