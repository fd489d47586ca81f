import Foundation
import Sandbox
import Workbook

/// The shared object that the host opens: the learner's object and the suite's, nothing else.
///
/// What both need of the runtime, XCTest and Foundation stays undefined and is found in the host.
struct KataBundle {
  /// The file to open.
  let path: String

  static let kind = "bundles"

  /// The bundle from the cache, or a fresh one.
  static func make(
    _ kata: KataModule, _ suite: SuiteObject, pieces: RuntimePieces, cache: CacheFolder,
    cancellation: Cancellation?
  ) throws(CheckFault) -> KataBundle {
    var digest = Digest()
    digest.add(kata.key)
    digest.add(suite.key)
    let key = digest.name()
    if let entry = cache.entry(kind, key) { return KataBundle(entry) }
    let folder = try cache.makeFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let launch = Launch(
      pieces.toolchain.linker,
      [
        "-shared", "-z", "undefs", "-O0", "--hash-style=gnu", "--threads=1", "-o",
        folder.appendingPathComponent("bundle.so").path,
        pieces.toolchain.registrationObject, kata.object, suite.object,
      ] + pieces.toolchain.staticC.prefix(1), environment: ["PATH": "/usr/bin:/bin"])
    let result: (ending: Ending, output: CapturedOutput)
    do {
      result = try ChildProcess.run(
        launch, limits: Limits(wallSeconds: 20, memoryBytes: 1 << 30), cancellation: cancellation)
    } catch {
      throw CheckFault("\(error)")
    }
    guard result.ending.isSuccess else {
      throw CheckFault(
        "the linker failed: \(result.output.text.prefix(500))",
        "リンカが失敗しました：\(result.output.text.prefix(500))")
    }
    return KataBundle(try cache.publish(folder, as: kind, key))
  }

  private init(_ entry: URL) {
    path = entry.appendingPathComponent("bundle.so").path
  }
}
