import Foundation

/// How what every check needs stands, looked at without building anything.
public enum RuntimeStanding: Sendable, Equatable {
  /// Built, and newer than its sources.
  case current(folder: URL)
  /// The next check makes it.
  case toBeMade
  /// It cannot be made.
  case impossible(CheckFault)
}

extension RuntimePieces {
  /// The program that expands the macros, in a folder of pieces.
  public static func macroProgram(in folder: URL) -> String {
    folder.appendingPathComponent("macros").path
  }

  /// How the pieces of the running program stand.
  public static func standing(toolchain: Toolchain) -> RuntimeStanding {
    let program = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    let checkout = CheckoutBuild.checkout(above: program)
    do throws(CheckFault) {
      guard
        let build = try RuntimeBuild.existing(
          toolchain: toolchain, checkout: checkout, program: program)
      else { return .toBeMade }
      let cache = try CacheFolder(below: checkout ?? program.deletingLastPathComponent())
      let name = entryName(for: build, toolchain: toolchain)
      return cache.entry("pieces", name).map { .current(folder: $0) } ?? .toBeMade
    } catch {
      return .impossible(error)
    }
  }
}
