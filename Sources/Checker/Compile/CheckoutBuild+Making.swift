import Foundation
import Sandbox
import Workbook

extension CheckoutBuild {
  /// The folder of products that is used as it is, or nil when one has to be made.
  ///
  /// - Parameter toolchain: Asked for only when the build beside the program is not current.
  package func existing(
    checkout: URL?, program: URL, toolchain: () throws(CheckFault) -> Toolchain
  ) throws(CheckFault) -> URL? {
    let beside = program.deletingLastPathComponent()
    guard let checkout else { return isComplete(in: beside) ? beside : nil }
    if isCurrent(in: beside, for: checkout) { return beside }
    return own(in: try scratchPath(of: checkout), try toolchain(), checkout)
  }

  /// The folder of products that is used as it is, else of a build of our own.
  ///
  /// Never on SwiftPM's default scratch path: inside `swift test` that waits for ever on its lock.
  ///
  /// - Parameters:
  ///   - willBuild: Called once before a build, which takes long.
  ///   - didBuild: Given one line on how long it took.
  package func current(
    checkout: URL?, program: URL, toolchain: () throws(CheckFault) -> Toolchain,
    cancellation: Cancellation?, willBuild: () -> Void,
    didBuild: (Sentence) -> Void = { _ in }
  ) throws(CheckFault) -> URL {
    if let existing = try existing(checkout: checkout, program: program, toolchain: toolchain) {
      return existing
    }
    guard let checkout else {
      throw CheckFault(
        "\(files[0]) is not beside \(program.path) and no checkout is above it; build kata in"
          + " its checkout with `swift build`",
        "\(files[0]) が \(program.path) の隣になく、その上にチェックアウトもありません。"
          + "チェックアウトで `swift build` を実行して kata をビルドしてください。")
    }
    return try made(try toolchain(), checkout, cancellation, willBuild, didBuild)
  }

  private func made(
    _ toolchain: Toolchain, _ checkout: URL, _ cancellation: Cancellation?,
    _ willBuild: () -> Void, _ didBuild: (Sentence) -> Void
  ) throws(CheckFault) -> URL {
    let scratch = try scratchPath(of: checkout)
    let outcome: Result<URL, CheckFault> = FileLock.with(scratch.path + ".lock") {
      // Another process may have built it while this one waited.
      if let products = own(in: scratch, toolchain, checkout) { return .success(products) }
      willBuild()
      let start = ContinuousClock.now
      let before = stamp(toolchain, checkout)
      do throws(CheckFault) {
        try run(toolchain, checkout, scratch, cancellation)
      } catch {
        return .failure(error)
      }
      try? before.write(to: stampFile(in: scratch))
      let seconds = Int(((ContinuousClock.now - start) / .seconds(1)).rounded(.up))
      didBuild(
        Sentence(
          "Built \(title.english) in \(seconds) s.",
          "\(title.japanese)のビルドが終わりました（\(seconds) 秒）。"))
      return .success(products(in: scratch))
    }
    return try outcome.get()
  }

  private func products(in scratch: URL) -> URL { scratch.appendingPathComponent("debug") }

  /// The build on our scratch path, unless it has become stale.
  private func own(in scratch: URL, _ toolchain: Toolchain, _ checkout: URL) -> URL? {
    let recorded = FileManager.default.contents(atPath: stampFile(in: scratch).path)
    let products = products(in: scratch)
    return isComplete(in: products) && recorded == stamp(toolchain, checkout) ? products : nil
  }

  // What the sources and the compiler were when our build last ended well.
  private func stampFile(in scratch: URL) -> URL {
    scratch.appendingPathComponent("\(self.scratch).stamp")
  }

  private func stamp(_ toolchain: Toolchain, _ checkout: URL) -> Data {
    Data("\(newestSource(in: checkout)) \(toolchain.identity)".utf8)
  }

  private func run(
    _ toolchain: Toolchain, _ checkout: URL, _ scratch: URL, _ cancellation: Cancellation?
  ) throws(CheckFault) {
    let launch = Launch(
      toolchain.package,
      [
        // Nobody looks names up in this build, nor steps through it: an index would take a tenth of
        // its time, a debugger's information an eighth.
        "build", "--disable-index-store", "--package-path", checkout.path, "--scratch-path",
        scratch.path, "-debug-info-format", "none", "--product", product,
      ],
      environment: ProcessInfo.processInfo.environment, folder: checkout)
    do {
      let result = try ChildProcess.run(
        launch, limits: Limits(wallSeconds: 900), cancellation: cancellation)
      guard !result.ending.isSuccess else { return }
      if result.ending == .stopped(.cancelled) {
        throw CheckFault(
          "building \(title.english) was stopped; it begins anew when it is next needed",
          "\(title.japanese)のビルドを中止しました。次に必要になったときにやり直します。")
      }
      let errors = result.output.text.split(separator: "\n").filter { $0.contains("error:") }
      throw CheckFault(
        "\(title.english) does not build: \(errors.first ?? "swift build failed"); run"
          + " `swift build --product \(product)` in \(checkout.path) to see why",
        "\(title.japanese)をビルドできません（\(errors.first ?? "swift build failed")）。"
          + "\(checkout.path) で `swift build --product \(product)` を実行して原因を確かめてください。")
    } catch let error as SpawnError {
      throw CheckFault("\(error)")
    } catch let error as CheckFault {
      throw error
    } catch {
      throw CheckFault("\(error)")
    }
  }

  private func scratchPath(of checkout: URL) throws(CheckFault) -> URL {
    let own = checkout.appendingPathComponent(".build")
    try? FileManager.default.createDirectory(at: own, withIntermediateDirectories: true)
    if FileManager.default.isWritableFile(atPath: own.path) {
      return own.appendingPathComponent(scratch)
    }
    return try CacheFolder(below: checkout).url.appendingPathComponent(scratch)
  }
}
