import Foundation
import Sandbox
import Workbook
import XCTest

@testable import Checker

/// Compiles answers as the grader does, with strict memory safety as an error.
struct StrictCompile: Sendable {
  let pieces: RuntimePieces

  init() throws {
    pieces = try RuntimePieces.prepare(toolchain: Toolchain())
  }

  /// The grader's, but that a busy machine may take its time: what is asked here is no speed.
  private static var limits: Limits {
    var limits = Frontend.limits
    limits.wallSeconds = 600
    return limits
  }

  /// How it ended, with the object when there is one.
  struct Outcome {
    var log: String
    var object: Data?
  }

  /// The object of an answer.
  func compile(_ sources: SourceSet, for facts: KataFacts) throws -> Outcome {
    let folder = try makeFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    var frontend = Frontend(
      pieces: pieces, moduleName: KataModule.moduleName, languageMode: facts.languageMode)
    frontend.isStrict = true
    return try compile(StandInSource.completed(sources, for: facts), frontend, in: folder)
  }

  /// The object of a kata's suite, compiled against an answer; nil when they do not fit.
  ///
  /// The object holds the folder's name, so those that are to be compared are made in one place.
  func suiteObject(of kata: Kata, with answer: SourceSet, in place: String? = nil) throws -> Data? {
    try object(of: KataSuiteSources(of: kata).files, against: answer, for: kata.facts, in: place)
  }

  /// The object of the sources of a suite; nil when they do not fit the answer.
  func object(
    of suite: SourceSet, against answer: SourceSet, for facts: KataFacts, in place: String? = nil
  ) throws -> Data? {
    let folder = try makeFolder(place ?? UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let module = Frontend(
      pieces: pieces, moduleName: KataModule.moduleName, languageMode: facts.languageMode)
    _ = try compile(
      StandInSource.completed(answer, for: facts), module, in: folder, isModuleKept: true)
    var frontend = Frontend(
      pieces: pieces, moduleName: SuiteObject.moduleName, languageMode: 6)
    frontend.searchPaths = [folder.path]
    return try compile(suite, frontend, in: folder).object
  }

  private func makeFolder(_ name: String = UUID().uuidString) throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("strict-\(name)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }

  private func compile(
    _ sources: SourceSet, _ frontend: Frontend, in folder: URL, isModuleKept: Bool = false
  ) throws -> Outcome {
    var paths: [String] = []
    for file in sources.files {
      let path = folder.appendingPathComponent(file.name)
      try file.bytes.write(to: path)
      paths.append(path.path)
    }
    let object = folder.appendingPathComponent("\(frontend.moduleName).o").path
    let module = folder.appendingPathComponent(KataModule.moduleFileName).path
    let run = try frontend.start(paths, object: object, module: isModuleKept ? module : nil)
    switch run.finish(cancellation: nil, limits: Self.limits) {
    case .compiled(let log):
      return Outcome(log: log, object: FileManager.default.contents(atPath: object))
    case .rejected(let log): return Outcome(log: log)
    case .gaveUp(let reason): return Outcome(log: reason.english)
    case .broken(let fault): return Outcome(log: fault.english)
    case .cancelled: return Outcome(log: "cancelled")
    }
  }
}
