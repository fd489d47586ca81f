import Foundation
import Grader
import XCTest

/// What of a submission is taken, what is left aside and what is refused.
final class IntakeTests: XCTestCase {
  func testAMirrorOfKatasIsRead() throws {
    let room = try Classroom()
    try room.hand("let a = 1\n", in: "mika/Katas/01-start/01-counter/Model.swift")
    XCTAssertEqual(try room.grade()["mika"]?.katas.map(\.kata), ["counter"])
  }

  func testAFolderNamedAfterTheKataIsRead() throws {
    let room = try Classroom()
    try room.hand("let a = 1\n", in: "mika/toggle/Model.swift")
    XCTAssertEqual(try room.grade()["mika"]?.katas.map(\.kata), ["toggle"])
  }

  func testLooseFilesAreTheOneKatasThatIsGraded() throws {
    let room = try Classroom()
    try room.hand("let a = 1\n", in: "mika/Model.swift")
    XCTAssertEqual(try room.grade(only: "counter")["mika"]?.katas.map(\.kata), ["counter"])
  }

  func testAKataThatIsDemandedAndMissingIsInvalid() throws {
    let room = try Classroom()
    try room.hand("let a = 1\n", in: "mika/toggle/Model.swift")
    let kata = try room.grade(demanding: true)["mika"]?.katas.first { $0.kata == "counter" }
    XCTAssertEqual(kata?.verdict, .invalid)
    XCTAssertEqual(kata?.rule, "nothing-handed-in")
    XCTAssertEqual(kata?.maxScore, 2)
  }

  func testALinkToTheSolutionIsRefused() throws {
    let room = try Classroom()
    try room.hand("let a = 1\n", in: "secret.txt")
    try room.hand("x", in: "mika/counter/note.txt")
    try FileManager.default.createSymbolicLink(
      atPath: room.submissions.path + "/mika/counter/Model.swift",
      withDestinationPath: "../../secret.txt")
    XCTAssertEqual(try refused(in: room), "symbolic-link")
  }

  func testALinkInThePlaceOfTheFolderIsRefused() throws {
    let room = try Classroom()
    try room.hand("let a = 1\n", in: "mika/other/Model.swift")
    try FileManager.default.createSymbolicLink(
      atPath: room.submissions.path + "/mika/counter", withDestinationPath: "other")
    XCTAssertEqual(try refused(in: room), "symbolic-link")
  }

  func testALearnersFolderThatIsALinkIsRefused() throws {
    let room = try Classroom()
    try room.hand("let a = 1\n", in: "anna/counter/Model.swift")
    try FileManager.default.createSymbolicLink(
      atPath: room.submissions.path + "/mika", withDestinationPath: "anna")
    let grade = try room.grade(demanding: true)["mika"]
    XCTAssertEqual(grade?.katas.map(\.rule), ["symbolic-link", "symbolic-link"])
  }

  func testAFileWithASecondNameIsRefused() throws {
    let room = try Classroom()
    try room.hand("let a = 1\n", in: "anna/toggle/Model.swift")
    try room.hand("x", in: "mika/counter/note.txt")
    try FileManager.default.linkItem(
      atPath: room.submissions.path + "/anna/toggle/Model.swift",
      toPath: room.submissions.path + "/mika/counter/Model.swift")
    XCTAssertEqual(try refused(in: room), "hard-link")
  }

  func testANameThatIsAnOptionIsRefused() throws {
    let room = try Classroom()
    try room.hand("let a = 1\n", in: "mika/counter/-Ounchecked.swift")
    XCTAssertEqual(try refused(in: room), "file-name")
  }

  func testAResponseFileIsRefused() throws {
    let room = try Classroom()
    try room.hand("let a = 1\n", in: "mika/counter/Model.swift")
    try room.hand("-version\n", in: "mika/counter/@args")
    XCTAssertEqual(try refused(in: room), "file-name")
  }

  func testANameWithOtherCharactersIsRefused() throws {
    let room = try Classroom()
    try room.hand("let a = 1\n", in: "mika/counter/a b.swift")
    XCTAssertEqual(try refused(in: room), "file-name")
  }

  func testACopyWithASpaceInItsNameIsLeftOutBesideARightFile() throws {
    let room = try Classroom()
    try room.hand("let a = 1\n", in: "mika/counter/Model.swift")
    try room.hand("let a = 2\n", in: "mika/counter/Model copy.swift")
    let grade = try room.grade()["mika"]
    XCTAssertEqual(grade?.katas.map(\.verdict), [.passed])
    XCTAssertEqual(grade?.notes.map(\.path), ["counter/Model copy.swift"])
    XCTAssertEqual(room.judge.judged.withLock { $0 }, ["let a = 1\n": 1])
  }

  func testANameThatIsAShellsWordsIsRefusedBesideARightFile() throws {
    let room = try Classroom()
    try room.hand("let a = 1\n", in: "mika/counter/Model.swift")
    try room.hand("let a = 2\n", in: "mika/counter/$(pwned);.swift")
    XCTAssertEqual(try refused(in: room), "file-name")
  }

