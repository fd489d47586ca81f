import Foundation
import Sandbox
import SourceOutline
import Workbook

/// The way to a suite's object for one module of the learner's: from the cache, or a compile that is
/// under way.
struct SuiteCompile {
  /// The interface that it is for.
  let interface: String
  private let key: String
  /// The name for all modules that look the same from outside; nil where that cannot be told.
  private let common: String?
  private let cache: CacheFolder
  private let known: SuiteObject?
  private let folder: URL?
  private let run: FrontendRun?

  /// What became of it.
  enum Outcome {
    case compiled(SuiteObject)
    /// The suite does not fit the learner's module.
    case rejected(log: String)
    case gaveUp(Sentence)
    case broken(Sentence)
    case cancelled
  }

  /// Looks into the cache and starts the compiler when nothing is there.
  ///
  /// The module's bytes are copied: the file they came from may move while the compiler reads.
  init(
    _ suite: KataSuiteSources, module: Data, visible: VisibleInterface, pieces: RuntimePieces,
    cache: CacheFolder, seat: CompileSeat? = nil
  ) throws(CheckFault) {
    self.cache = cache
    interface = Digest.hexadecimal(of: module)
    var frontend = Frontend(
      pieces: pieces, moduleName: SuiteObject.moduleName, languageMode: 6)
    frontend.seat = seat
    key = SuiteObject.key(of: suite, interface: interface, frontend: frontend)
    common = SuiteObject.commonKey(of: suite, visible: visible, frontend: frontend)
    known =
      SuiteObject(key: key, in: cache)
      ?? common.flatMap { SuiteObject.common($0, in: cache) }
    guard known == nil else {
      folder = nil
      run = nil
      return
    }
    let folder = try cache.makeFolder()
    self.folder = folder
    var paths: [String] = []
    do {
      try FileManager.default.createDirectory(
        at: folder.appendingPathComponent("entry"), withIntermediateDirectories: false)
      try module.write(to: folder.appendingPathComponent(KataModule.moduleFileName))
      for file in suite.files.files {
        let copy = folder.appendingPathComponent(file.name)
        try file.bytes.write(to: copy)
        paths.append(copy.path)
      }
    } catch {
      throw CheckFault.cannotWrite(folder, error)
    }
    frontend.searchPaths = [folder.path]
    run = try frontend.start(
      paths, object: folder.appendingPathComponent("entry/\(SuiteObject.objectName)").path)
  }

  /// Waits for the compiler and publishes what it made.
  func finish(cancellation: Cancellation?) throws(CheckFault) -> Outcome {
    if let known { return .compiled(known) }
    guard let run, let folder else {
      return .gaveUp(Sentence("nothing was started", "何も開始されませんでした。"))
    }
    defer { try? FileManager.default.removeItem(at: folder) }
    switch run.finish(cancellation: cancellation) {
    case .compiled: return .compiled(try publish(folder.appendingPathComponent("entry")))
    case .rejected(let log): return .rejected(log: log)
    case .gaveUp(let reason): return .gaveUp(reason)
    case .broken(let fault): return .broken(fault)
    case .cancelled: return .cancelled
    }
  }

  /// Whether nothing has to be compiled.
  var isKnown: Bool { known != nil }

  /// Stops the compiler and leaves nothing behind.
  func abandon() {
    run?.abandon()
    if let folder { try? FileManager.default.removeItem(at: folder) }
  }

  private func publish(_ filled: URL) throws(CheckFault) -> SuiteObject {
    do {
      let object = try Data(contentsOf: filled.appendingPathComponent(SuiteObject.objectName))
      let borrowed = BorrowedNames(object: object).declarations
      try Data(borrowed.joined(separator: "\n").utf8).write(
        to: filled.appendingPathComponent(SuiteObject.borrowedName))
    } catch {
      throw CheckFault.cannotWrite(filled, error)
    }
    _ = try cache.publish(filled, as: SuiteObject.kind, key)
    guard let made = SuiteObject(key: key, in: cache) else {
      throw CheckFault.lost(in: cache.url)
    }
    if let common { try made.publish(as: common, in: cache) }
    return made
  }
}
