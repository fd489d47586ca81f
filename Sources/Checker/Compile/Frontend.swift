import Foundation
import Sandbox

/// Calls of `swift-frontend` as the driver makes them, without the driver.
struct Frontend {
  let pieces: RuntimePieces
  let moduleName: String
  let languageMode: Int
  /// Folders in which modules are found, besides those of the runtime.
  var searchPaths: [String] = []
  /// Whether a use of memory that the compiler cannot answer for is an error, as in grading.
  var isStrict = false

  /// What one compile may take; a kata is a few files, so whoever needs more is attacking.
  static let limits = Limits(
    wallSeconds: 20, cpuSeconds: 30, memoryBytes: 2 << 30, keptOutputBytes: 1 << 20,
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
    var words = ["-frontend", "-c"] + files + options + ["-o", object]
    if let module { words += ["-emit-module-path", module] }
    for path in searchPaths { words += ["-I", path] }
    let launch = Launch(
      pieces.toolchain.frontend, words,
      environment: [
        "PATH": "/usr/bin:/bin", "LANG": "C.UTF-8", "TMPDIR": NSTemporaryDirectory(),
        "HOME": pieces.folder.path, "SWIFT_BACKTRACE": "enable=no",
        // Fewer and larger pages: a tenth of the compiler's time is faulting in its heap.
        "GLIBC_TUNABLES": "glibc.malloc.hugetlb=1:glibc.malloc.top_pad=67108864",
      ])
    do {
      return FrontendRun(
        child: try ChildProcess(launch, keptOutputBytes: Self.limits.keptOutputBytes))
    } catch {
      throw CheckFault(
        "\(error); install Swift 6.3 from https://swift.org/install",
        "\(error)。https://swift.org/install から Swift 6.3 をインストールしてください。")
    }
  }
}
