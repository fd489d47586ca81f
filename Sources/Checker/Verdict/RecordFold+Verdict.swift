import Glibc
import KataEvents
import Sandbox
import Workbook

extension RecordFold {
  /// The verdict on a run that has ended, and the sentence that it rests on.
  mutating func verdict(ending: Ending, output: String) -> (Verdict, Sentence) {
    if ending == .stopped(.cancelled) { return (.error, .stoppedCheck) }
    if let breach {
      interrupt(as: .tampered)
      return (.tampered, breach)
    }
    switch ending {
    case .stopped(.time):
      return timeOut()
    case .signalled(SIGXCPU):
      return timeOut()
    case .stopped(.memory):
      return (
        .outOfMemory,
        place(
          interrupt(as: .outOfMemory),
          Sentence("took more than 512 MB of memory", "512 MB を超えるメモリを使いました。"))
      )
    case .stopped(.threads):
      return (
        .outOfMemory,
        place(
          interrupt(as: .outOfMemory),
          Sentence("started more than 300 threads", "300 を超えるスレッドを起動しました。")
        )
      )
    case .stopped(.output):
      return (
        .outputLimit,
        place(interrupt(as: .outputLimit), Sentence("printed without end", "出力が止まりませんでした。"))
      )
    case .stopped:
      return (.error, .stoppedCheck)
    case .signalled(let signal):
      return crash(signal, output)
    case .exited(HostStatus.cannotOpen) where refusal != nil && !hasOpened:
      return refused()
    case .exited(HostStatus.deaf):
      return (
        .tampered,
        Sentence(
          "your code silenced XCTest: a test that must fail did not",
          "コードが XCTest を黙らせました。失敗するはずのテストが失敗しませんでした。")
      )
    case .exited(HostStatus.lostStream):
      return (
        .tampered,
        Sentence("your code closed the stream of results", "コードが結果のストリームを閉じました。")
      )
    case .exited(0) where hasEnded:
      return judgeTests()
    case .exited(let status):
      let test = interrupt(as: .tampered)
      let place = test.map { " during \($0)" } ?? ""
      return (
        .tampered,
        Sentence(
          "your code ended the process\(place) (status \(status)) before the tests had ended;"
            + " remove the call of exit",
          (test.map { "\($0) の実行中に" } ?? "")
            + "コードがプロセスを終了したため（ステータス \(status)）、テストが最後まで終わりませんでした。"
            + "exit の呼び出しを取り除いてください。")
      )
    }
  }

  private func judgeTests() -> (Verdict, Sentence) {
    let count = tests.count
    guard count > 0 else {
      return (.error, Sentence("the suite expects no test", "スイートにテストがありません。"))
    }
    let missing = tests.filter { $0.outcome == .notRun }
    guard missing.isEmpty else {
      return (
        .tampered,
        Sentence(
          "\(missing[0].id) was expected and never ran",
          "実行されるはずの \(missing[0].id) が実行されませんでした。")
      )
    }
    let failed = tests.filter { $0.outcome != .passed }
    if failed.isEmpty {
      return (
        .passed,
        count == 1
          ? Sentence("the test passed", "テストに合格しました。")
          : Sentence("all \(count) tests passed", "\(count) 個のテストすべてに合格しました。")
      )
    }
    let skipped = failed.filter { $0.outcome == .skipped }
    if skipped.count == failed.count {
      let id = skipped[0].id
      return (.failed, Sentence("\(id) skipped itself", "\(id) がスキップされました。"))
    }
    return (
      .failed,
      count == 1
        ? Sentence("the test failed", "テストが失敗しました。")
        : Sentence(
          "\(failed.count) of \(count) tests failed",
          "\(count) 個中 \(failed.count) 個のテストが失敗しました。")
    )
  }

  private mutating func timeOut() -> (Verdict, Sentence) {
    if let id = interrupt(as: .timedOut) {
      let seconds = Self.text(testSeconds)
      return (
        .timedOut,
        Sentence(
          "\(id) was still running after \(seconds) s", "\(id) が \(seconds) 秒たっても終わりませんでした。")
      )
    }
    if !hasOpened {
      let seconds = Self.text(testSeconds + Self.slack)
      return (
        .timedOut,
        Sentence(
          "your code was still loading after \(seconds) s", "コードの読み込みが \(seconds) 秒たっても終わりませんでした。")
      )
    }
    let seconds = Self.text(Self.slack)
    return (
      .timedOut,
      Sentence(
        "nothing happened for \(seconds) s between two tests",
        "テストとテストの間に、\(seconds) 秒たっても何も起きませんでした。")
    )
  }

  private mutating func crash(_ signal: Int32, _ output: String) -> (Verdict, Sentence) {
    let isLate = hasOpened && current == nil && tests.allSatisfy { $0.outcome != .notRun }
    let words = Crash.words(for: signal, output: output)
    if isLate {
      return (
        .crashed,
        Sentence(
          "after the last test, your code \(words.english)", "最後のテストの後にコードが\(words.japanese)")
      )
    }
    return (.crashed, place(interrupt(as: .crashed), words))
  }

  private func refused() -> (Verdict, Sentence) {
    let reason = refusal ?? ""
    guard let symbol = reason.firstRange(of: "undefined symbol: ") else {
      return (
        .error,
        Sentence(
          "the compiled kata cannot be opened: \(reason)", "コンパイルした問題を開けません（\(reason)）。")
      )
    }
    let name = reason[symbol.upperBound...].prefix { !$0.isWhitespace }
    return (
      .didNotCompile,
      Sentence(
        "your code declares or imports something that has no implementation here: \(name)",
        "宣言または import したものの実装がここにありません：\(name)")
    )
  }

  private func place(_ test: String?, _ act: Sentence) -> Sentence {
    if let test { return Sentence("\(test) \(act.english)", "\(test) の実行中に、\(act.japanese)") }
    return Sentence(
      "your code \(act.english) \(hasOpened ? "outside of a test" : "while loading")",
      (hasOpened ? "テストの外で、" : "コードの読み込み中に、") + act.japanese)
  }

  private static func text(_ seconds: Double) -> String {
    seconds == seconds.rounded() ? "\(Int(seconds))" : "\(seconds)"
  }
}
