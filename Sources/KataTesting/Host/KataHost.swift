import Foundation
import KataEvents
import TrackingRuntime
import XCTest

/// The process that opens a kata's bundle and runs its tests or drives its screen.
///
/// The whole text of the executable, linked against `libKataRuntime.so` and XCTest:
/// ```swift
/// import KataTesting
/// KataHost.main()
/// ```
/// Start it before compiling. It reads `Command` lines from descriptor 0, writes `RecordLine`s to
/// descriptor 3 and leaves a learner's prints alone on descriptors 1 and 2. It leaves with status 0
/// after `.ended`, or without a record when its input closes first; else with a `HostStatus`.
public enum KataHost {
  /// Serves one parent and leaves; never returns.
  @MainActor public static func main() -> Never {
    signal(SIGPIPE, SIG_IGN)
    StandardOutput.sendWholeLines()
    let records = HostDescriptor.moved(from: 3)
    let input = HostDescriptor.moved(from: STDIN_FILENO)
    HostDescriptor.openNull(as: STDIN_FILENO)
    warmUp()
    var commands = CommandStream(descriptor: input)
    switch commands.next() {
    case .run(let bundle, let key, let audit, let tests):
      // Before any code of the learner's is there; what is kept first stays.
      if let audit { AuditFindings.keep(audit) }
      let stream = RecordStream(descriptor: records, key: key)
      run(open(bundle, stream), tests, stream)
    case .mount(let bundle, let key):
      let stream = RecordStream(descriptor: records, key: key)
      let suite = open(bundle, stream)
      guard let screen = suite.screen else { refuse("Screen.swift", stream) }
      drive(commands, stream) { MountedScreen(screen(), stream: stream) }
    case .probe(let bundle, let key, let releases, let defaults):
      let stream = RecordStream(descriptor: records, key: key)
      let suite = open(bundle, stream)
      guard let probe = suite.probe else { refuse("Probe.swift", stream) }
      drive(commands, stream) {
        ProbedScreen(probe, releases: releases, defaults: defaults, stream: stream)
      }
    default:
      _exit(0)
    }
  }

  /// Pays for the first JSON coding and the first conformance look-ups while there is time.
  private static func warmUp() {
    let record = Record.testFailed(id: "", message: "", file: "", line: 0)
    guard let line = try? JSONLine.encode(RecordLine(key: "", sequence: 0, record: record)) else {
      return
    }
    _ = try? JSONLine.decode(RecordLine.self, from: line)
    _ = try? JSONLine.decode(Command.self, from: JSONLine.encode(Command.run(bundle: "", key: "")))
  }

  /// Opens a bundle; tells the parent why it cannot be opened, and leaves, when that is so.
  private static func open(_ bundle: String, _ stream: RecordStream) -> KataSuite {
    typealias Registration = @convention(c) () -> UnsafeMutableRawPointer
    guard let handle = dlopen(bundle, RTLD_NOW | RTLD_LOCAL),
      let symbol = dlsym(handle, "kata_suite")
    else {
      let reason = dlerror().map { String(cString: $0) } ?? "unknown reason"
      stream.write(.refused("cannot open \(bundle): \(reason)"))
      _exit(HostStatus.cannotOpen)
    }
    let suite = KataSuite.taken(from: unsafeBitCast(symbol, to: Registration.self)())
    stream.write(.opened(tests: suite.testIDs))
    return suite
  }

  private static func run(
    _ suite: KataSuite, _ tests: [String]?, _ stream: RecordStream
  ) -> Never {
    let recorder = TestRecorder(stream: stream)
    let pulse = MainRunLoop.pulse()
    // Arguments of our own: XCTest would take the host's for a filter, run nothing and end well.
    let _: CInt = XCTMain(
      suite.entries(of: tests), arguments: ["kata"], observers: [recorder])
    pulse.cancel()
    guard Canary.isHeard(by: recorder) else { _exit(HostStatus.deaf) }
    leave(stream)
  }

  private static func refuse(_ file: String, _ stream: RecordStream) -> Never {
    stream.write(
      .refused(
        "this kata has no \(file), so there is nothing to open",
        japanese: "この問題には \(file) がなく、開ける画面がありません。"))
    leave(stream)
  }

  @MainActor private static func drive(
    _ commands: CommandStream, _ stream: RecordStream,
    _ make: @escaping @MainActor () -> any DrivenScreen
  ) -> Never {
    // Reading waits, so it has a thread of its own; the main one serves the screen's tasks.
    let (wishes, continuation) = AsyncStream.makeStream(of: Command.self)
    Thread.detachNewThread {
      var commands = commands
      while let command = commands.next() { continuation.yield(command) }
      continuation.finish()
    }
    Task { @MainActor in
      let screen = make()
      await screen.begin()
      for await wish in wishes {
        guard await screen.obey(wish) else { break }
      }
      leave(stream)
    }
    MainRunLoop.serveForever()
  }

  /// Leaves at once: no exit handler, static `deinit` or late task gets a turn after `.ended`.
  private static func leave(_ stream: RecordStream) -> Never {
    fflush(nil)
    stream.write(.ended)
    _exit(0)
  }
}
