import Foundation
import Workbook
import XCTest

/// The plan: one small file, whose faults are told in words.
final class PlanTests: XCTestCase {
  private func fault(_ text: String) -> WorkshopFault? {
    do throws(WorkshopFault) {
      _ = try WorkshopPlan(reading: Data(text.utf8), file: "workshop.json")
      return nil
    } catch {
      return error
    }
  }

  private func plan(_ steps: String, version: Int = 1, language: String = "en") -> String {
    #"{"version":\#(version),"title":"T","language":"\#(language)","steps":[\#(steps)]}"#
  }

  func testAPlanIsReadAsItWasWritten() throws {
    let plan = SharedRoom.plan
    XCTAssertEqual(try WorkshopPlan(reading: Data(plan.text.utf8), file: "f"), plan)
  }

  func testAMissingMemberIsNamedWithItsStep() {
    XCTAssertEqual(
      fault(plan(#"{"kata":"one","minutes":5},{"kata":"two"}"#))?.description,
      "workshop.json is no plan: `minutes` is missing in step 2; correct it, or write a new one by"
        + " `kata workshop new`.")
  }

  func testAMemberOfAnotherTypeIsNamed() {
    let text = fault(plan(#"{"kata":"one","minutes":"5"}"#))?.description ?? ""
    XCTAssertTrue(text.contains("`minutes` in step 1 is of another type"), text)
  }

  func testAStepIsAKataOrABreak() {
    for step in [#"{"minutes":5}"#, #"{"kata":"one","break":"b","minutes":5}"#] {
      let text = fault(plan(step))?.description ?? ""
      XCTAssertTrue(text.contains("step 1 has to have either `kata` or `break`"), text)
    }
  }

  func testAPlanOfAnotherVersionIsRefused() {
    let text = fault(plan(#"{"kata":"one","minutes":5}"#, version: 2))?.description ?? ""
    XCTAssertTrue(text.contains("version 2"), text)
  }

  func testWhatIsNoJSONIsSaidToBeNone() {
    XCTAssertTrue(fault("{")?.description.contains("it is not JSON") == true)
    XCTAssertTrue(fault("")?.description.contains("it is empty") == true)
  }

  func testFaultsAreSaidInJapanese() {
    let text = fault(plan(#"{"kata":"one","minutes":0}"#))?.sentence.japanese ?? ""
    XCTAssertTrue(text.contains("1 番目の step は 0 分です"), text)
  }

  func testAKataThatTheWorkbookLacksIsToldWithTheNearest() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let workbook = try Workbook(folder: folder)
    let plan = WorkshopPlan(
      title: "T", language: .english, steps: [.init(kata: "fan-uot", minutes: 5)])
    XCTAssertThrowsError(try plan.check(against: workbook, file: "workshop.json")) { error in
      XCTAssertTrue("\(error)".contains("did you mean fan-out?"), "\(error)")
    }
  }

  func testAPlanOfTheWorkbookFitsItsMinutesAndHasBreaks() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let katas = try Workbook(folder: folder).katas
    let plan = WorkshopPlan(
      title: "T", language: .english, katas: katas, total: 180, pause: 10)
    XCTAssertLessThanOrEqual(plan.minutes, 180)
    XCTAssertGreaterThan(plan.minutes, 150)
    XCTAssertEqual(plan.steps.count { $0.pause != nil }, 2)
    XCTAssertEqual(plan.katas, Array(katas.map(\.id).prefix(plan.katas.count)))
  }
}
