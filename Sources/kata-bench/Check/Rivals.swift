import Checker
import Foundation
import Sandbox
import Workbook

/// What the same edit costs with the tools a learner has anyway.
struct Rivals {
  let copy: BenchWorkbook
  let katas: [Kata]

  func run() throws {
    let toolchain = try Toolchain()
    let pieces = try RuntimePieces.prepare(toolchain: toolchain)
    var typecheck = Samples()
    for kata in katas {
      try copy.write(copy.edited(kata, 900), of: kata)
      let files = try SourceSet(folder: kata.folder).files
      let paths = files.map { kata.folder.appendingPathComponent($0.name).path }
      for _ in 0..<3 {
        typecheck.add(
          try milliseconds(
            toolchain.driver,
            ["-typecheck", "-parse-as-library", "-swift-version", "6", "-I", pieces.modules]
              + pieces.macros + paths
          ))
      }
    }
    print(
      String(
        format: "rival: swiftc -typecheck of the same file  median %4.0f", typecheck.median))
    guard let kata = katas.first else { return }
    try swiftTest(kata, toolchain, pieces)
  }

  /// `swift test --filter` in a package with the kata as one target and its suite as the tests.
  private func swiftTest(_ kata: Kata, _ toolchain: Toolchain, _ pieces: RuntimePieces) throws {
    let package = copy.folder.appendingPathComponent("Rival")
    let sources = package.appendingPathComponent("Sources/Kata")
    let tests = package.appendingPathComponent("Tests/KataTests")
    for folder in [sources, tests] {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }
    let modules = pieces.modules
    let libraries = pieces.folder.path
    let manifest = """
      // swift-tools-version: 6.1
      import PackageDescription
      let links: [LinkerSetting] = [
        .unsafeFlags([
          "-L", "\(libraries)", "-lKataRuntime", "-Xlinker", "-rpath", "-Xlinker", "\(libraries)",
        ])
      ]
      let package = Package(
        name: "Rival",
        targets: [
          .target(name: "Kata"),
          .testTarget(
            name: "KataTests", dependencies: ["Kata"], linkerSettings: links),
        ], swiftLanguageModes: [.v6])
      """
    try Data(manifest.utf8).write(to: package.appendingPathComponent("Package.swift"))
    for name in try FileManager.default.contentsOfDirectory(atPath: kata.suiteFolder.path)
    where name.hasSuffix("Tests.swift") {
      try FileManager.default.copyItem(
        at: kata.suiteFolder.appendingPathComponent(name), to: tests.appendingPathComponent(name))
    }
    var samples = Samples()
    for round in 0..<4 {
      for file in copy.edited(kata, 500 + round) {
        try file.bytes.write(to: sources.appendingPathComponent(file.name))
      }
      let time = try milliseconds(
        toolchain.package,
        [
          "test", "--package-path", package.path, "--filter", "KataTests",
          "-Xswiftc", "-I", "-Xswiftc", modules,
        ])
      if round == 0 {
        print(String(format: "rival: swift test --filter, cold           %4.0f", time))
      } else {
        samples.add(time)
      }
    }
    print(
      String(
        format: "rival: swift test --filter after an edit   median %4.0f (%@)", samples.median,
        kata.id))
  }

  private func milliseconds(_ program: String, _ words: [String]) throws -> Double {
    let start = ContinuousClock.now
    let launch = Launch(program, words, environment: ProcessInfo.processInfo.environment)
    let (ending, output) = try ChildProcess.run(launch, limits: Limits(wallSeconds: 300))
    if !ending.isSuccess { print("  \(program) failed: \(output.text.suffix(300))") }
    return (ContinuousClock.now - start) / .milliseconds(1)
  }
}
