import Foundation
import Sandbox

/// Calls of `swift-frontend` as the driver makes them, without the driver.
struct Frontend {
  let pieces: RuntimePieces
  let moduleName: String
  let languageMode: Int
  /// Folders in which modules are found, besides those of the runtime.
  var searchPaths: [String] = []
  /// Where the compiler runs when nobody trusts what it compiles; nil for the open machine.
  var seat: CompileSeat?
  /// Whether a use of memory that the compiler cannot answer for is an error, as in grading.
  var isStrict = false

  /// What one compile may take; a kata is a few files, so whoever needs more is attacking.
  ///
  /// Processor time decides: on a busy machine the clock would refuse right answers.
  static let limits = Limits(
    wallSeconds: 90, cpuSeconds: 20, memoryBytes: 2 << 30, keptOutputBytes: 1 << 20,
    outputBytes: 64 << 20)

  /// The words of the command that do not name files; they are part of every key.
  var options: [String] {
    let toolchain = pieces.toolchain
    let resources = toolchain.resources
    return [
      "-module-name", moduleName, "-target", toolchain.target, "-swift-version",
      "\(languageMode)", "-Onone", "-enable-testing", "-parse-as-library",
      "-disable-objc-interop", "-empty-abi-descriptor", "-no-auto-bridging-header-chaining",
      "-sdk", "/", "-resource-dir", resources,
      "-in-process-plugin-server-path", resources + "/host/libSwiftInProcPluginServer.so",
      "-plugin-path", resources + "/host/plugins",
      "-module-cache-path", pieces.moduleCache, "-I", pieces.modules,
      "-diagnostic-style", "llvm", "-no-color-diagnostics",
    ] + pieces.macros + (isStrict ? Self.strictWords : [])
  }

  /// Expansions of `@Observable`, `@State`, `#Preview` and `@Entry` compile clean under it.
  static let strictWords = ["-strict-memory-safety", "-Werror", "StrictMemorySafety"]

  /// Starts to compile all files as one module into one object.
  func start(
    _ files: [String], object: String, module: String? = nil
  ) throws(CheckFault) -> FrontendRun {
    guard let seat else {
      return FrontendRun(child: try launch(words(files, object, module)))
    }
    let scratch: ScratchFolder
    do {
      scratch = try ScratchFolder(in: seat.homes)
    } catch {
      throw CheckFault.cannotWrite(seat.homes, error)
    }
    // Inside, only the scratch can be written; what the compiler makes there is fetched afterwards.
    let made = [object, module].compactMap { $0 }
    let inside = made.map {
      scratch.url.appendingPathComponent(URL(fileURLWithPath: $0).lastPathComponent).path
    }
    var walls = Walls(
      slot: seat.slot,
      readable: [pieces.toolchain.root.path, pieces.folder.path] + searchPaths + seat.readable
        + Set(files.map { URL(fileURLWithPath: $0).deletingLastPathComponent().path }).sorted(),
      scratch: scratch.url)
    walls.level = seat.level
    walls.kept = made.map { URL(fileURLWithPath: $0).lastPathComponent }
    walls.memoryBytes = Self.limits.memoryBytes
    walls.cpuSeconds = Self.limits.cpuSeconds
    walls.startsProcesses = CompileSeat.startsProgram(files)
    do {
      let child = try launch(
        words(files, inside[0], inside.count > 1 ? inside[1] : nil), behind: walls,
        environment: scratch.environment)
      return FrontendRun(
        child: child, scratch: scratch, fetched: zip(inside, made).map { (from: $0, to: $1) })
    } catch {
      scratch.remove()
      throw error
    }
  }

  private func words(_ files: [String], _ object: String, _ module: String?) -> [String] {
    var words = ["-frontend", "-c"] + files + options + ["-o", object]
    if let module { words += ["-emit-module-path", module] }
    for path in searchPaths { words += ["-I", path] }
    return words
  }

  private func launch(
    _ words: [String], behind walls: Walls? = nil, environment: [String: String] = [:]
  ) throws(CheckFault) -> ChildProcess {
    var launch = Launch(
      pieces.toolchain.frontend, words,
      environment: [
        "PATH": "/usr/bin:/bin", "LANG": "C.UTF-8", "TMPDIR": NSTemporaryDirectory(),
        "HOME": pieces.folder.path, "SWIFT_BACKTRACE": "enable=no",
        // Fewer and larger pages: a tenth of the compiler's time is faulting in its heap.
        "GLIBC_TUNABLES": "glibc.malloc.hugetlb=1:glibc.malloc.top_pad=67108864",
      ].merging(environment) { _, new in new })
    launch.walls = walls
    do {
      return try ChildProcess(launch, keptOutputBytes: Self.limits.keptOutputBytes)
    } catch {
      throw CheckFault(
        "\(error); install Swift 6.3 from https://swift.org/install",
        "\(error)。https://swift.org/install から Swift 6.3 をインストールしてください。")
    }
  }
}
