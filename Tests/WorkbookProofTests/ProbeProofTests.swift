import Author
import Checker
import Workbook
import XCTest

/// The exam's probes: which katas have one, and that no right answer differs in it.
///
/// `.build/debug/kata-bench probes` does the same for all katas, which takes a quarter of an hour or more.
final class ProbeProofTests: XCTestCase {
  func testEachKataHasAProbeOrSaysWhyNot() throws {
    for kata in try ShippedWorkbook().katas {
      XCTAssertNotEqual(kata.facts.probe == nil, kata.facts.unprobed == nil, kata.id)
    }
  }

  func testRightAnswersShowTheSameAndWrongOnesAreFound() throws {
    let katas = try ShippedWorkbook().katas
    let checker = Checker(workbook: ShippedWorkbook.checkout)
    for id in ["first-check", "inner-weak"] {
      let kata = try XCTUnwrap(katas.first { $0.id == id })
      let proof = ProbeProof(of: kata, by: checker, seeds: [.random(in: 0...UInt64.max)])
      XCTAssertTrue(proof.isGreen, "\(id): \(proof.differing) \(proof.faults)")
      XCTAssertFalse(proof.found.isEmpty, "\(id): the probe finds no mutant")
    }
  }
}
