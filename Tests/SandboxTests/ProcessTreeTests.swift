import Foundation
import Sandbox
import XCTest

final class ProcessTreeTests: XCTestCase {
  /// A number of seconds that no other sleeper of this machine has.
  private let nap = "\(Int.random(in: 100_000...9_999_999))"

  private var sleepers: Int {
    let processes = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return processes.filter { pid in
      guard let line = FileManager.default.contents(atPath: "/proc/\(pid)/cmdline") else {
        return false
      }
      return String(decoding: line, as: UTF8.self) == "sleep\0\(nap)\0"
    }.count
  }

  /// A busy machine takes its time to start one.
  private func waitForASleeper() {
    for _ in 0..<1000 where sleepers == 0 { usleep(10_000) }
  }

  func testAChildInAnotherSessionIsGoneWithTheTree() throws {
    let result = try ChildProcess.run(shell("setsid sleep \(nap) & sleep 0.1; echo done"))
    XCTAssertEqual(result.output.text, "done\n")
    XCTAssertEqual(sleepers, 0)
  }

  func testADaemonWithClosedStreamsIsGoneWithTheTree() throws {
    _ = try ChildProcess.run(
      shell("(setsid sh -c 'sleep \(nap) & exit' >/dev/null 2>&1 </dev/null &); sleep 0.2"))
    XCTAssertEqual(sleepers, 0)
  }

  func testADaemonThatHidesItsMarkIsGoneWithTheTree() throws {
    _ = try ChildProcess.run(
      shell("(setsid env -i sh -c 'sleep \(nap) & exit' >/dev/null 2>&1 &); sleep 0.2"))
    XCTAssertEqual(sleepers, 0)
  }

  func testATrustedToolMayLeaveADaemon() throws {
    _ = try ChildProcess.run(
      shell("(setsid sleep \(nap) >/dev/null 2>&1 &)", isConfined: false))
    waitForASleeper()
    _ = try ChildProcess.run(shell("sleep 0.1"))
    XCTAssertEqual(sleepers, 1)
    _ = try ChildProcess.run(shell("pkill -x -f 'sleep \(nap)'", isConfined: false))
  }

  func testATrustedToolThatIsStoppedTakesItsChildrenAlong() throws {
    let tool = try ChildProcess(
      shell("setsid sleep \(nap) & echo ready; wait", input: .channel, isConfined: false))
    while !tool.output.text.contains("ready") || sleepers == 0 { tool.pump(milliseconds: 20) }
    tool.stop(.asked)
    // Killed, and gone as soon as the kernel gets to it.
    for _ in 0..<500 where sleepers > 0 { usleep(10_000) }
    XCTAssertEqual(sleepers, 0)
  }

  func testOrphansOfOneRunSurviveTheEndOfAnother() throws {
    let first = try ChildProcess(
      shell("(setsid sleep \(nap) >/dev/null 2>&1 &); read line", input: .channel))
    waitForASleeper()
    _ = try ChildProcess.run(shell("true"))
    XCTAssertEqual(sleepers, 1)
    first.stop(.asked)
    XCTAssertEqual(sleepers, 0)
  }

  func testAScratchFolderThatResistsIsRemovedToo() throws {
    let scratch = try ScratchFolder(in: FileManager.default.temporaryDirectory)
    let kept = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try Data().write(to: kept)
    defer { try? FileManager.default.removeItem(at: kept) }
    let script = """
      cd $HOME; mkdir -p a/b locked/inner; ln -s \(kept.path) a/link; touch "$(printf 'a/b/\\\\377')"
      chmod 0 locked/inner; chmod 0 locked
      for i in $(seq 600); do mkdir long-long-name; cd -P long-long-name; touch x; done
      """
    _ = try ChildProcess.run(shell(script, environment: scratch.environment))
    scratch.remove()
    XCTAssertFalse(FileManager.default.fileExists(atPath: scratch.url.path))
    XCTAssertTrue(FileManager.default.fileExists(atPath: kept.path))
  }

  func testAScratchFolderIsTheWholeHome() throws {
    let scratch = try ScratchFolder(in: FileManager.default.temporaryDirectory)
    let launch = shell("echo $HOME $TMPDIR; touch $HOME/x", environment: scratch.environment)
    let result = try ChildProcess.run(launch)
    XCTAssertEqual(result.output.text, "\(scratch.url.path)/home \(scratch.url.path)/tmp\n")
    scratch.remove()
    XCTAssertFalse(FileManager.default.fileExists(atPath: scratch.url.path))
  }
}
