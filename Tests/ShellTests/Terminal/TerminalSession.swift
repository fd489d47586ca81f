import Foundation
import XCTest

/// A program at a pseudo-terminal of its own, driven as a person would: type, and wait for what appears.
///
/// The program leads a session, so that the terminal is its controlling one and Ctrl-C reaches it as a
/// signal from the terminal.
final class TerminalSession {
  private let master: Int32
  private let process: pid_t
  private var status: Int32?
  private var bytes: [UInt8] = []
  /// Where `waitFor` goes on looking.
  private var seen = 0

  /// Starts `program` at a terminal of this size.
  init(
    _ program: String, _ arguments: [String] = [], in folder: URL,
    environment: [String: String] = [:], columns: Int = 80, rows: Int = 24
  ) throws {
    // What `posix_openpt`, `unlockpt` and `ptsname` do: Swift's Glibc hides them, so the numbers of
    // TIOCSPTLCK (unlock) and TIOCGPTN (the N of /dev/pts/N) stand here.
    master = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
    var (unlocked, number): (Int32, Int32) = (0, -1)
    guard master >= 0, ioctl(master, 0x4004_5431, &unlocked) == 0,
      ioctl(master, 0x8004_5430, &number) == 0
    else { throw POSIXError(.ENXIO) }
    let terminal = "/dev/pts/\(number)"
    var size = winsize(
      ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
    // Linux takes the size on the master's side also before anybody has opened the other.
    _ = ioctl(master, UInt(TIOCSWINSZ), &size)

    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    // Opened by the leader of a new session, the first terminal becomes its controlling one.
    posix_spawn_file_actions_addopen(&actions, 0, terminal, O_RDWR, 0)
    posix_spawn_file_actions_adddup2(&actions, 0, 1)
    posix_spawn_file_actions_adddup2(&actions, 0, 2)
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // POSIX_SPAWN_SETSID, which Swift's Glibc hides as well.
    posix_spawnattr_setflags(&attributes, 0x80)

    var variables = ProcessInfo.processInfo.environment
    for name in ["NO_COLOR", "LANG", "LC_ALL", "LC_CTYPE", "LANGUAGE", "VISUAL", "EDITOR"] {
      variables[name] = nil
    }
    variables["TERM"] = "xterm-256color"
    variables.merge(environment) { $1 }
    // `env` changes the folder and then becomes the program.
    let env = "/usr/bin/env"
    let argv = ([env, "-C", folder.path, program] + arguments).map { strdup($0) } + [nil]
    let envp = variables.map { strdup("\($0)=\($1)") } + [nil]
    defer { (argv + envp).forEach { free($0) } }
    var identifier: pid_t = 0
    let code = posix_spawn(&identifier, env, &actions, &attributes, argv, envp)
    guard code == 0 else { throw POSIXError(POSIXErrorCode(rawValue: code) ?? .EIO) }
    process = identifier
  }

  deinit {
    if status == nil {
      kill(process, SIGKILL)
      waitpid(process, nil, 0)
    }
    close(master)
  }

  /// Everything that came so far, without escape sequences.
  var text: String { Self.withoutSequences(raw) }

  /// Everything that came so far, as it came.
  var raw: String { String(decoding: bytes, as: UTF8.self) }

  /// The process id, to look at or to kill.
  var identifier: pid_t { process }

  /// Whether the terminal itself echoes what is typed, as it does when nobody edits lines.
  var echoes: Bool {
    var settings = termios()
    return tcgetattr(master, &settings) == 0 && settings.c_lflag & tcflag_t(ECHO) != 0
  }

  /// Types at a prompt that was waited for: Ctrl-D before it is seen would meet a cooked terminal.
  ///
  /// `\r` is the return key, `\u{3}` Ctrl-C, `\u{4}` Ctrl-D, `\t` Tab.
  func type(_ text: String) {
    let bytes = Array(text.utf8)
    _ = write(master, bytes, bytes.count)
  }

  /// Changes the size of the terminal, as dragging a window's corner does.
  func resize(columns: Int, rows: Int = 24) {
    var size = winsize(
      ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(master, UInt(TIOCSWINSZ), &size)
  }

  /// Waits until `expected` appears after what earlier waits found; the bound is generous.
  func waitFor(
    _ expected: String, seconds: Double = 60, file: StaticString = #filePath, line: UInt = #line
  ) {
    let end = ContinuousClock.now + .seconds(seconds)
    while true {
      let rest = text.dropFirst(seen)
      if let range = rest.range(of: expected) {
        seen = text.distance(from: text.startIndex, to: range.upperBound)
        return
      }
      guard ContinuousClock.now < end, readSome() else {
        XCTFail("“\(expected)” never appeared; since then: \(rest)", file: file, line: line)
        return
      }
    }
  }

  /// Waits for the end of the program; its exit code, or 128 + signal, or nil when it stays.
  func waitForExit(seconds: Double = 60) -> Int32? {
    let end = ContinuousClock.now + .seconds(seconds)
    while status == nil, ContinuousClock.now < end {
      var word: Int32 = 0
      _ = readSome(milliseconds: 20)
      guard waitpid(process, &word, WNOHANG) == process else { continue }
      status = word & 0x7F == 0 ? (word >> 8) & 0xFF : 128 + (word & 0x7F)
    }
    return status
  }

  /// Reads what is there; false when the other side has gone.
  private func readSome(milliseconds: Int32 = 100) -> Bool {
    var wanted = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
    guard poll(&wanted, 1, milliseconds) > 0 else { return true }
    var chunk = [UInt8](repeating: 0, count: 65_536)
    let count = read(master, &chunk, chunk.count)
    guard count > 0 else { return false }
    bytes += chunk[..<count]
    return true
  }

  /// Leaves out what steers the terminal: CSI and OSC sequences, and carriage returns.
  private static func withoutSequences(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    var scalars = text.unicodeScalars[...]
    while let scalar = scalars.popFirst() {
      guard scalar == "\u{1B}" else {
        if scalar != "\r" && scalar != "\u{7}" { result.append(scalar) }
        continue
      }
      if scalars.first == "[" {
        scalars.removeFirst()
        while let next = scalars.popFirst(), !(0x40...0x7E).contains(next.value) {}
      } else {
        _ = scalars.popFirst()
      }
    }
    return String(result)
  }
}
