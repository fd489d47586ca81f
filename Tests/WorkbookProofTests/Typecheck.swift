import Checker
import Foundation
import Sandbox

/// The compiler's judgement of files that belong to no kata's answer.
enum Typecheck {
  /// What the compiler says against the files, together as one module.
  static func errors(in files: [(path: String, text: String)]) throws -> [String] {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("kata-fixed-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (path, text) in files {
      let name = path.replacingOccurrences(of: "/", with: "-")
      try text.write(to: folder.appendingPathComponent(name), atomically: true, encoding: .utf8)
    }
    let toolchain = try Toolchain()
    let pieces = try RuntimePieces.prepare(toolchain: toolchain)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    let words =
      [
        "-typecheck", "-swift-version", "6", "-parse-as-library", "-module-name", "Shop",
        "-I", pieces.modules, "-module-cache-path", folder.appendingPathComponent("cache").path,
      ] + pieces.macros.flatMap { ["-Xfrontend", $0] }
    let (ending, output) = try ChildProcess.run(
      Launch(
        toolchain.driver, words + names, environment: ProcessInfo.processInfo.environment,
        folder: folder), limits: Limits(wallSeconds: 300))
    let text = String(decoding: output.bytes, as: UTF8.self)
    let errors = text.split(separator: "\n").map(String.init).filter { $0.contains(": error:") }
    return errors.isEmpty && !ending.isSuccess ? [text] : errors
  }
}
