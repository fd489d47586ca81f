import Foundation
import Sandbox

/// The Swift toolchain on the PATH, with the few of its programs that a check calls directly.
public struct Toolchain: Sendable, Equatable {
  /// The `usr` folder of the toolchain.
  public let root: URL

  /// The compiler itself, without the driver.
  public var frontend: String { path("bin/swift-frontend") }
  /// The compiler's driver.
  public var driver: String { path("bin/swiftc") }
  /// SwiftPM.
  public var package: String { path("bin/swift") }
  /// The linker.
  public var linker: String { path("bin/ld.lld") }
  /// The folder of the standard library's modules.
  var resources: String { path("lib/swift") }
  /// The folder of the shared libraries.
  public var libraries: String { path("lib/swift/linux") }
  /// The triple that everything is compiled for.
  public var target: String { Self.architecture + "-unknown-linux-gnu" }
  /// The object that registers a module's metadata with the runtime, linked into every image.
  var registrationObject: String { path("lib/swift/linux/\(Self.architecture)/swiftrt.o") }

  /// The part of the C library that is linked into each image: `atexit` and a few more.
  var staticC: [String] {
    ["/usr/lib/\(Self.architecture)-linux-gnu", "/usr/lib64"].map { $0 + "/libc_nonshared.a" }
      .filter { FileManager.default.fileExists(atPath: $0) }
  }

  /// Looks for a toolchain in the folders of a PATH.
  ///
  /// - Throws: `CheckFault` with the remedy when there is none or it lacks a program.
  public init(
    path: String = ProcessInfo.processInfo.environment["PATH"] ?? ""
  ) throws(CheckFault) {
    let files = FileManager.default
    var proxy: String?
    for driver in ExecutableSearch(environment: ["PATH": path]).paths(of: "swiftc") {
      let root = URL(fileURLWithPath: driver).resolvingSymlinksInPath().deletingLastPathComponent()
        .deletingLastPathComponent()
      if files.fileExists(atPath: root.appendingPathComponent("bin/swift-frontend").path) {
        try self.init(root: root)
        return
      }
      proxy = proxy ?? driver
    }
    // Swiftly puts a proxy on the PATH; the compiler behind it knows where it is.
    if let proxy, let root = Self.root(behind: proxy) {
      try self.init(root: root)
      return
    }
    throw CheckFault(
      "no Swift toolchain is on the PATH; install Swift 6.3 from https://swift.org/install",
      "Swift のツールチェーンが PATH にありません。https://swift.org/install から Swift 6.3 をインストールしてください。")
  }

  private init(root: URL) throws(CheckFault) {
    self.root = root
    for program in [linker, registrationObject]
    where !FileManager.default.fileExists(atPath: program) {
      throw CheckFault(
        "the Swift toolchain in \(root.path) lacks \(program); install Swift 6.3 from"
          + " https://swift.org/install",
        "\(root.path) の Swift ツールチェーンに \(program) がありません。"
          + "https://swift.org/install から Swift 6.3 をインストールしてください。")
    }
  }

  private static func root(behind proxy: String) -> URL? {
    let launch = Launch(
      proxy, ["-print-target-info"], environment: ProcessInfo.processInfo.environment)
    guard let (ending, output) = try? ChildProcess.run(launch, limits: Limits(wallSeconds: 20)),
      ending.isSuccess,
      let info = try? JSONSerialization.jsonObject(with: output.bytes) as? [String: Any],
      let paths = info["paths"] as? [String: Any],
      let resources = paths["runtimeResourcePath"] as? String
    else { return nil }
    // `usr/lib/swift`, two folders below the root.
    return URL(fileURLWithPath: resources).deletingLastPathComponent().deletingLastPathComponent()
  }

  /// Tells one installed compiler from another without starting it.
  var identity: String {
    let stamp = FileStamp(frontend)
    return "\(frontend) \(stamp?.size ?? 0) \(stamp?.modified ?? 0)"
  }

  private func path(_ name: String) -> String { root.appendingPathComponent(name).path }

  #if arch(arm64)
    private static let architecture = "aarch64"
  #else
    private static let architecture = "x86_64"
  #endif
}
