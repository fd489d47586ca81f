import Foundation

/// The folder of one learner in a class.
struct Desk {
  let folder: URL
  let learner: String

  /// A path in the learner's folder; the folder itself for an empty one.
  func path(_ name: String) -> String {
    let own = folder.appendingPathComponent(learner).path
    return name.isEmpty ? own : "\(own)/\(name)"
  }

  func write(_ text: String, to name: String) throws { try write(Data(text.utf8), to: name) }

  func write(_ bytes: Data, to name: String) throws {
    let file = path(name)
    try FileManager.default.createDirectory(
      atPath: (file as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
    try bytes.write(to: URL(fileURLWithPath: file))
  }

  func link(_ name: String, to target: String) throws {
    let file = path(name)
    try FileManager.default.createDirectory(
      atPath: (file as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(atPath: file, withDestinationPath: target)
  }

  /// Runs a program of the machine's in the learner's folder, which is made for it.
  func run(_ program: String, _ words: [String], in name: String = "") throws {
    try FileManager.default.createDirectory(
      atPath: path(name), withIntermediateDirectories: true)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [program] + words
    process.currentDirectoryURL = URL(fileURLWithPath: path(name))
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw CocoaError(.fileWriteUnknown) }
  }

  func remove() throws { try FileManager.default.removeItem(atPath: path("")) }
}
