import Foundation
import Glibc

/// A built `libKataRuntime.so` with the modules that belong to it.
struct RuntimeBuild {
  /// The runtime's modules, in the order in which they build on each other.
  static let moduleNames = ["KataEvents", "Combine", "TrackingRuntime", "SwiftUI", "KataTesting"]

  /// The folder of SwiftPM's products, such as `.build/debug`.
  let products: URL

  var library: URL { products.appendingPathComponent("libKataRuntime.so") }

  func module(_ name: String) -> URL {
    products.appendingPathComponent("Modules/\(name).swiftmodule")
  }

  /// The program that expands the macros of `SwiftUI`, under the name that SwiftPM gives it.
  var macros: URL { products.appendingPathComponent("\(Self.macroModule)-tool") }

  /// The room of that program; the compiler knows it by this name.
  static let macroModule = "SwiftUIMacros"

  /// All files that a check needs from the build.
  var files: [URL] { [library, macros] + Self.moduleNames.map { module($0) } }

  /// Whether everything is there.
  var isComplete: Bool { files.allSatisfy { FileStamp($0.path) != nil } }

  /// A name for exactly these files, from their sizes and times only.
  func stamp(compiler: String) -> String {
    var digest = Digest()
    digest.add(compiler)
    for file in files {
      let stamp = FileStamp(file.path)
      digest.add("\(file.path) \(stamp?.size ?? 0) \(stamp?.modified ?? 0)")
    }
    return digest.name()
  }

  /// Whether the build is complete and newer than the runtime's sources in a checkout.
  func isCurrent(for checkout: URL) -> Bool {
    guard isComplete, let built = FileStamp(library.path)?.modified else { return false }
    return built >= Self.newestSource(in: checkout)
  }

  /// When the runtime's sources were last changed, in nanoseconds since 1970.
  static func newestSource(in checkout: URL) -> Int {
    (moduleNames + [macroModule])
      .map { newest(below: checkout.appendingPathComponent("Sources/\($0)").path) }.max() ?? 0
  }

  /// The time of the latest change of a source file, or of a folder that lost or gained one.
  private static func newest(below folder: String) -> Int {
    guard let stream = opendir(folder) else { return 0 }
    defer { closedir(stream) }
    var latest = 0
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name.hasPrefix(".") || name.hasSuffix(".docc") { continue }
      let path = folder + "/" + name
      guard let stamp = FileStamp(path) else { continue }
      if stamp.isFolder {
        latest = max(latest, newest(below: path))
      } else if name.hasSuffix(".swift") {
        latest = max(latest, stamp.modified)
      }
    }
    return latest
  }
}
