import Glibc
import Sandbox
import Workbook

/// A compile that is under way.
struct FrontendRun {
  let child: ChildProcess
  /// The folder that the compiler writes to behind walls; nil on the open machine.
  var scratch: ScratchFolder?
  /// What is moved from there to its place when the compiler has ended well.
  var fetched: [(from: String, to: String)] = []

  /// How a compile ended.
  enum Outcome: Equatable {
    /// The object is there; `log` may hold warnings.
    case compiled(log: String)
    /// The compiler found errors.
    case rejected(log: String)
    /// The compiler met a limit or broke; one sentence.
    case gaveUp(Sentence)
    /// The fault is ours: no walls, or a compiler that lacks what was made ready for it.
    case broken(Sentence)
    /// The person stopped it.
    case cancelled
  }

  /// What is said of a compile without end.
  static let tooLong = Sentence(
    "the compiler needed more than 20 s; split or simplify the largest expression",
    "コンパイルが 20 秒以内に終わりませんでした。いちばん大きな式を分けるか、簡単にしてください。")

  private static func crash(_ signal: Int32) -> Sentence {
    Sentence(
      "the compiler itself crashed (signal \(signal))", "コンパイラ自身がクラッシュしました（シグナル \(signal)）。")
  }

  /// The rule for a compiler that gave up: `signal-9` where somebody ended it.
  static func rule(of reason: Sentence) -> String {
    reason == crash(SIGKILL) ? "signal-\(SIGKILL)" : "compiler-limit"
  }

  /// Waits for the end; `onRound` is called every few milliseconds meanwhile.
  func finish(
    cancellation: Cancellation?, limits: Limits = Frontend.limits, onRound: () -> Void = {}
  ) -> Outcome {
    // Behind walls nothing can be seen before the end, and each look costs.
    let ending = child.wait(
      limits: limits, cancellation: cancellation, roundMilliseconds: scratch == nil ? 5 : 50,
      onRound: onRound)
    defer { scratch?.remove() }
    let log = child.output.text
    switch ending {
    case .exited(0):
      for (from, to) in fetched where rename(from, to) != 0 {
        return .gaveUp(
          Sentence(
            "the compiler made more than may be kept", "コンパイラの出力が大きすぎて、受け取れませんでした。"))
      }
      return .compiled(log: log)
    case .stopped(.walls): return .broken(BundleMaking.noWalls(log).sentence)
    case .stopped(.cancelled): return .cancelled
    case .stopped(.time), .signalled(SIGXCPU):
      return .gaveUp(Self.tooLong)
    case .stopped(.memory):
      return .gaveUp(
        Sentence(
          "the compiler needed more than 2 GB; split or simplify the largest expression",
          "コンパイラが 2 GB を超えるメモリを使いました。いちばん大きな式を分けるか、簡単にしてください。"))
    case .stopped:
      return .gaveUp(Sentence("the compiler printed without end", "コンパイラの出力が止まりませんでした。"))
    case .signalled(let signal):
      return .gaveUp(Self.crash(signal))
    case .exited:
      if let lack = Self.lack(in: log) { return .broken(lack) }
      return log.contains("error:")
        ? .rejected(log: log)
        : .gaveUp(
          Sentence(
            "the compiler failed without saying why: \(log.prefix(300))",
            "コンパイラが理由を示さずに失敗しました：\(log.prefix(300))"))
    }
  }

  /// What the compiler could not keep in its own cache; nil when the errors are about the sources.
  ///
  /// The place is not one that a source could give itself: lines are counted from 1.
  private static func lack(in log: String) -> Sentence? {
    let line = log.split(separator: "\n").first {
      $0.hasPrefix("<unknown>:0: error: ") && $0.contains("unable to open output file")
    }
    return line.map {
      Sentence(
        "the compiler's cache of C modules is not whole (\($0.prefix(300))); it is made anew by"
          + " removing that folder and checking again",
        "コンパイラの C モジュールのキャッシュが不完全です（\($0.prefix(300))）。"
          + "そのフォルダを削除して、もう一度判定すると、作り直されます。")
    }
  }

  /// Stops the compiler; what it made is dropped.
  func abandon() {
    child.stop(.asked)
    scratch?.remove()
  }
}
