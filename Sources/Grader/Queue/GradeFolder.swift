import Foundation
import Workbook
import Glibc

/// The folder of one grading: the plan, the queue, what is graded, and the reports.
///
/// ```
/// plan.jsonl            one line a learner: which work each answer is
/// work/<work>/          the files of one answer, as they are compiled
/// queue/waiting/<work>  not graded yet
/// queue/claimed/…       being graded, by whom
/// grades/<work>.json    graded
/// results/<learner>.json, results.jsonl, reports/
/// ```
/// Everything in it appears in one step, so that a kill at any time leaves nothing half written.
public struct GradeFolder: Sendable {
  /// The folder.
  public let url: URL

  /// Takes a folder; it is made with its first file.
  public init(_ url: URL) {
    self.url = url
  }

  var plan: URL { url.appendingPathComponent("plan.jsonl") }
  var work: URL { url.appendingPathComponent("work") }
  var waiting: URL { url.appendingPathComponent("queue/waiting") }
  var claimed: URL { url.appendingPathComponent("queue/claimed") }
  var grades: URL { url.appendingPathComponent("grades") }
  /// One native result a learner.
  public var results: URL { url.appendingPathComponent("results") }
  /// All native results, one a line.
  public var allResults: URL { url.appendingPathComponent("results.jsonl") }
  /// Reports in the formats of others.
  public var reports: URL { url.appendingPathComponent("reports") }

  /// What was there before a regrade, numbered.
  var earlier: URL { url.appendingPathComponent("earlier") }

  /// Whether a grading was begun here.
  public var isBegun: Bool { access(plan.path, F_OK) == 0 }

  /// Whether this folder is another one or lies in it, whatever links lead there.
  public func isInside(_ other: URL) -> Bool {
    guard let outer = Self.real(other.path) else { return false }
    var place = url.standardizedFileURL
    // It need not be there yet: what is there of its path tells.
    while place.path != "/" {
      if let inner = Self.real(place.path) {
        return inner == outer || inner.hasPrefix(outer == "/" ? outer : outer + "/")
      }
      place.deleteLastPathComponent()
    }
    return outer == "/"
  }

  private static func real(_ path: String) -> String? {
    guard let found = realpath(path, nil) else { return nil }
    defer { free(found) }
    return String(cString: found)
  }

  func makeFolders() throws(GradeFault) {
    for folder in [work, waiting, claimed, grades, results] {
      do {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      } catch {
        throw .cannotWrite(folder, errno)
      }
    }
  }

  /// Writes a file so that it is whole or absent, whatever is killed.
  public static func write(_ bytes: Data, to file: URL) throws(GradeFault) {
    let failure = WholeFile.write(bytes, to: file.path, isFlushed: false)
    guard failure == 0 else { throw .cannotWrite(file, failure) }
  }

  /// The names in a folder that are no drafts; empty when there is no folder.
  static func names(in folder: URL) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
      .filter { !$0.hasPrefix(".") }
  }
}
