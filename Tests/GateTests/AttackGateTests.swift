import Foundation
import Synchronization
import Workbook
import XCTest

@testable import Checker

/// Each attack of the corpus meets the gate that is named for it; the table is printed.
///
/// Nothing of them is run here, only read and compiled. What becomes of them with the gates off is
/// the grader's proof, behind its walls.
final class AttackGateTests: XCTestCase {
  func testTheCorpusIsWhole() throws {
    let attacks = try AttackCorpus().attacks
    let listed = attacks.compactMap(\.catalogue).filter { $0 != "control" }
    XCTAssertEqual(listed.count, 61, "56 files and 5 bombs")
    XCTAssertEqual(Set(listed).count, 61)
    XCTAssertGreaterThanOrEqual(attacks.filter { $0.catalogue == nil }.count, 20)
    XCTAssertEqual(Set(attacks.map(\.id)).count, attacks.count)
  }

  func testNoFileLiesBesideTheManifest() throws {
    let corpus = try AttackCorpus()
    let files = try SourceSet(folder: corpus.folder).files.map(\.name)
    XCTAssertEqual(files, corpus.attacks.compactMap(\.file).sorted())
  }

  func testEachAttackMeetsItsGate() throws {
    let corpus = try AttackCorpus()
    let gates = try Gates(for: corpus.kata, shipped: try corpus.shipped())
    let trial = try AttackTrial(gates: gates, kata: corpus.kata)
    let attacks = try corpus.attacks.map { ($0, try corpus.answer($0)) }
    let outcomes = Mutex<[Int: AttackTrial.Outcome]>([:])
    DispatchQueue.concurrentPerform(iterations: attacks.count) { index in
      let outcome = trial.outcome(of: attacks[index].0, attacks[index].1)
      outcomes.withLock { $0[index] = outcome }
    }
    let found = outcomes.withLock { $0 }
    for (index, attack) in attacks.map(\.0).enumerated() {
      guard let outcome = found[index] else { continue }
      print(outcome.row)
      XCTAssertEqual(outcome.faults, [], attack.id)
    }
    XCTAssertEqual(found.count, attacks.count)
  }
}
