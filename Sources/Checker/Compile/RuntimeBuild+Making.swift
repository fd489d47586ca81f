import Foundation
import Sandbox

extension RuntimeBuild {
  /// The build beside the running program when it is current, else one of our own.
  ///
  /// Never on SwiftPM's default scratch path: inside `swift test` that waits for ever on its lock.
  static func current(
    toolchain: Toolchain, checkout: URL?, program: URL, cancellation: Cancellation?,
    progress: (String) -> Void
  ) throws(CheckFault) -> RuntimeBuild {
    if let existing = try existing(toolchain: toolchain, checkout: checkout, program: program) {
      return existing
    }
    guard let checkout else {
      throw CheckFault(
        "libKataRuntime.so is not beside \(program.path) and no checkout is above it; build kata in"
          + " its checkout with `swift build`")
    }
    return try made(
      toolchain: toolchain, checkout: checkout, cancellation: cancellation, progress: progress)
  }

  /// The checkout that a program was built in: the folder above it that holds the runtime's sources.
  static func checkout(above program: URL) -> URL? {
    var folder = program.deletingLastPathComponent()
    while folder.path != "/" {
      let sources = folder.appendingPathComponent("Sources/TrackingRuntime")
      if FileStamp(sources.path) != nil,
        FileStamp(folder.appendingPathComponent("Package.swift").path) != nil
      {
        return folder
      }
      folder.deleteLastPathComponent()
    }
    return nil
  }

  private static func made(
    toolchain: Toolchain, checkout: URL, cancellation: Cancellation?, progress: (String) -> Void
  ) throws(CheckFault) -> RuntimeBuild {
    let scratch = try scratchPath(of: checkout)
    let outcome: Result<RuntimeBuild, CheckFault> = FileLock.with(scratch.path + ".lock") {
      // Another process may have built it while this one waited.
      if let build = own(in: scratch, toolchain, checkout) { return .success(build) }
      progress("Building the tracking runtime (once, about 30 s) …")
      let before = stamp(toolchain, checkout)
      do throws(CheckFault) {
        try run(toolchain, checkout, scratch, cancellation)
      } catch {
        return .failure(error)
      }
      try? before.write(to: stampFile(in: scratch))
      return .success(RuntimeBuild(scratch: scratch))
    }
    return try outcome.get()
  }

  /// The build that a check would use as it is, or nil when one has to be made.
  static func existing(
    toolchain: Toolchain, checkout: URL?, program: URL
  ) throws(CheckFault) -> RuntimeBuild? {
    let beside = RuntimeBuild(products: program.deletingLastPathComponent())
    guard let checkout else { return beside.isComplete ? beside : nil }
    if beside.isCurrent(for: checkout) { return beside }
    return own(in: try scratchPath(of: checkout), toolchain, checkout)
  }

  private init(scratch: URL) {
    self.init(products: scratch.appendingPathComponent("debug"))
  }

  /// The build on a scratch path of ours, unless it has become stale.
  private static func own(
    in scratch: URL, _ toolchain: Toolchain, _ checkout: URL
  ) -> RuntimeBuild? {
    let build = RuntimeBuild(scratch: scratch)
    let recorded = FileManager.default.contents(atPath: stampFile(in: scratch).path)
    return build.isComplete && recorded == stamp(toolchain, checkout) ? build : nil
  }

  // What the sources and the compiler were when our build last ended well. The library's own time
  // does not tell: SwiftPM leaves it alone when a touched source gives the same object.
  private static func stampFile(in scratch: URL) -> URL {
    scratch.appendingPathComponent("kata-runtime.stamp")
  }

  private static func stamp(_ toolchain: Toolchain, _ checkout: URL) -> Data {
    Data("\(newestSource(in: checkout)) \(toolchain.identity)".utf8)
  }

  private static func run(
    _ toolchain: Toolchain, _ checkout: URL, _ scratch: URL, _ cancellation: Cancellation?
  ) throws(CheckFault) {
    let launch = Launch(
      toolchain.package,
      [
        // Nobody looks names up in this build: an index would take a tenth of its time.
        "build", "--disable-index-store", "--package-path", checkout.path, "--scratch-path",
        scratch.path,
        "--product", "KataRuntime",
      ],
      environment: ProcessInfo.processInfo.environment, folder: checkout)
    do {
      let result = try ChildProcess.run(
        launch, limits: Limits(wallSeconds: 900), cancellation: cancellation)
      guard !result.ending.isSuccess else { return }
      if result.ending == .stopped(.cancelled) {
        throw CheckFault("building the tracking runtime was stopped; the next check begins anew")
      }
      let errors = result.output.text.split(separator: "\n").filter { $0.contains("error:") }
      throw CheckFault(
        "the tracking runtime does not build: \(errors.first ?? "swift build failed"); run"
          + " `swift build --product KataRuntime` in \(checkout.path) to see why")
    } catch let error as SpawnError {
      throw CheckFault("\(error)")
    } catch let error as CheckFault {
      throw error
    } catch {
      throw CheckFault("\(error)")
    }
  }

  private static func scratchPath(of checkout: URL) throws(CheckFault) -> URL {
    let own = checkout.appendingPathComponent(".build")
    try? FileManager.default.createDirectory(at: own, withIntermediateDirectories: true)
    if FileManager.default.isWritableFile(atPath: own.path) {
      return own.appendingPathComponent("kata-runtime")
    }
    return try CacheFolder(below: checkout).url.appendingPathComponent("kata-runtime")
  }
}
