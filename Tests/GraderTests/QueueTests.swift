import Foundation
import Grader
import Sandbox
import Synchronization
import XCTest

/// The queue of a grading: each answer once, whatever is killed.
final class QueueTests: XCTestCase {
  func testEqualAnswersAreJudgedOnce() throws {
    let room = try Classroom()
    for name in ["mika", "anna", "bob"] {
      try room.hand("let a = 1\n", in: "\(name)/counter/Model.swift")
    }
    let grades = try room.grade()
    XCTAssertEqual(
      grades.values.map { $0.katas.map(\.verdict) }, [[.passed], [.passed], [.passed]])
    XCTAssertEqual(room.judge.judged.withLock { $0 }, ["let a = 1\n": 1])
  }

  func testTheSameFilesForTwoKatasAreTwoAnswers() throws {
    let room = try Classroom()
    try room.hand("let a = 1\n", in: "mika/counter/Model.swift")
    try room.hand("let a = 1\n", in: "mika/toggle/Model.swift")
    try room.grade()
    XCTAssertEqual(room.judge.judged.withLock { $0 }, ["let a = 1\n": 2])
  }

  func testWhatIsGradedIsNotJudgedAgain() throws {
    let room = try Classroom()
    try room.hand("let a = 1\n", in: "mika/counter/Model.swift")
    try room.grade()
    try room.hand("let a = 2\n", in: "anna/counter/Model.swift")
    let grades = try room.grade()
    XCTAssertEqual(grades.count, 2)
    XCTAssertEqual(room.judge.judged.withLock { $0 }, ["let a = 1\n": 1, "let a = 2\n": 1])
  }

  func testAnAnswerWhoseProcessSomebodyKilledIsJudgedOnceMore() throws {
    let room = try Classroom()
    try room.hand("// killed once\n", in: "mika/counter/Model.swift")
    XCTAssertEqual(try room.grade().values.map { $0.katas.map(\.verdict) }, [[.passed]])
  }

  func testAnAnswerThatIsKilledEachTimeHasCrashed() throws {
    let room = try Classroom()
    try room.hand("// killed always\n", in: "mika/counter/Model.swift")
    XCTAssertEqual(try room.grade().values.map { $0.katas.map(\.verdict) }, [[.crashed]])
    XCTAssertEqual(room.judge.judged.withLock { $0 }, ["// killed always\n": 2])
  }

  func testAnAnswerThatABusyMachineDidNotRunInTimeIsJudgedOnceMore() throws {
    let room = try Classroom()
    try room.hand("// late once\n", in: "mika/counter/Model.swift")
    XCTAssertEqual(try room.grade().values.map { $0.katas.map(\.verdict) }, [[.passed]])
  }

  func testAnAnswerThatNeverEndsIsJudgedTwiceAndNoMore() throws {
    let room = try Classroom()
    try room.hand("// late always\n", in: "mika/counter/Model.swift")
    XCTAssertEqual(try room.grade().values.map { $0.katas.map(\.verdict) }, [[.timedOut]])
    XCTAssertEqual(room.judge.judged.withLock { $0 }, ["// late always\n": 2])
  }

