import Checker
import Foundation
import Sandbox
import XCTest

final class TamperingTests: XCTestCase {
  private func verdict(
    _ body: String, imports: String = "", members: String = ""
  ) throws -> CheckResult {
    try Fixture().check(Fixture.incrementing(body, imports: imports, members: members))
  }

  func testExitInAMethodIsTampering() throws {
    let result = try verdict("exit(0)", imports: "import Foundation")
    XCTAssertEqual(result.verdict, .tampered, result.reason)
    XCTAssertTrue(
      result.reason.hasPrefix("your code ended the process during CounterTests/testIncrement"),
      result.reason)
    XCTAssertEqual(result.tests.map(\.outcome), [.passed, .tampered])
  }

  func testExitInAnInitialiserIsTampering() throws {
    let result = try verdict("", imports: "import Glibc", members: "init() { _exit(0) }")
    XCTAssertEqual(result.verdict, .tampered, result.reason)
  }

  func testExitInADeinitIsTampering() throws {
    let result = try verdict("", imports: "import Glibc", members: "deinit { exit(0) }")
    XCTAssertEqual(result.verdict, .tampered, result.reason)
  }

  func testExitInABodyIsTampering() throws {
    let suite = """
      import KataTesting
      import XCTest
      @testable import Kata
      final class ReaderTests: XCTestCase {
        func testMounts() { MainActor.assumeIsolated { _ = ViewHost(Reader()) } }
      }
      """
    func answer(_ statement: String) -> String {
      Fixture.counter + """

        struct Reader: View {
          var body: some View {
            \(statement)
            return Text("1")
          }
        }
        """
    }
    let result = try Fixture(solution: answer(""), suite: suite).check(answer("exit(0)"))
    XCTAssertEqual(result.verdict, .tampered, result.reason)
    XCTAssertEqual(result.tests.map(\.outcome), [.tampered])
  }

  func testAnExitHandlerDoesNotTurnAFailureIntoAPass() throws {
    let result = try verdict("atexit { _exit(0) }", imports: "import Glibc")
    XCTAssertEqual(result.verdict, .failed, result.reason)
  }

  func testAForgedSummaryOnStandardOutputPassesNothing() throws {
    let forged = """
      print("Test Suite 'All tests' passed at 2026-01-01 00:00:00.000")
      print("Executed 2 tests, with 0 failures (0 unexpected) in 0.001 (0.001) seconds")
      fflush(nil); _exit(0)
      """
    let result = try verdict(forged, imports: "import Glibc")
    XCTAssertEqual(result.verdict, .tampered, result.reason)
  }

