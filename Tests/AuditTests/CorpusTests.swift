import Audit
import XCTest

/// Every rule against its marked spots, exactly.
final class CorpusTests: XCTestCase {
  func testEveryRuleFindsItsMarkedSpotsAndNothingElse() throws {
    var table = "rule × marked × found × missed × false\n"
    for rule in Auditor.rules {
      let corpus = Corpus(rule: rule.id)
      var marked = 0
      var missed: [MarkedSource.Spot] = []
      var invented: [MarkedSource.Spot] = []
      for project in try corpus.projects() {
        let expected = project.flatMap { $0.spots(marked: "!" + rule.id) }
        let found = corpus.spots(in: project)
        marked += expected.count
        missed += Set(expected).subtracting(found).sorted()
        invented += Set(found).subtracting(expected).sorted()
        XCTAssertEqual(Set(found).count, found.count, "\(rule.id): a spot is reported twice")
      }
      XCTAssertEqual(missed, [], "\(rule.id) misses marked spots of Corpus/\(rule.id)")
      XCTAssertEqual(invented, [], "\(rule.id) reports spots that Corpus/\(rule.id) does not mark")
      table +=
        "\(rule.id) \(marked) \(marked - missed.count) \(missed.count) \(invented.count)\n"
    }
    print(table)
  }

  func testEveryRuleHasTenMarkedSpotsAndTenBaits() throws {
    for rule in Auditor.rules {
      let sources = try Corpus(rule: rule.id).projects().flatMap { $0 }
      let marked = sources.flatMap { $0.spots(marked: "!" + rule.id) }.count
      let baits = sources.flatMap { $0.spots(marked: "bait") }.count
      XCTAssertGreaterThanOrEqual(marked, 10, "\(rule.id): marked spots")
      XCTAssertGreaterThanOrEqual(baits, 10, "\(rule.id): baits")
    }
  }
}
