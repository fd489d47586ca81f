import Foundation
import Glibc
import Sandbox
import Workbook

/// What every check needs and no kata changes: the runtime's modules and library, and the host.
public struct RuntimePieces: Sendable {
  /// The folder with all of it; a snapshot, so that a rebuild does not disturb a running check.
  public let folder: URL
  /// The toolchain that made them.
  public let toolchain: Toolchain
  /// Stands for the bytes of the modules and the library, and for the compiler.
  let identity: String

  /// The modules that a kata may import; no module of the tool side is among them.
  public var modules: String { folder.appendingPathComponent("modules").path }
  /// What the compiler is told to find the program that expands `#Preview` and `@Entry`; it is
  /// started when a source uses one of them, and not before.
  public var macros: [String] {
    ["-load-plugin-executable", "\(macroProgram)#\(RuntimeBuild.macroModule)"]
  }
  private var macroProgram: String { Self.macroProgram(in: folder) }
  /// The executable that opens bundles.
  var host: String { folder.appendingPathComponent("host").path }
  /// The compiler's cache of C modules; always spelt the same way.
  var moduleCache: String { folder.appendingPathComponent("module-cache").path }

  /// Finds the pieces, or makes them: at once when they are there, 2 s for the host, a minute for all.
  ///
  /// - Parameter progress: Given one line before something that takes long.
  public static func prepare(
    toolchain: Toolchain, cancellation: Cancellation? = nil, progress: (Sentence) -> Void = { _ in }
  ) throws(CheckFault) -> RuntimePieces {
    let program = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    let checkout = CheckoutBuild.checkout(above: program)
    let build = try RuntimeBuild.current(
      toolchain: toolchain, checkout: checkout, program: program, cancellation: cancellation,
      progress: progress)
    let cache = try CacheFolder(below: checkout ?? program.deletingLastPathComponent())
    return try prepare(from: build, toolchain: toolchain, in: cache, progress: progress)
  }

  static func prepare(
    from build: RuntimeBuild, toolchain: Toolchain, in cache: CacheFolder,
    progress: (Sentence) -> Void
  ) throws(CheckFault) -> RuntimePieces {
    let name = entryName(for: build, toolchain: toolchain)
    if let found = cache.entry("pieces", name), let pieces = read(found, toolchain), pieces.isWarm {
      return pieces
    }
    let lock = cache.url.appendingPathComponent("pieces.lock").path
    let outcome: Result<RuntimePieces, CheckFault> = FileLock.with(lock) {
      if let found = cache.entry("pieces", name), let pieces = read(found, toolchain) {
        guard !pieces.isWarm else { return .success(pieces) }
        // Who published them was killed before the end.
        do throws(CheckFault) {
          try pieces.warmUp()
          return .success(pieces)
        } catch {
          return .failure(error)
        }
      }
      if let broken = cache.entry("pieces", name) { cache.remove(broken) }
      progress(
        Sentence(
          "Preparing the checker (once, about 3 s) …", "判定の準備をしています（初回のみ、約 3 秒）…"))
      do throws(CheckFault) {
        let filled = try PiecesAssembly(build: build, toolchain: toolchain, cache: cache).fill()
        let entry = try cache.publish(filled, as: "pieces", name)
        guard let pieces = read(entry, toolchain) else {
          throw CheckFault(
            "\(entry.path) is incomplete; remove it and check again",
            "\(entry.path) が不完全です。削除して、もう一度判定してください。")
        }
        try pieces.warmUp()
        cache.prune("pieces", keeping: 3)
        return .success(pieces)
      } catch {
        return .failure(error)
      }
    }
    return try outcome.get()
  }

  /// The name of the pieces' entry in the cache.
  static func entryName(for build: RuntimeBuild, toolchain: Toolchain) -> String {
    build.stamp(compiler: toolchain.identity + PiecesAssembly.recipe)
  }

  private static func read(_ folder: URL, _ toolchain: Toolchain) -> RuntimePieces? {
    let file = folder.appendingPathComponent("identity").path
    guard let bytes = FileManager.default.contents(atPath: file) else { return nil }
    let pieces = RuntimePieces(
      folder: folder, toolchain: toolchain, identity: String(decoding: bytes, as: UTF8.self))
    return pieces.areThere ? pieces : nil
  }

  /// Whether nobody has removed them.
  var areThere: Bool { [host, modules, macroProgram].allSatisfy { FileStamp($0) != nil } }

  /// Whether the C modules are built. Until then nothing may be compiled behind walls, which could not
  /// add one.
  var isWarm: Bool { FileStamp(warmMark) != nil && FileStamp(moduleCache) != nil }
  private var warmMark: String { folder.appendingPathComponent("warm").path }

  /// Compiles a small file, so that the first check finds the C modules built.
  private func warmUp() throws(CheckFault) {
    let source = folder.appendingPathComponent("warm-up.swift")
    let text = """
      import SwiftUI
      import Foundation
      @Observable final class WarmUp { var value = 0 }
      """
    try? Data(text.utf8).write(to: source)
    var frontend = Frontend(pieces: self, moduleName: "WarmUp", languageMode: 6)
    // Grading is stricter, which is another set of C modules, and behind its walls none can be made.
    for isStrict in [false, true] {
      frontend.isStrict = isStrict
      _ = try frontend.start(
        [source.path], object: folder.appendingPathComponent("warm-up.o").path
      ).finish(cancellation: nil)
    }
    // Clang makes its folders for this user alone; a stranger's code is compiled by another one.
    for name in [""] + FolderNames.of(moduleCache).map({ "/" + $0 }) {
      let place = moduleCache + name
      if FileStamp(place)?.isFolder == true { chmod(place, 0o755) }
    }
    do {
      try Data().write(to: URL(fileURLWithPath: warmMark))
    } catch {
      throw CheckFault.cannotWrite(folder, error)
    }
  }
}