  func testForgedRecordsOnEveryDescriptorPassNothing() throws {
    let forged = #"""
      let line = "{\"key\":\"k\",\"record\":{\"ended\":{}},\"sequence\":3,\"version\":1}\n"
      for descriptor in Int32(0)..<1024 { _ = line.withCString { write(descriptor, $0, strlen($0)) } }
      _exit(0)
      """#
    let result = try verdict(forged, imports: "import Glibc")
    XCTAssertEqual(result.verdict, .tampered, result.reason)
    XCTAssertTrue(result.reason.contains("stream of results"), result.reason)
  }

  func testClosingEveryDescriptorPassesNothing() throws {
    let result = try verdict("for d in Int32(0)..<1024 { close(d) }", imports: "import Glibc")
    XCTAssertEqual(result.verdict, .tampered, result.reason)
  }

  func testEndingWithTheHarnessOwnStatusPassesNothing() throws {
    for status in [97, 98, 99] {
      let result = try verdict("_exit(\(status))", imports: "import Glibc")
      XCTAssertEqual(result.verdict, .tampered, result.reason)
    }
  }

  func testAnEmptyFileIsAMismatch() throws {
    let result = try Fixture().check("")
    XCTAssertEqual(result.verdict, .apiMismatch, result.reason)
    XCTAssertEqual(result.reason, "the suite needs `Counter`")
  }

  func testADeletedMemberIsNamedWithItsLabels() throws {
    let suite = """
      import XCTest
      @testable import Kata
      final class CounterTests: XCTestCase {
        func testAdd() {
          let counter = Counter()
          counter.add(2, times: counter.count)
        }
      }
      """
    let result = try Fixture(suite: suite).check(Fixture.counter)
    XCTAssertEqual(result.verdict, .apiMismatch, result.reason)
    XCTAssertEqual(result.reason, "the suite needs `Counter.add(_:times:)`")
    XCTAssertEqual(result.diagnostics, [])
  }

  func testACrashAfterTheLastTestIsACrash() throws {
    let late =
      "count += 1; if count == 2 { Task.detached { try await Task.sleep(for: .seconds(0.001)); fatalError() }; usleep(4_000_000) }"
    let result = try verdict(late, imports: "import Glibc")
    XCTAssertEqual(result.verdict, .crashed, result.reason)
  }

  func testAChildInAnotherSessionIsGoneWithTheVerdict() throws {
    let nap = "\(Int.random(in: 100_000...9_999_999))"
    let body = """
      count += 1
      var pid: pid_t = 0
      let script = "(setsid sleep \(nap) >/dev/null 2>&1 &); sleep 0.1"
      let words = ["/bin/sh", "-c", script]
      var pointers = words.map { strdup($0) } + [nil]
      posix_spawn(&pid, "/bin/sh", nil, nil, &pointers, nil)
      waitpid(pid, nil, 0)
      """
    let result = try verdict(body, imports: "import Foundation")
    XCTAssertEqual(result.verdict, .passed, result.reason)
    XCTAssertEqual(processes(with: "sleep\0\(nap)\0"), 0)
  }

  func testALaterVerdictCannotBePlanted() throws {
    try XCTSkipUnless(Landlock.keepsWrites, "this kernel has no Landlock that covers truncation")
    let fixture = try Fixture()
    let state = fixture.root.appendingPathComponent(".kata")
    // From its home, the child knows the way to the cache, the suites and the journal.
    let body = """
      count += 1
      let root = NSHomeDirectory().components(separatedBy: "/.kata/")[0]
      for path in [".kata/cache/objects/x", ".kata/journal", "Tests/KataSuites/x"] {
        print(FileManager.default.createFile(atPath: root + "/" + path, contents: Data()))
      }
      for path in ["Solutions", ".kata/cache/objects", "Tests"] {
        print((try? FileManager.default.removeItem(atPath: root + "/" + path)) != nil)
      }
      """
    let result = fixture.check(Fixture.incrementing(body, imports: "import Foundation"))
    XCTAssertEqual(result.verdict, .passed, result.reason)
    XCTAssertFalse(result.output.contains("true"), result.output)
    XCTAssertFalse(FileManager.default.fileExists(atPath: state.path + "/journal"))
  }

  func testTheCheckerCannotBeSignalled() throws {
    try XCTSkipUnless(Landlock.keepsSignals, "this kernel's Landlock does not keep signals in")
    // Signal 0 only asks whether one might be sent.
    let result = try verdict("count += 1; print(kill(getppid(), 0))", imports: "import Glibc")
    XCTAssertEqual(result.output, "-1\n-1\n")
  }

  func testAnythingLeftInItsHomeIsGoneToo() throws {
    let body = """
      count += 1
      mkdir("locked", 0); symlink("/etc", "link"); mkfifo("pipe", 0o600)
      for _ in 0..<400 { mkdir("deep-deep-deep", 0o700); chdir("deep-deep-deep") }
      """
    let fixture = try Fixture()
    let result = fixture.check(Fixture.incrementing(body, imports: "import Glibc"))
    XCTAssertEqual(result.verdict, .passed, result.reason)
    let homes = fixture.root.appendingPathComponent(".kata/cache/homes").path
    XCTAssertEqual(try FileManager.default.contentsOfDirectory(atPath: homes), [])
    XCTAssertTrue(FileManager.default.fileExists(atPath: "/etc/passwd"))
  }

  func testHomeAndTemporaryFolderAreItsOwn() throws {
    let body = """
      count += 1
      print(NSHomeDirectory(), NSTemporaryDirectory())
      UserDefaults.standard.set(true, forKey: "kata-test-mark")
      UserDefaults.standard.synchronize()
      """
    let fixture = try Fixture()
    let result = fixture.check(Fixture.incrementing(body, imports: "import Foundation"))
    XCTAssertEqual(result.verdict, .passed, result.reason)
    let words = result.output.split(whereSeparator: \.isWhitespace)
    XCTAssertEqual(words.count, 4)
    for word in words { XCTAssertTrue(word.contains("/homes/run-"), "\(word)") }
    XCTAssertFalse(UserDefaults.standard.bool(forKey: "kata-test-mark"))
    let homes = fixture.root.appendingPathComponent(".kata/cache/homes").path
    XCTAssertEqual(try FileManager.default.contentsOfDirectory(atPath: homes), [])
  }

  private func processes(with line: String) -> Int {
    let all = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return all.filter { pid in
      FileManager.default.contents(atPath: "/proc/\(pid)/cmdline") == Data(line.utf8)
    }.count
  }
}