  func testATimeOfAnUnknownLearnerIsNoted() throws {
    let room = try Classroom()
    try room.hand("let a = 1\n", in: "mika/counter/Model.swift")
    let time = "2026-11-30T12:00:00Z"
    let notes = try room.grader().plan(room.submissions, times: ["mika": time, "mkia": time])
    XCTAssertEqual(notes.map(\.path), ["mkia"])
  }

  func testAHugeSparseFileIsRefusedUnread() throws {
    let room = try Classroom()
    try room.hand("", in: "mika/counter/Model.swift")
    truncate(room.submissions.path + "/mika/counter/Model.swift", 4 << 30)
    XCTAssertEqual(try refused(in: room), "size")
  }

  func testAFileThatIsNotUTF8IsRefused() throws {
    let room = try Classroom()
    try room.hand(Data([0x6C, 0xFF, 0xFE]), in: "mika/counter/Model.swift")
    XCTAssertEqual(try refused(in: room), "encoding")
  }

  func testAFileWithNULIsRefused() throws {
    let room = try Classroom()
    try room.hand("let a = \"x\0y\"\n", in: "mika/counter/Model.swift")
    XCTAssertEqual(try refused(in: room), "encoding")
  }

  func testAPipeIsRefusedAndNobodyWaitsForIt() throws {
    let room = try Classroom()
    try room.hand("x", in: "mika/counter/note.txt")
    mkfifo(room.submissions.path + "/mika/counter/Model.swift", 0o644)
    XCTAssertEqual(try refused(in: room), "not-a-file")
  }

  func testTwoAnswersToOneKataAreRefused() throws {
    let room = try Classroom()
    try room.hand("let a = 1\n", in: "mika/counter/Model.swift")
    try room.hand("let a = 2\n", in: "mika/old/counter/Model.swift")
    XCTAssertEqual(try refused(in: room), "two-answers")
  }

  func testADirectionChangingCharacterIsNoted() throws {
    let room = try Classroom()
    try room.hand("// \u{202E}abc\n", in: "mika/counter/Model.swift")
    let grade = try room.grade()["mika"]
    XCTAssertEqual(grade?.katas.first?.verdict, .passed)
    XCTAssertTrue(grade?.notes.first?.reason.contains("U+202E") == true)
  }

  func testAManifestIsLeftAsideAndNoted() throws {
    let room = try Classroom()
    try room.hand("let a = 1\n", in: "mika/counter/Model.swift")
    try room.hand("import PackageDescription\n", in: "mika/Package.swift")
    let grade = try room.grade()["mika"]
    XCTAssertEqual(grade?.notes.map(\.path), ["Package.swift"])
    XCTAssertEqual(grade?.katas.first?.verdict, .passed)
  }

  func testTestsOfTheLearnersAreLeftAsideAndNoted() throws {
    let room = try Classroom()
    try room.hand("let a = 1\n", in: "mika/counter/Model.swift")
    try room.hand(
      "import XCTest\n", in: "mika/Tests/KataSuites/01-start/01-counter/CounterTests.swift")
    XCTAssertEqual(
      try room.grade()["mika"]?.notes.map(\.reason), ["tests come from the course alone"])
  }

  func testATopLevelFileIsLeftAsideAndNoted() throws {
    let room = try Classroom()
    try room.hand("let a = 1\n", in: "mika/counter/Model.swift")
    try room.hand("print(1)\n", in: "mika/counter/main.swift")
    let grade = try room.grade()["mika"]
    XCTAssertEqual(grade?.notes.map(\.path), ["counter/main.swift"])
  }

  func testWhatLiesBetweenTheSubmissionsIsTold() throws {
    let room = try Classroom()
    try room.hand("x", in: "grades.xlsx")
    XCTAssertEqual(try room.grader().plan(room.submissions).map(\.path), ["grades.xlsx"])
  }

  func testAZipArchiveIsASubmission() throws {
    let room = try Classroom()
    try room.hand("let a = 1\n", in: "mika/counter/Model.swift")
    try run(
      "/usr/bin/python3", ["-m", "zipfile", "-c", "mika.zip", "mika"], in: room)
    try FileManager.default.removeItem(atPath: room.submissions.path + "/mika")
    XCTAssertEqual(try room.grade()["mika"]?.katas.map(\.verdict), [.passed])
  }

  func testAnArchiveWithTwoFilesOfOneNameIsRefused() throws {
    let room = try Classroom()
    let program = """
      import warnings, zipfile
      warnings.simplefilter('ignore')
      archive = zipfile.ZipFile('mika.zip', 'w')
      for text in ['let a = 1', 'let b = 2']: archive.writestr('counter/Model.swift', text)
      archive.close()
      """
    try run("/usr/bin/python3", ["-c", program], in: room)
    XCTAssertEqual(
      try room.grade(demanding: true)["mika"]?.katas.map(\.rule), ["archive", "archive"])
  }

  func testAnArchiveWhosePathsBeginWithADotIsRead() throws {
    let room = try Classroom()
    try zip("./counter/Model.swift", into: "mika.zip", system: 3, in: room)
    XCTAssertEqual(try room.grade()["mika"]?.katas.map(\.verdict), [.passed])
  }

