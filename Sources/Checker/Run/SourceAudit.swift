import Foundation
import KataEvents
import Sandbox

/// The audit of an answer's files, which runs while the compiler works.
///
/// It sees copies in a folder of ours, so that neither a later save nor a configuration file near the
/// learner's folder changes what it says.
struct SourceAudit {
  private let child: ChildProcess
  private let folder: URL
  private let rules: [String]
  private let count: Int
  private let remedy: String

  private static let limits = Limits(
    wallSeconds: 60, cpuSeconds: 30, memoryBytes: 1 << 30, keptOutputBytes: 16 << 20)

  /// Copies the files and starts the program.
  init(
    of sources: SourceSet, rules: [String], program: String, path: String, cache: CacheFolder
  ) throws(CheckFault) {
    self.rules = rules
    count = sources.files.count
    remedy = "run `kata audit Katas/\(path)` to see more, and `swift build` where kata was built"
    let folder = try cache.makeFolder()
    self.folder = folder
    let copies = folder.appendingPathComponent("sources")
    do {
      // The audit looks no further up than to the root of a checkout: this folder plays it.
      for place in [copies, folder.appendingPathComponent(".git")] {
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: false)
      }
      for file in sources.files {
        try file.bytes.write(to: copies.appendingPathComponent(file.name))
      }
    } catch {
      try? FileManager.default.removeItem(at: folder)
      throw CheckFault.cannotWrite(folder, error)
    }
    let launch = Launch(
      program, ["--lang=en", "--format=json", "--rules", rules.joined(separator: ","), "."],
      environment: ["PATH": "/usr/bin:/bin", "LANG": "C.UTF-8"], folder: copies)
    do {
      child = try ChildProcess(launch, keptOutputBytes: Self.limits.keptOutputBytes)
    } catch {
      try? FileManager.default.removeItem(at: folder)
      throw CheckFault("the audit cannot be started: \(error); \(remedy)")
    }
  }

  /// Waits for the program and reads what it found.
  func finish(cancellation: Cancellation?) throws(CheckFault) -> AuditOutcome {
    defer { abandon() }
    let ending = child.wait(limits: Self.limits, cancellation: cancellation)
    let text = child.output.text
    switch ending {
    // 1 says that there are findings of weight.
    case .exited(0), .exited(1):
      guard let report = try? JSONLine.decode(AuditProgramReport.self, from: child.output.bytes),
        report.version == AuditProgramReport.supportedVersion
      else { throw fault("said what cannot be read") }
      guard report.files == count else { throw fault("read \(report.files) of \(count) files") }
      return report.outcome(of: rules)
    case .stopped(.cancelled): throw CheckFault("the check was stopped")
    case .stopped(.time), .signalled(SIGXCPU): throw fault("needed more than 60 s")
    case .stopped(.memory): throw fault("needed more than 1 GB")
    case .stopped: throw fault("printed without end")
    case .signalled(let signal): throw fault("crashed (signal \(signal))")
    case .exited(let status):
      let line = text.split(separator: "\n").first { $0.hasPrefix("kata: ") }?.dropFirst(6)
      throw fault("failed: \(line.map(String.init) ?? "it ended with status \(status)")")
    }
  }

  /// Ends the program and leaves nothing behind.
  func abandon() {
    child.stop(.asked)
    try? FileManager.default.removeItem(at: folder)
  }

  private func fault(_ act: String) -> CheckFault {
    let act = act.hasSuffix(".") ? String(act.dropLast()) : act
    return CheckFault("the audit of your files \(act)\(act.hasSuffix("?") ? "" : ";") \(remedy)")
  }
}
