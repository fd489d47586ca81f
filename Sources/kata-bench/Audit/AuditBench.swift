import Audit
import Foundation
import SourceOutline

/// `kata-bench audit [PATH] [--lines N]`: the audit by all rules beside bare parsing of the same
/// files in the same run, on one core and on all; without a path, over a project of 1,000,000 lines
/// that is generated, and with it how time and memory grow.
struct AuditBench {
  /// The folder to audit; nil generates one.
  let path: String?
  let lines: Int

  init(path: String?, lines: Int?) {
    self.path = path
    self.lines = lines ?? 1_000_000
  }

  func run() throws {
    guard let path else { return try runGenerated() }
    let files = ProjectFiles(below: [path]).files
    compare(files)
  }

  private func runGenerated() throws {
    let start = ContinuousClock.now
    let project = try GeneratedProject(lines: lines)
    defer { project.remove() }
    print(
      "\(project.files.count) files, \(project.lines) lines generated in"
        + String(format: " %.1f s", (ContinuousClock.now - start) / .seconds(1)))
    ProcessFigures.forgetPeak()
    let before = ProcessFigures.peakMemory
    let whole = audit(project.files, "audit, all cores")
    print(
      String(
        format: "peak memory %.0f MB, %.0f MB before the audit began (≤ 300)",
        ProcessFigures.peakMemory, before))
    let parsing = parse(project.files, whole.lines, "bare parsing, all cores")
    ratio(whole.seconds, parsing)
    print("growth, by computed seconds a line:")
    for part in [4, 2] {
      let files = project.files(withLines: project.lines / part)
      let some = audit(files, "audit of 1/\(part)")
      print(
        String(
          format: "  the whole costs %.2f times as much a line as 1/%d (1.00 is linear)",
          whole.seconds / Double(whole.lines) / (some.seconds / Double(some.lines)), part))
    }
    compare(project.files(withLines: project.lines / 4), cores: [true])
  }

  /// Audits and parses on one core and on all.
  private func compare(_ files: [String], cores: [Bool] = [true, false]) {
    for isOne in cores {
      ProcessFigures.stay(onOneCore: isOne)
      let words = isOne ? "one core" : "all cores"
      let found = audit(files, "audit, \(words)")
      let parsing = parse(files, found.lines, "bare parsing, \(words)")
      let again = audit(files, "audit again, \(words)")
      ratio(min(found.seconds, again.seconds), parsing)
    }
    ProcessFigures.stay(onOneCore: false)
  }

  private func ratio(_ audit: Double, _ parsing: Double) {
    print(
      String(format: "audit : bare parsing = %.2f, by computed seconds (≤ 1.40)", audit / parsing))
  }

  private func audit(_ files: [String], _ name: String) -> (lines: Int, seconds: Double) {
    var lines = 0
    let seconds = time(name) {
      let report = Auditor().report(onFiles: files)
      lines = report.lines
      return report.lines
    }
    return (lines, seconds)
  }

  private func parse(_ files: [String], _ lines: Int, _ name: String) -> Double {
    time(name) {
      DispatchQueue.concurrentPerform(iterations: files.count) { index in
        guard let data = FileManager.default.contents(atPath: files[index]) else { return }
        _ = ParsingAlone.parse(String(decoding: data, as: UTF8.self))
      }
      return lines
    }
  }

  /// The computed seconds of the work, which gives the lines that it has done.
  private func time(_ name: String, _ work: () -> Int) -> Double {
    let (start, computed) = (ContinuousClock.now, ProcessFigures.computed)
    let lines = Double(work())
    let wall = (ContinuousClock.now - start) / .seconds(1)
    let seconds = ProcessFigures.computed - computed
    print(
      name.padding(toLength: 26, withPad: " ", startingAt: 0)
        + String(
          format: "%7.2f s, %7.0f lines/s; %7.2f s computed, %7.0f lines a computed second",
          wall, lines / wall, seconds, lines / seconds))
    return seconds
  }
}
