import Checker
import Foundation
import Synchronization
import XCTest

final class CacheTests: XCTestCase {
  private func entries(_ kind: String, of fixture: Fixture) -> Int {
    let folder = fixture.root.appendingPathComponent(".kata/cache/\(kind)")
    return (try? FileManager.default.contentsOfDirectory(atPath: folder.path).count) ?? 0
  }

  func testAnEditInsideAFunctionKeepsTheSuiteObject() throws {
    let fixture = try Fixture()
    XCTAssertEqual(fixture.check(Fixture.counter).verdict, .passed)
    XCTAssertEqual(fixture.check(Fixture.incrementing("count += 2")).verdict, .failed)
    XCTAssertEqual(entries("objects", of: fixture), 2)
    XCTAssertEqual(entries("suites", of: fixture), 1)
  }

  func testAChangedInterfaceGetsAFreshSuiteObject() throws {
    // The stored property before `count` moves it: an old suite object would read the wrong bytes.
    let suite = """
      import XCTest
      @testable import Kata
      final class PointTests: XCTestCase {
        func testX() { XCTAssertEqual(Point().x, 7) }
      }
      """
    let fixture = try Fixture(
      solution: "struct Point { var x = 7 }", suite: suite)
    XCTAssertEqual(fixture.check("struct Point { var x = 7 }").verdict, .passed)
    XCTAssertEqual(fixture.check("struct Point { var y = 9; var x = 7 }").verdict, .passed)
    XCTAssertEqual(fixture.check("struct Point { var y = 9; var x: Int8 = 7 }").verdict, .passed)
    XCTAssertEqual(entries("suites", of: fixture), 3)
  }

  func testGoingBackToAnOlderTextCompilesNothing() throws {
    let fixture = try Fixture()
    for answer in [Fixture.counter, Fixture.incrementing(""), Fixture.counter] {
      _ = fixture.check(answer)
    }
    XCTAssertEqual(entries("objects", of: fixture), 2)
    XCTAssertEqual(fixture.check(Fixture.counter).verdict, .passed)
    XCTAssertEqual(fixture.check(Fixture.incrementing("")).verdict, .failed)
  }

  func testAChangedSuiteIsCompiledAnew() throws {
    let fixture = try Fixture()
    XCTAssertEqual(fixture.check(Fixture.counter).verdict, .passed)
    let harder = Fixture.suite.replacingOccurrences(
      of: "counter.count, 2", with: "counter.count, 3")
    try fixture.write(harder, "CounterTests.swift", in: fixture.kata.suiteFolder)
    XCTAssertEqual(fixture.check(Fixture.counter).verdict, .failed)
  }

  func testWarningsSurviveTheCache() throws {
    let fixture = try Fixture()
    let answer = Fixture.incrementing("count += 1; let unused = 1")
    XCTAssertEqual(fixture.check(answer).diagnostics.map(\.severity), [.warning])
    XCTAssertEqual(fixture.check(answer).diagnostics.map(\.severity), [.warning])
  }

  func testChecksOfSeveralThreadsGiveTheirOwnResults() throws {
    let fixture = try Fixture()
    let wrong = Mutex<[String]>([])
    DispatchQueue.concurrentPerform(iterations: 8) { index in
      let step = index % 2 + 1
      let result = fixture.check(Fixture.incrementing("count += \(step)"))
      let expected: Verdict = step == 1 ? .passed : .failed
      if result.verdict != expected { wrong.withLock { $0.append("\(index): \(result)") } }
    }
    XCTAssertEqual(wrong.withLock { $0 }, [])
    XCTAssertEqual(entries("new", of: fixture), 0)
  }

  func testAWorkbookThatCannotBeWrittenUsesTheUsersCache() throws {
    let fixture = try Fixture()
    // Works for root too: no folder can be made where a file stands.
    try fixture.write("", ".kata", in: fixture.root)
    let users = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    setenv("XDG_CACHE_HOME", users.path, 1)
    defer {
      unsetenv("XDG_CACHE_HOME")
      try? FileManager.default.removeItem(at: users)
    }
    XCTAssertEqual(fixture.check(Fixture.counter).verdict, .passed)
    let folders = try FileManager.default.contentsOfDirectory(
      atPath: users.appendingPathComponent("kata").path)
    XCTAssertEqual(folders.count, 1)
  }

  func testTheCacheIsBounded() throws {
    let fixture = try Fixture()
    XCTAssertEqual(fixture.check(Fixture.counter).verdict, .passed)
    let objects = fixture.root.appendingPathComponent(".kata/cache/objects")
    for index in 0..<450 {
      try FileManager.default.createDirectory(
        at: objects.appendingPathComponent("old-\(index)"), withIntermediateDirectories: true)
    }
    let later = Checker(workbook: fixture.root)
    let source = fixture.root.appendingPathComponent("Solutions")
    XCTAssertEqual(later.check(fixture.kata, source: source).verdict, .passed)
    XCTAssertLessThanOrEqual(entries("objects", of: fixture), 301)
  }
}