  func testAnArchiveOfWindowsWithBackslashesIsRead() throws {
    let room = try Classroom()
    try zip(#"Katas\\01-start\\01-counter\\Model.swift"#, into: "mika.ZIP", system: 0, in: room)
    XCTAssertEqual(try room.grade()["mika"]?.katas.map(\.verdict), [.passed])
  }

  func testBackslashesLeadOutOfNoArchive() throws {
    let room = try Classroom()
    try zip(#"..\\counter\\Model.swift"#, into: "mika.zip", system: 0, in: room)
    XCTAssertEqual(
      try room.grade(demanding: true)["mika"]?.katas.map(\.rule), ["archive", "archive"])
  }

  func testAFolderAndAnArchiveOfOneNameHaveRowsThatAreToldApart() throws {
    let room = try Classroom()
    try room.hand("let a = 1\n", in: "nia/counter/Model.swift")
    try zip("counter/Model.swift", into: "nia.zip", system: 3, in: room)
    XCTAssertEqual(try room.grader().plan(room.submissions).map(\.path), ["nia", "nia.zip"])
    XCTAssertEqual(try room.grade().keys.sorted(), ["nia", "nia.zip"])
  }

  func testWhoHandsInBelowAFolderOfTheCourseIsToldWhereAnswersLie() throws {
    let room = try Classroom()
    try room.hand("let a = 1\n", in: "mika/Solutions/counter/Model.swift")
    let note = try room.grade(demanding: true)["mika"]?.notes.first
    XCTAssertTrue(note?.reason.contains("below Katas/") == true, "\(String(describing: note))")
  }

  /// Makes an archive of one file; `system` is 0 for Windows and 3 for Unix.
  private func zip(_ path: String, into name: String, system: Int, in room: Classroom) throws {
    let program = """
      import zipfile
      archive = zipfile.ZipFile('\(name)', 'w')
      entry = zipfile.ZipInfo('\(path)')
      entry.create_system = \(system)
      archive.writestr(entry, 'let a = 1\\n')
      archive.close()
      """
    try run("/usr/bin/python3", ["-c", program], in: room)
  }

  func testALearnersFolderThatBeginsWithDotsIsTold() throws {
    let room = try Classroom()
    try room.hand("let a = 1\n", in: "..bob/counter/Model.swift")
    XCTAssertEqual(try room.grader().plan(room.submissions).map(\.path), ["..bob"])
  }

  func testAGitBundleIsASubmission() throws {
    let room = try Classroom()
    try room.hand("let a = 1\n", in: "mika/counter/Model.swift")
    let git = ["-c", "user.name=m", "-c", "user.email=m@x", "-C", "mika"]
    try run("/usr/bin/git", ["-C", "mika", "init", "--quiet"], in: room)
    try run("/usr/bin/git", git + ["add", "."], in: room)
    try run("/usr/bin/git", git + ["commit", "--quiet", "-m", "x"], in: room)
    try run(
      "/usr/bin/git", git + ["bundle", "create", "--quiet", "../mika.bundle", "HEAD"], in: room)
    try FileManager.default.removeItem(atPath: room.submissions.path + "/mika")
    XCTAssertEqual(try room.grade()["mika"]?.katas.map(\.verdict), [.passed])
  }

  func testABrokenArchiveIsToldAndHarmsNobody() throws {
    let room = try Classroom()
    try room.hand("PK nonsense", in: "mika.zip")
    try room.hand("let a = 1\n", in: "anna/counter/Model.swift")
    let grades = try room.grade(only: "counter")
    XCTAssertEqual(grades["anna"]?.katas.map(\.verdict), [.passed])
    XCTAssertTrue(grades["mika"]?.notes.first?.reason.contains("broken") == true)
  }

  func testSomebodyOnTheRosterWhoHandedNothingInHasARow() throws {
    let room = try Classroom()
    let grade = try room.grade(demanding: true, only: "counter", roster: ["bob"])["bob"]
    XCTAssertEqual(grade?.katas.map(\.rule), ["nothing-handed-in"])
  }

  func testANameIsNeverAPath() throws {
    let room = try Classroom()
    let name = "=HYPERLINK(\"x\"),a'b…\u{1B}[2J"
    try room.hand("let a = 1\n", in: "\(name)/counter/Model.swift")
    try room.grade()
    let files = try FileManager.default.contentsOfDirectory(
      atPath: room.output.appendingPathComponent("results").path)
    XCTAssertEqual(files.count, 1)
    XCTAssertTrue(files[0].allSatisfy { $0.isHexDigit || ".json".contains($0) })
  }

  private func refused(in room: Classroom) throws -> String? {
    let kata = try room.grade()["mika"]?.katas.first { $0.kata == "counter" }
    XCTAssertEqual(kata?.verdict, .invalid)
    return kata?.rule
  }

  private func run(_ program: String, _ words: [String], in room: Classroom) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = words
    process.currentDirectoryURL = room.submissions
    try process.run()
    process.waitUntilExit()
    XCTAssertEqual(process.terminationStatus, 0)
  }
}
