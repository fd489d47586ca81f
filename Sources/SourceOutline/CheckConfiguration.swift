internal import SwiftIfConfig
internal import SwiftSyntax

/// What `#if` conditions mean where suites are compiled: Linux, without any `-D`.
struct CheckConfiguration: BuildConfiguration {
  private static let modules: Set = [
    "Swift", "Foundation", "FoundationEssentials", "Glibc", "Dispatch", "Observation",
    "Synchronization", "XCTest", "SwiftUI", "Combine", "TrackingRuntime", "KataTesting", "Kata",
  ]

  func isCustomConditionSet(name: String) -> Bool { false }
  func hasFeature(name: String) -> Bool { false }
  func hasAttribute(name: String) -> Bool { false }

  func canImport(importPath: [(TokenSyntax, String)], version: CanImportVersion) -> Bool {
    importPath.first.map { Self.modules.contains($0.1) } ?? false
  }

  func isActiveTargetOS(name: String) -> Bool { name == "Linux" }
  func isActiveTargetArchitecture(name: String) -> Bool { name == Self.architecture }
  func isActiveTargetEnvironment(name: String) -> Bool { false }
  func isActiveTargetRuntime(name: String) -> Bool { name == "_Native" }
  func isActiveTargetPointerAuthentication(name: String) -> Bool { name == "_none" }
  func isActiveTargetObjectFormat(name: String) -> Bool { name == "ELF" }

  var targetPointerBitWidth: Int { Int.bitWidth }
  var targetAtomicBitWidths: [Int] { [8, 16, 32, 64] }
  var endianness: Endianness { .little }
  var languageVersion: VersionTuple { VersionTuple(6) }
  var compilerVersion: VersionTuple { VersionTuple(6, 3) }

  private static var architecture: String {
    #if arch(arm64)
      "arm64"
    #else
      "x86_64"
    #endif
  }
}
