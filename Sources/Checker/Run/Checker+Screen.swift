import Foundation
import KataEvents
import Sandbox
import Workbook

extension Checker {
  /// Compiles an answer with the kata's `Screen.swift` and mounts the screen.
  ///
  /// - Parameter source: Where the answer is; the learner's working copy when nil.
  public func openScreen(
    _ kata: Kata, source: URL? = nil, cancellation: Cancellation? = nil
  ) -> ScreenOpening {
    do throws(CheckFault) {
      let sources = try SourceSet(of: kata, in: source)
      let opening = try open(kata, sources, cancellation)
      guard case .refused(let result) = opening, source == nil else { return opening }
      return .refused(MissingStarters(of: kata).explained(result))
    } catch {
      let result = CheckResult(kata: kata.id, verdict: .error, sentence: error.sentence)
      return .refused(source == nil ? MissingStarters(of: kata).explained(result) : result)
    }
  }

  /// Compiles an answer that is in memory with the kata's `Screen.swift` and mounts the screen.
  public func openScreen(
    _ kata: Kata, sources: SourceSet, cancellation: Cancellation? = nil
  ) -> ScreenOpening {
    do throws(CheckFault) {
      return try open(kata, sources, cancellation)
    } catch {
      return .refused(CheckResult(kata: kata.id, verdict: .error, sentence: error.sentence))
    }
  }

  private func open(
    _ kata: Kata, _ sources: SourceSet, _ cancellation: Cancellation?
  ) throws(CheckFault) -> ScreenOpening {
    let screen = kata.suiteFolder.appendingPathComponent(KataSuiteSources.screenName)
    guard FileStamp(screen.path) != nil else {
      throw CheckFault(
        "\(kata.id) has no screen to open; `check` judges it",
        "\(kata.id) には開ける画面がありません。`check` で判定してください。")
    }
    let shared = try ready(cancellation: cancellation)
    let host = try HostProcess(pieces: shared.pieces, cache: shared.cache, facts: kata.facts)
    do throws(CheckFault) {
      let making = BundleMaking(
        kata: kata, sources: sources, shared: shared, cancellation: cancellation,
        onPhase: { _ in })
      switch try making.make() {
      case .stopped(let result):
        host.end()
        return .refused(result)
      case .made(let bundle, _, _):
        let session = ScreenSession(host: host)
        try host.send(.mount(bundle: bundle.path, key: host.key))
        return .opened(session, try session.reply(cancellation))
      }
    } catch {
      host.end()
      throw error
    }
  }
}