  func testAClaimOfADeadProcessIsTakenUpAgain() throws {
    let room = try Classroom()
    try room.hand("let a = 1\n", in: "mika/counter/Model.swift")
    let grader = room.grader()
    _ = try grader.plan(room.submissions)
    let waiting = room.output.appendingPathComponent("queue/waiting")
    let work = try FileManager.default.contentsOfDirectory(atPath: waiting.path)[0]
    var name = [CChar](repeating: 0, count: 256)
    gethostname(&name, 255)
    let host = String(decoding: name.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
      .filter { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }.prefix(60)
    // A process of this number and start time does not exist.
    try FileManager.default.moveItem(
      at: waiting.appendingPathComponent(work),
      to: room.output.appendingPathComponent("queue/claimed/\(work)~\(host)~999999999~1"))
    XCTAssertEqual(try grader.work(jobs: 1), 1)
    XCTAssertTrue(grader.isDone)
  }

  func testAGraderThatDiesMeanwhileLeavesNothingUnjudged() throws {
    let room = try Classroom()
    try room.hand("let a = 1\n", in: "mika/counter/Model.swift")
    try room.hand("let a = 2\n", in: "anna/counter/Model.swift")
    let grader = room.grader()
    _ = try grader.plan(room.submissions)
    let claim = try claimElsewhere(room)
    // The other machine falls silent after this grader has begun.
    let count = try grader.work(
      jobs: 1,
      onProgress: { _ in
        try? FileManager.default.setAttributes(
          [.modificationDate: Date(timeIntervalSinceNow: -600)], ofItemAtPath: claim.path)
      })
    XCTAssertEqual(count, 2)
  }

  func testOneWhoWaitsForOthersTakesUpWhatTheyGiveBack() throws {
    let room = try Classroom()
    try room.hand("let a = 1\n", in: "mika/counter/Model.swift")
    let grader = room.grader()
    _ = try grader.plan(room.submissions)
    let claim = try claimElsewhere(room)
    DispatchQueue.global().asyncAfter(deadline: .now() + 0.3) {
      try? FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSinceNow: -600)], ofItemAtPath: claim.path)
    }
    XCTAssertEqual(try grader.work(jobs: 1, waitsForOthers: true), 1)
  }

  func testASecondPlanLeavesAloneWhatALivingGraderIsAt() throws {
    let room = try Classroom()
    try room.hand("let a = 1\n", in: "mika/counter/Model.swift")
    let grader = room.grader()
    _ = try grader.plan(room.submissions)
    _ = try claimElsewhere(room)
    _ = try grader.plan(room.submissions)
    XCTAssertEqual(try grader.work(jobs: 1), 0)
  }

  func testAFaultOfOursIsTakenUpAgainWithoutTheSubmissions() throws {
    let room = try Classroom()
    try room.hand("// verdict: error\n", in: "mika/counter/Model.swift")
    try room.hand("let a = 1\n", in: "anna/counter/Model.swift")
    try room.grade()
    try FileManager.default.removeItem(at: room.submissions)
    let grader = room.grader()
    try grader.takeUpFaults()
    XCTAssertEqual(try grader.work(jobs: 1), 1)
  }

  func testAnOutputInTheSubmissionsIsKnownThroughLinksAndBeforeItIsThere() throws {
    let room = try Classroom()
    let link = room.root.appendingPathComponent("link")
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: room.submissions)
    XCTAssertTrue(GradeFolder(link.appendingPathComponent("out/new")).isInside(room.submissions))
    XCTAssertTrue(GradeFolder(room.submissions).isInside(link))
    XCTAssertFalse(GradeFolder(room.output).isInside(room.submissions))
    XCTAssertFalse(
      GradeFolder(room.root.appendingPathComponent("submissions2")).isInside(room.submissions))
  }

  func testAFreshClaimOfAnotherMachineIsLeftAlone() throws {
    let room = try Classroom()
    try room.hand("let a = 1\n", in: "mika/counter/Model.swift")
    let grader = room.grader()
    _ = try grader.plan(room.submissions)
    let claim = try claimElsewhere(room)
    XCTAssertEqual(try grader.work(jobs: 1), 0)
    XCTAssertTrue(FileManager.default.fileExists(atPath: claim.path))
  }

  func testAnOldClaimOfAnotherMachineIsTakenUpAgain() throws {
    let room = try Classroom()
    try room.hand("let a = 1\n", in: "mika/counter/Model.swift")
    let grader = room.grader()
    _ = try grader.plan(room.submissions)
    let claim = try claimElsewhere(room)
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSinceNow: -600)], ofItemAtPath: claim.path)
    XCTAssertEqual(try grader.work(jobs: 1), 1)
  }

  func testTwoGradersAtOnceJudgeEachAnswerOnce() throws {
    let room = try Classroom()
    for number in 0..<40 {
      try room.hand("let a = \(number)\n", in: "l\(number)/counter/Model.swift")
    }
    let grader = room.grader()
    _ = try grader.plan(room.submissions)
    let group = DispatchGroup()
    let counts = Mutex<[Int]>([])
    for _ in 0..<2 {
      DispatchQueue.global().async(group: group) {
        let count = (try? grader.work(jobs: 2)) ?? -1
        counts.withLock { $0.append(count) }
      }
    }
    group.wait()
    XCTAssertEqual(counts.withLock { $0.reduce(0, +) }, 40)
    XCTAssertEqual(Set(room.judge.judged.withLock { $0.values }), [1])
  }

  func testACancelledGradingGoesOnWhereItWas() throws {
    let cancellation = Cancellation()
    let room = try Classroom(
      judge: StandInJudge { text in if text.contains("= 3") { cancellation.cancel() } })
    for number in 0..<8 {
      try room.hand("let a = \(number)\n", in: "l\(number)/counter/Model.swift")
    }
    let grader = room.grader()
    _ = try grader.plan(room.submissions)
    let first = try grader.work(jobs: 1, cancellation: cancellation)
    XCTAssertFalse(grader.isDone)
    XCTAssertEqual(first + (try grader.work(jobs: 1)), 8)
    XCTAssertTrue(grader.isDone)
  }

  func testOnlySoManyAreTaken() throws {
    let room = try Classroom()
    for number in 0..<5 {
      try room.hand("let a = \(number)\n", in: "l\(number)/counter/Model.swift")
    }
    let grader = room.grader()
    _ = try grader.plan(room.submissions)
    XCTAssertEqual(try grader.work(jobs: 2, limit: 3), 3)
    XCTAssertEqual(try grader.work(jobs: 2), 2)
  }

  func testAFaultOfOursIsTriedThreeTimesAndCountsNothing() throws {
    let room = try Classroom()
    try room.hand("// verdict: error\n", in: "mika/counter/Model.swift")
    let kata = try XCTUnwrap(room.grade()["mika"]?.katas.first)
    XCTAssertEqual(kata.verdict, .error)
    XCTAssertEqual(kata.maxScore, 0)
    XCTAssertEqual(room.judge.judged.withLock { $0.values.first }, 3)
  }

  func testWhatIsNotJudgedYetIsToldAsSuch() throws {
    let room = try Classroom()
    try room.hand("let a = 1\n", in: "mika/counter/Model.swift")
    let grader = room.grader()
    _ = try grader.plan(room.submissions)
    _ = try grader.writeResults(policy: .none, gradedAt: "")
    XCTAssertEqual(
      LearnerGrades(in: grader.folder).flatMap { $0.katas.map(\.rule) }, ["not-graded"])
  }

  private func claimElsewhere(_ room: Classroom) throws -> URL {
    let waiting = room.output.appendingPathComponent("queue/waiting")
    let work = try FileManager.default.contentsOfDirectory(atPath: waiting.path)[0]
    let claim = room.output.appendingPathComponent("queue/claimed/\(work)~elsewhere~12~34")
    try FileManager.default.moveItem(at: waiting.appendingPathComponent(work), to: claim)
    try FileManager.default.setAttributes([.modificationDate: Date()], ofItemAtPath: claim.path)
    return claim
  }
}
