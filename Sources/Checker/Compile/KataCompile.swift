import Foundation
import Sandbox
import Workbook

/// The compile of a learner's files, from start to cache entry.
struct KataCompile {
  private let folder: URL
  private let key: String
  private let cache: CacheFolder
  private let run: FrontendRun

  /// Copies the files, so that a save during the compile cannot mix two texts, and starts.
  init(
    _ sources: SourceSet, key: String, frontend: Frontend, cache: CacheFolder
  ) throws(CheckFault) {
    folder = try cache.makeFolder()
    self.key = key
    self.cache = cache
    var paths: [String] = []
    let copies = folder.appendingPathComponent("sources")
    do {
      try FileManager.default.createDirectory(at: copies, withIntermediateDirectories: false)
      for file in sources.files {
        let copy = copies.appendingPathComponent(file.name)
        try file.bytes.write(to: copy)
        paths.append(copy.path)
      }
    } catch {
      throw CheckFault.cannotWrite(copies, error)
    }
    run = try frontend.start(
      paths, object: folder.appendingPathComponent("kata.o").path,
      module: folder.appendingPathComponent(KataModule.moduleFileName).path)
  }

  /// What became of it.
  enum Outcome {
    case compiled(KataModule)
    case rejected(log: String)
    case gaveUp(Sentence)
    case broken(Sentence)
    case cancelled
  }

  /// Waits for the compiler and publishes what it made.
  ///
  /// - Parameter onModule: Given the module's bytes as soon as they are there, which is well before
  ///   the object is, and before it is certain that the compiler will end well.
  func finish(
    cancellation: Cancellation?, onModule: (Data) -> Void
  ) throws(CheckFault) -> Outcome {
    let module = folder.appendingPathComponent(KataModule.moduleFileName).path
    var isAwaited = true
    let outcome = run.finish(cancellation: cancellation) {
      // The compiler writes it under another name first, so it is whole when it is there.
      guard isAwaited, FileStamp(module) != nil,
        let bytes = FileManager.default.contents(atPath: module)
      else { return }
      isAwaited = false
      onModule(bytes)
    }
    switch outcome {
    case .compiled(let log):
      return .compiled(try publish(log))
    case .rejected(let log):
      discard()
      return .rejected(log: log)
    case .gaveUp(let reason):
      discard()
      return .gaveUp(reason)
    case .broken(let fault):
      discard()
      return .broken(fault)
    case .cancelled:
      discard()
      return .cancelled
    }
  }

  /// Stops the compiler and leaves nothing behind.
  func abandon() {
    run.abandon()
    discard()
  }

  private func publish(_ log: String) throws(CheckFault) -> KataModule {
    let module = folder.appendingPathComponent(KataModule.moduleFileName)
    do {
      let interface = Digest.hexadecimal(of: try Data(contentsOf: module))
      try Data(interface.utf8).write(to: folder.appendingPathComponent("interface"))
      try Data(log.utf8).write(to: folder.appendingPathComponent("log"))
      try? FileManager.default.removeItem(at: folder.appendingPathComponent("sources"))
    } catch {
      throw CheckFault.cannotWrite(folder, error)
    }
    _ = try cache.publish(folder, as: KataModule.kind, key)
    discard()
    guard let module = KataModule(key: key, in: cache) else {
      throw CheckFault.lost(in: cache.url)
    }
    return module
  }

  private func discard() {
    try? FileManager.default.removeItem(at: folder)
  }
}
