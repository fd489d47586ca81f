import Foundation
import KataEvents
import Sandbox
import Workbook

/// A kata's screen, mounted in a child process and driven by commands.
///
///     if case .opened(let screen, let records) = checker.openScreen(kata) {
///       let bodies = try screen.send(.tap(label: "Favourite 3", occurrence: 0))
///       screen.close()
///     }
///
/// A value belongs to one thread at a time. The child ends with it at the latest.
public final class ScreenSession {
  private let host: HostProcess
  private var reader: RecordReader
  private var shown = 0

  /// How many seconds a command may take.
  static let patience = 10.0

  init(host: HostProcess) {
    self.host = host
    reader = RecordReader(key: host.key)
  }

  deinit {
    host.end()
  }

  /// Tells the host what to open, with the run's key, and returns what it says of that.
  func begin(
    _ command: (_ key: String) -> Command, cancellation: Cancellation?
  ) throws(CheckFault) -> [Record] {
    try host.send(command(host.key))
    return try reply(cancellation)
  }

  /// Carries out a command; returns warnings and, at the end, what ran or what was asked for.
  ///
  /// - Throws: `CheckFault` when the child crashed, left, hangs or was cancelled; it is gone then.
  public func send(
    _ command: Command, cancellation: Cancellation? = nil
  ) throws(CheckFault) -> [Record] {
    try host.send(command)
    return try reply(cancellation)
  }

  /// What the learner's code printed since the last call; nothing beyond 64 KB in all.
  public func takeOutput() -> String {
    let bytes = host.child.output.bytes
    defer { shown = bytes.count }
    return String(decoding: bytes.dropFirst(shown), as: UTF8.self)
  }

  /// Unmounts the screen and ends the child.
  public func close() {
    if host.child.ending == nil { _ = try? send(.close) }
    host.end()
  }

  /// Reads records up to the one that completes a reply.
  func reply(_ cancellation: Cancellation?) throws(CheckFault) -> [Record] {
    let end = ContinuousClock.now + .seconds(Self.patience)
    var records: [Record] = []
    while true {
      for bytes in host.child.takeRecordLines() {
        guard let record = reader.record(in: bytes) else {
          throw fault(RecordReader.breach)
        }
        records.append(record)
        if completes(record) { return records }
      }
      if let ending = host.child.ending { throw fault(sentence(ending)) }
      if cancellation?.isCancelled == true { throw fault(Self.closed) }
      guard ContinuousClock.now < end else {
        throw fault(
          Sentence(
            "your code was still busy after \(Int(Self.patience)) s; the screen is closed",
            "コードの処理が \(Int(Self.patience)) 秒たっても終わらないため、画面を閉じました。"))
      }
      let output = host.child.output.total
      guard output <= HostProcess.limits.outputBytes else {
        throw fault(
          Sentence(
            "your code printed without end; the screen is closed",
            "コードの出力が止まらないため、画面を閉じました。"))
      }
      host.child.pump(milliseconds: 20)
    }
  }

  private func completes(_ record: Record) -> Bool {
    switch record {
    case .bodiesRan, .text, .tree, .counts, .facts, .refused, .ended: true
    case .opened, .testStarted, .testFailed, .testSkipped, .testFinished, .warning: false
    }
  }

  private static let closed = Sentence("the screen was closed", "画面を閉じました。")

  private func fault(_ sentence: Sentence) -> CheckFault {
    host.end()
    return CheckFault(sentence)
  }

  private func sentence(_ ending: Ending) -> Sentence {
    switch ending {
    case .signalled(let signal):
      let words = Crash.words(for: signal, output: host.child.output.text)
      return Sentence("your code \(words.english)", "コードが\(words.japanese)")
    case .exited(let status):
      return Sentence(
        "your code ended the process (status \(status))",
        "コードがプロセスを終了しました（ステータス \(status)）。")
    case .stopped: return Self.closed
    }
  }
}
