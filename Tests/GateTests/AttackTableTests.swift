import Foundation
import Sandbox
import XCTest

/// The table attack × verdict × rule × seconds, by the program that a teacher starts.
///
/// What takes minutes is asked for: `KATA_ATTACKS=1 swift test --filter AttackTableTests`.
final class AttackTableTests: XCTestCase {
  private var isWhole: Bool { ProcessInfo.processInfo.environment["KATA_ATTACKS"] != nil }

  func testNoFolderOfALearnerGetsMoreThanItsAnswer() throws {
    try judge(FolderAttacks.all(), workbook: AttackCorpus().workbook, isGated: true)
  }

  func testNoHostileVariantOfFiveKatasPasses() throws {
    try judge(KataAttacks().entries(), workbook: WorkbookAnswers.checkout, isGated: true)
  }

  func testNoFileOfTheCataloguePasses() throws {
    try needTime()
    try judge(AttackCorpus().entries(), workbook: AttackCorpus().workbook, isGated: true)
  }

  func testWithoutGatesNoFolderGetsMore() throws {
    try needTime()
    try judge(FolderAttacks.all(), workbook: AttackCorpus().workbook, isGated: false)
  }

  func testWithoutGatesNoHostileVariantOfFiveKatasPasses() throws {
    try needTime()
    try judge(KataAttacks().entries(), workbook: WorkbookAnswers.checkout, isGated: false)
  }

  func testWithoutGatesNoFileOfTheCataloguePasses() throws {
    try needTime()
    try judge(AttackCorpus().entries(), workbook: AttackCorpus().workbook, isGated: false)
  }

  private func needTime() throws {
    try XCTSkipUnless(
      isWhole, "takes minutes: KATA_ATTACKS=1 swift test --filter AttackTableTests")
  }

  private func judge(_ entries: [HostileEntry], workbook: URL, isGated: Bool) throws {
    let level = WallReport.measure().level
    try XCTSkipUnless(
      level == .full, "the walls here are \(level.rawValue): apt-get install bubblewrap")
    let room = try HostileClass(entries, workbook: workbook, isCrowded: isWhole)
    let before = Leftovers.found(in: room.temporaryFolders)
    let (rows, disturbed) = try room.grade(isGated: isGated)
    let left = Leftovers.found(in: room.temporaryFolders).since(before)
    var table = AttackTable(isGated: isGated)
    for row in rows { table.add(row) }
    let reports: (isValid: Bool?, words: String) =
      isGated ? try room.reportsJudged() : (true, "none written")
    print(table.text(neighbours: room.neighbours, disturbed: disturbed, left: left))
    print("reports, judged by schemas and parsers of others: \(reports.words)")
    XCTAssertNotEqual(reports.isValid, false, reports.words)
    XCTAssertEqual(table.faults, [])
    XCTAssertEqual(disturbed, [], "their grades differ with and without the entry beside them")
    XCTAssertEqual(left, Leftovers())
  }
}
