import Glibc
import KataEvents
import Sandbox
import Workbook

extension ProbeFold {
  /// The outcome when the answer's process has ended.
  func outcome(ending: Ending, output: String) -> ProbeResult.Outcome {
    if let outcome { return outcome }
    let place = steps.last.map { Sentence(" at the step “\($0)”", "「\($0)」の操作で") }
    func broken(_ verdict: Verdict, _ rule: String?, _ words: Sentence) -> ProbeResult.Outcome {
      .broken(
        verdict, rule: rule,
        Sentence(
          "in the exam's probe your code \(words.english)\(place?.english ?? "")",
          "試験のプローブで、\(place?.japanese ?? "")コードが\(words.japanese)"))
    }
    switch ending {
    case .stopped(.time), .signalled(SIGXCPU):
      return broken(.timedOut, "probe-time", Sentence("went on too long", "終わりませんでした。"))
    case .stopped(.memory):
      return broken(
        .outOfMemory, "memory",
        Sentence("took more than 512 MB of memory", "512 MB を超えるメモリを使いました。"))
    case .stopped(.threads):
      return broken(
        .outOfMemory, "threads",
        Sentence("started more than 300 threads", "300 を超えるスレッドを起動しました。"))
    case .stopped(.output):
      return broken(
        .outputLimit, "output", Sentence("printed without end", "止まらずに出力し続けました。"))
    case .stopped:
      return .broken(.error, rule: nil, .stoppedCheck)
    case .signalled(let signal):
      return broken(.crashed, "signal-\(signal)", Crash.words(for: signal, output: output))
    case .exited(HostStatus.cannotOpen) where refusal != nil:
      // Its tests ran from the same object, so the fault is not the answer's.
      return .broken(
        .error, rule: nil,
        Sentence(
          "the probe cannot be opened: \(refusal ?? "")", "プローブを開けません：\(refusal ?? "")"))
    case .exited(0) where hasEnded:
      return .same
    case .exited(HostStatus.lostStream):
      return broken(
        .tampered, "closed-stream",
        Sentence("closed the stream of results", "結果のストリームを閉じました。"))
    case .exited(let status):
      return broken(
        .tampered, "early-exit",
        Sentence(
          "ended the process (status \(status))", "プロセスを終了しました（ステータス \(status)）。"))
    }
  }
}
