import Foundation
import Sandbox
import Workbook

/// Fills a folder with the pieces of one runtime build: modules, library, host, identity.
struct PiecesAssembly {
  let build: RuntimeBuild
  let toolchain: Toolchain
  let cache: CacheFolder

  /// Stands for what is done here; a change of it makes every checkout assemble anew.
  static let recipe = "5 " + libraries.joined(separator: " ")

  /// Every library of the toolchain that a kata may need.
  private static let libraries = [
    "swiftSwiftOnoneSupport", "swift_StringProcessing", "swiftRegexBuilder",
    "swiftSynchronization", "swift_Builtin_float", "swiftObservation", "swift_Concurrency",
    "swiftDispatch", "Foundation", "XCTest",
  ]

  /// The filled folder, ready to be published.
  func fill() throws(CheckFault) -> URL {
    let folder = try cache.makeFolder()
    do {
      try copy(into: folder)
    } catch {
      throw CheckFault.cannotWrite(folder, error)
    }
    try makeHost(in: folder)
    return folder
  }

  private func copy(into folder: URL) throws {
    let files = FileManager.default
    let modules = folder.appendingPathComponent("modules")
    try files.createDirectory(at: modules, withIntermediateDirectories: true)
    var digest = Digest()
    digest.add(toolchain.identity)
    for name in RuntimeBuild.moduleNames {
      let bytes = try Data(contentsOf: build.module(name))
      digest.add(bytes)
      try bytes.write(to: modules.appendingPathComponent("\(name).swiftmodule"))
    }
    let library = try Data(contentsOf: build.library)
    digest.add(library)
    try library.write(to: folder.appendingPathComponent("libKataRuntime.so"))
    let macros = try Data(contentsOf: build.macros)
    digest.add(macros)
    let program = RuntimePieces.macroProgram(in: folder)
    guard
      files.createFile(atPath: program, contents: macros, attributes: [.posixPermissions: 0o755])
    else { throw CocoaError(.fileWriteUnknown, userInfo: [NSFilePathErrorKey: program]) }
    try Data(digest.name().utf8).write(to: folder.appendingPathComponent("identity"))
  }

  /// Links the host against the runtime and against every library that a kata may import, because a
  /// bundle finds all its symbols in the host.
  private func makeHost(in folder: URL) throws(CheckFault) {
    let source = folder.appendingPathComponent("main.swift")
    // Not the cache that is kept: its files hold their own path, and this folder moves.
    let cModules = folder.appendingPathComponent("c-modules")
    defer { try? FileManager.default.removeItem(at: cModules) }
    do {
      try Data("import KataTesting\n\nKataHost.main()\n".utf8).write(to: source)
      let launch = Launch(
        toolchain.driver,
        [
          source.path, "-o", folder.appendingPathComponent("host").path, "-O",
          "-swift-version", "6", "-I", folder.appendingPathComponent("modules").path,
          "-L", folder.path, "-lKataRuntime", "-use-ld=lld",
          "-module-cache-path", cModules.path,
          "-Xlinker", "-rpath", "-Xlinker", "$ORIGIN", "-Xlinker", "--no-as-needed",
        ] + Self.libraries.map { "-l" + $0 },
        environment: ProcessInfo.processInfo.environment)
      let result = try ChildProcess.run(launch, limits: Limits(wallSeconds: 120))
      guard result.ending.isSuccess else {
        throw CheckFault(
          "the host for checks does not build: \(result.output.text.prefix(2000)); rebuild kata with"
            + " `swift build`",
          "判定用のホストをビルドできません（\(result.output.text.prefix(2000))）。"
            + "`swift build` で kata をビルドし直してください。")
      }
    } catch let error as CheckFault {
      throw error
    } catch {
      throw CheckFault(
        "the host for checks does not build: \(error)", "判定用のホストをビルドできません（\(error)）。")
    }
  }
}
