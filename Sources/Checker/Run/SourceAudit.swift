import Foundation
import KataEvents
import Sandbox
import Workbook

/// The audit of an answer, which runs while the compiler works.
///
/// It sees copies in a folder of ours, so that neither a later save nor a configuration file near the
/// learner's folder changes what it says.
struct SourceAudit {
  private let child: ChildProcess
  private let folder: URL
  private let question: AuditQuestion
  private let remedy: Sentence

  private static let limits = Limits(
    wallSeconds: 60, cpuSeconds: 30, memoryBytes: 1 << 30, keptOutputBytes: 16 << 20)

  /// Copies the files and starts the program.
  init(
    _ question: AuditQuestion, program: String, path: String, cache: CacheFolder
  ) throws(CheckFault) {
    self.question = question
    remedy = Sentence(
      "run `kata audit Katas/\(path)` to see more, and `swift build` where kata was built",
      "`kata audit Katas/\(path)` で詳細を確かめ、kata をビルドした場所で `swift build` を実行してください。")
    let folder = try cache.makeFolder()
    self.folder = folder
    let copies = folder.appendingPathComponent("sources")
    do {
      // The audit looks no further up than to the root of a checkout: this folder plays it.
      for place in [copies, folder.appendingPathComponent(".git")] {
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: false)
      }
      for file in question.files {
        let copy = copies.appendingPathComponent(file.name)
        try FileManager.default.createDirectory(
          at: copy.deletingLastPathComponent(), withIntermediateDirectories: true)
        try file.bytes.write(to: copy)
      }
    } catch {
      try? FileManager.default.removeItem(at: folder)
      throw CheckFault.cannotWrite(folder, error)
    }
    let launch = Launch(
      program, question.words,
      environment: ["PATH": "/usr/bin:/bin", "LANG": "C.UTF-8"], folder: copies)
    do {
      child = try ChildProcess(launch, keptOutputBytes: Self.limits.keptOutputBytes)
    } catch {
      try? FileManager.default.removeItem(at: folder)
      throw CheckFault(
        "the audit cannot be started: \(error); \(remedy.english)",
        "監査を開始できません（\(error)）。\(remedy.japanese)")
    }
  }

  /// What became of it.
  enum Ending {
    case done(AuditOutcome)
    /// The answer is no configuration that the audit understands.
    case refused(Diagnostic)
  }

  /// Waits for the program and reads what it found.
  func finish(cancellation: Cancellation?) throws(CheckFault) -> Ending {
    defer { abandon() }
    let ending = child.wait(limits: Self.limits, cancellation: cancellation)
    let (said, notes) = Self.parts(of: child.output.text)
    switch ending {
    // 1 says that there are findings of weight.
    case .exited(0), .exited(1):
      guard let report = try? JSONLine.decode(AuditProgramReport.self, from: Data(said.utf8)),
        report.version == AuditProgramReport.supportedVersion
      else { throw fault("said what cannot be read", "結果を読み取れません") }
      let count = question.count(without: report.excluded ?? [])
      guard report.files == count else {
        throw fault(
          "read \(report.files) of \(count) files",
          "\(count) ファイル中 \(report.files) ファイルしか読めませんでした")
      }
      return .done(report.outcome(of: question))
    case .stopped(.cancelled): throw CheckFault(.stoppedCheck)
    case .stopped(.time), .signalled(SIGXCPU):
      throw fault("needed more than 60 s", "60 秒以内に終わりませんでした")
    case .stopped(.memory): throw fault("needed more than 1 GB", "1 GB を超えるメモリを使いました")
    case .stopped: throw fault("printed without end", "出力が止まりませんでした")
    case .signalled(let signal):
      throw fault("crashed (signal \(signal))", "クラッシュしました（シグナル \(signal)）")
    case .exited(let status):
      if status == 2, let sentence = notes.first, let refusal = question.refusal(saying: sentence) {
        return .refused(refusal)
      }
      throw fault(
        "failed: \(notes.first ?? "it ended with status \(status)")",
        "失敗しました（\(notes.first ?? "ステータス \(status)")）")
    }
  }

  /// The report, and the notes that stand between its lines because both outputs are one stream.
  private static func parts(of text: String) -> (said: String, notes: [String]) {
    let (mark, lines) = ("kata: ", text.split(separator: "\n", omittingEmptySubsequences: false))
    return (
      lines.filter { !$0.hasPrefix(mark) }.joined(separator: "\n"),
      lines.filter { $0.hasPrefix(mark) }.map { String($0.dropFirst(mark.count)) }
    )
  }

  /// Ends the program and leaves nothing behind.
  func abandon() {
    child.stop(.asked)
    try? FileManager.default.removeItem(at: folder)
  }

  private func fault(_ act: String, _ japanese: String) -> CheckFault {
    let act = act.hasSuffix(".") ? String(act.dropLast()) : act
    return CheckFault(
      "the audit of your files \(act)\(act.hasSuffix("?") ? "" : ";") \(remedy.english)",
      "ファイルの監査：\(japanese)。\(remedy.japanese)")
  }
}
