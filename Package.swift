// swift-tools-version: 6.1
import CompilerPluginSupport
import Foundation
import PackageDescription

/// The folder of the toolchain's own SwiftSyntax (`lib/swift/host`), found through `swiftc` on the PATH.
let hostLibraries: String = {
  let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
  for folder in path.split(separator: ":") {
    let compiler = URL(fileURLWithPath: String(folder)).appendingPathComponent("swiftc")
    guard FileManager.default.isExecutableFile(atPath: compiler.path) else { continue }
    let usr = compiler.resolvingSymlinksInPath().deletingLastPathComponent()
      .deletingLastPathComponent()
    let host = usr.appendingPathComponent("lib/swift/host").path
    if FileManager.default.fileExists(atPath: host + "/libSwiftParser.so") { return host }
  }
  return "/usr/lib/swift/host"
}()

/// Optimised in every configuration: a check's speed and a body count's cost must not depend on `-c`.
let optimised: [SwiftSetting] = [.unsafeFlags(["-O"])]

/// Optimised as one: a value passes through many small generic types, each in a file of its own.
let optimisedAsOne: [SwiftSetting] = [
  .unsafeFlags([
    "-O", "-whole-module-optimization", "-num-threads", "2", "-disable-batch-mode",
  ])
]

let package = Package(
  name: "kata",
  products: [
    .executable(name: "kata", targets: ["kata"]),
    .executable(name: "kata-audit", targets: ["kata-audit"]),
    .executable(name: "kata-grade", targets: ["kata-grade"]),
    .executable(name: "kata-board", targets: ["kata-board"]),
    .executable(name: "kata-bench", targets: ["kata-bench"]),
    .library(
      name: "KataRuntime", type: .dynamic,
      targets: ["KataEvents", "Combine", "TrackingRuntime", "SwiftUI", "KataTesting"]),
  ],
  targets: [
    // Where the two sides meet.
    .target(name: "KataEvents", swiftSettings: optimised),

    // The runtime side.
    .target(name: "Combine", swiftSettings: optimisedAsOne),
    .target(name: "TrackingRuntime", dependencies: ["Combine"], swiftSettings: optimised),
    .target(
      name: "SwiftUI", dependencies: ["TrackingRuntime", "Combine", "SwiftUIMacros"],
      swiftSettings: optimised),
    .macro(
      name: "SwiftUIMacros",
      swiftSettings: optimised + [.unsafeFlags(["-I", hostLibraries])],
      linkerSettings: [
        .unsafeFlags([
          "-L", hostLibraries, "-lSwiftSyntax", "-lSwiftSyntaxBuilder", "-lSwiftSyntaxMacros",
          "-lSwiftDiagnostics", "-lSwiftCompilerPluginMessageHandling",
          "-Xlinker", "-rpath", "-Xlinker", hostLibraries,
        ])
      ]),
    .target(
      name: "KataTesting", dependencies: ["KataEvents", "SwiftUI", "TrackingRuntime"],
      swiftSettings: optimised),

    // The tool side.
    .target(name: "Workbook", swiftSettings: optimised),
    .target(name: "CSandbox"),
    .target(name: "Sandbox", dependencies: ["CSandbox"], swiftSettings: optimised),
    // Started beside each program that nobody trusts, twice: it must load nothing that it does not use.
    .executableTarget(
      name: "kata-wall", dependencies: ["CSandbox"],
      linkerSettings: [.unsafeFlags(["-static-stdlib", "-Xlinker", "--as-needed"])]),
    .target(
      name: "SourceOutline",
      swiftSettings: optimised + [
        .unsafeFlags(["-enable-library-evolution", "-I", hostLibraries])
      ],
      linkerSettings: [
        .unsafeFlags([
          "-L", hostLibraries, "-lSwiftParser", "-lSwiftSyntax", "-lSwiftIfConfig",
          "-Xlinker", "-rpath", "-Xlinker", hostLibraries,
        ])
      ]),
    .target(
      name: "Audit", dependencies: ["SourceOutline"],
      swiftSettings: optimised + [
        .unsafeFlags(["-enable-library-evolution", "-I", hostLibraries])
      ],
      linkerSettings: [
        .unsafeFlags([
          "-L", hostLibraries, "-lSwiftParser", "-lSwiftSyntax",
          "-Xlinker", "-rpath", "-Xlinker", hostLibraries,
        ])
      ]),
    // Not optimised, which took half of its build: it waits, and what computes
    // (the digests, the outlines) stands in rooms that are.
    .target(
      name: "Checker", dependencies: ["KataEvents", "Workbook", "Sandbox", "SourceOutline"]),
    .target(name: "Reports", dependencies: ["Checker", "Workbook"]),
    .target(name: "AuditReports", dependencies: ["Audit", "Reports", "Workbook"]),
    .target(
      name: "Grader", dependencies: ["Checker", "Sandbox", "SourceOutline", "Workbook"],
      swiftSettings: optimised),
    .target(name: "GradeReports", dependencies: ["Grader", "Checker", "Reports", "Workbook"]),
    .target(name: "Workshop", dependencies: ["Reports", "Workbook"], swiftSettings: optimised),
    .target(name: "Author", dependencies: ["Checker", "Reports", "Sandbox", "Workbook"]),
    .systemLibrary(name: "CLibEdit", providers: [.apt(["libedit-dev"])]),
    .target(name: "LineEditing", dependencies: ["CLibEdit"]),
    .target(
      name: "Shell",
      dependencies: [
        "LineEditing", "Author", "Checker", "Reports", "Sandbox", "SourceOutline", "Workbook",
        "KataEvents",
      ]),

    // The doors.
    .executableTarget(
      name: "kata", dependencies: ["Shell", "Checker", "Reports", "Workbook", "kata-wall"]),
    // Apart from `kata`: compiling the audit takes as long as all that the first start needs.
    .executableTarget(
      name: "kata-audit",
      dependencies: ["Shell", "LineEditing", "Audit", "AuditReports", "Workbook"]),
    // Apart from `kata`, as the audit is.
    .executableTarget(
      name: "kata-grade",
      dependencies: [
        "Shell", "LineEditing", "Grader", "GradeReports", "Checker", "Sandbox", "Workbook",
        "kata-wall",
      ]),
    // Apart from `kata`: only who leads a workshop needs it.
    .executableTarget(
      name: "kata-board",
      dependencies: ["Shell", "LineEditing", "Workshop", "Reports", "Workbook"]),
    .executableTarget(
      name: "kata-bench",
      dependencies: [
        "TrackingRuntime", "Combine", "Checker", "Sandbox", "Workbook", "Audit", "Author",
        "SourceOutline", "Workshop", "kata-wall",
      ],
      swiftSettings: optimised),

    .testTarget(name: "KataEventsTests", dependencies: ["KataEvents"]),
    .testTarget(name: "CombineTests", dependencies: ["Combine", "KataTesting"]),
    .testTarget(
      name: "TrackingRuntimeTests", dependencies: ["SwiftUI", "KataTesting"],
      exclude: ["Tables"]),
    .testTarget(
      name: "KataTestingTests",
      dependencies: ["SwiftUI", "TrackingRuntime", "KataTesting", "KataEvents", "Workbook"]),
    .testTarget(name: "WorkbookTests", dependencies: ["Workbook"]),
    .testTarget(name: "SandboxTests", dependencies: ["Sandbox", "kata-wall"]),
    .testTarget(name: "SourceOutlineTests", dependencies: ["SourceOutline"]),
    .testTarget(name: "AuditTests", dependencies: ["Audit"], exclude: ["Corpus", "GroundTruth"]),
    .testTarget(
      name: "CheckerTests", dependencies: ["Checker", "Workbook", "KataEvents", "Sandbox"]),
    .testTarget(
      name: "GateTests",
      dependencies: ["Checker", "Workbook", "Sandbox", "SourceOutline", "Grader", "Learners"]),
    .testTarget(name: "ReportsTests", dependencies: ["Reports", "Checker", "Workbook"]),
    .testTarget(
      name: "GraderTests",
      dependencies: ["Grader", "Checker", "Sandbox", "Workbook"]),
    .testTarget(
      name: "GradeReportsTests",
      dependencies: ["GradeReports", "Grader", "Checker", "Learners"], exclude: ["Schemas"]),
    .testTarget(
      name: "WorkshopTests", dependencies: ["Workshop", "Workbook", "Reports", "Learners"]),
    .testTarget(name: "AuditReportsTests", dependencies: ["AuditReports", "Audit", "Reports"]),
    .testTarget(
      name: "AuthorTests", dependencies: ["Author", "Checker", "Reports", "Sandbox", "Workbook"]),
    .testTarget(name: "LineEditingTests", dependencies: ["LineEditing"]),
    .target(name: "Learners", path: "Tests/Learners"),
    .testTarget(name: "ShellTests", dependencies: ["Shell", "KataEvents", "Learners"]),
    .testTarget(name: "KataTests", dependencies: ["Sandbox", "Learners"]),
    .testTarget(
      name: "WorkbookProofTests",
      dependencies: ["Audit", "Author", "Checker", "Learners", "Workbook", "Sandbox", "Reports"]),
    .testTarget(name: "EditorTests", dependencies: ["Checker", "Workbook"]),
    .testTarget(name: "HouseTests", dependencies: ["SourceOutline", "Audit", "Checker", "Shell"]),
  ],
  swiftLanguageModes: [.v6]
)
