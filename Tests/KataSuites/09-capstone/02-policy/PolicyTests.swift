import KataTesting
import XCTest

/// The audit has read the samples under the learner's policy; this says what the team wanted of it.
final class PolicyTests: XCTestCase {
  /// The faults that were put into the bad samples.
  private static let faults = [
    "Samples/Bad/CartScreen.swift": [
      "environment-object", "environment-object-call", "foreach-indices", "object-will-change",
      "observable-object", "state-object",
    ],
    "Samples/Bad/Drafts/ClockModel.swift": ["task-not-cancelled"],
    "Samples/Bad/PlayerView.swift": ["ignore-without-reason", "observable-object", "published"],
    "Samples/Bad/HeadlineModel.swift": ["task-strong-self"],
    "Samples/Bad/Generated/ProfileScreen.swift": ["environment-missing"],
    "Samples/Bad/OrderScreen.swift": ["bootstrap", "if-needed-func"],
    "Samples/Bad/RatingCard.swift": ["computed-view", "member-order"],
  ]

  /// The faults in code that the learner was not shown: other rules, in other folders.
  private static let unseenFaults = [
    "Unseen/ParcelModel+Mock.swift": [
      "didset-assigns-self", "plain-class-in-state", "tuple-declaration",
    ],
    "Unseen/Screens/KitchenModel.swift": [
      "notification-strong-self", "strong-delegate", "timer-strong-self",
    ],
    "Unseen/Screens/Previews/InboxScreen.swift": ["late-injection"],
    "Unseen/Vendor/BasketView.swift": ["dollar-pipeline", "observed-object", "sink-strong-self"],
  ]

  /// The bad samples that the policy lets the audit read, with the faults in them.
  private static func read(
    of faults: [String: [String]] = faults
  ) -> [(sample: String, rules: [String])] {
    faults.sorted { $0.key < $1.key }.filter { !AuditFindings.excluded.contains($0.key) }
      .map { ($0.key, $0.value) }
  }

  func testThePolicyReadsEverySample() {
    XCTAssertEqual(
      AuditFindings.samples.count { $0.hasPrefix("Samples/Bad/") }, Self.faults.count,
      "the suite and kata.json do not name the same bad samples")
    for sample in AuditFindings.excluded where sample.hasPrefix("Samples/") {
      XCTFail(
        "the policy keeps the audit from \(sample), so nothing is known of it: look at `include`"
          + " and `exclude`")
    }
  }

  func testEveryFaultIsFound() {
    for (sample, rules) in Self.read() {
      let findings = AuditFindings.of(sample: sample)
      for rule in rules where !findings.contains(where: { $0.rule == rule }) {
        XCTFail(
          "nobody finds \(rule) in \(sample): the policy has the rule off, or does not ask for it;"
            + " `kata audit --explain \(rule)` says what it is about"
            + (rule == "ignore-without-reason"
              ? "; a comment counts only where the rule that it names is asked" : ""))
      }
    }
  }

  func testWhatIsFoundSendsTheCodeBack() {
    for (sample, rules) in Self.read() {
      for finding in AuditFindings.of(sample: sample)
      where rules.contains(finding.rule) && finding.severity != "error" {
        XCTFail(
          "\(finding.rule) is a \(finding.severity) at \(sample):\(finding.line), so `kata audit`"
            + " ends with 0 and the code is taken all the same: it has to be an error")
      }
    }
  }

  func testTheGoodSamplesAreSilent() {
    for sample in AuditFindings.samples where sample.hasPrefix("Samples/Good/") {
      for finding in AuditFindings.of(sample: sample) {
        XCTFail(
          "the team takes \(sample), and the policy speaks against it: \(finding.rule) at line"
            + " \(finding.line): \(finding.message)")
      }
    }
  }

  func testNoFolderAndNoNameIsLeftOut() {
    for sample in AuditFindings.excluded where sample.hasPrefix("Unseen/") {
      XCTFail(
        "the generator's next file is \(sample.dropFirst(7)), and the policy keeps the audit from"
          + " it: say in `include` and `exclude` nothing that the next folder or name falls through"
      )
    }
  }

  func testTheDecisionHoldsForCodeToCome() {
    for (sample, rules) in Self.read(of: Self.unseenFaults) {
      let findings = AuditFindings.of(sample: sample)
      let missed = rules.filter { rule in
        !findings.contains { $0.rule == rule && $0.severity == "error" }
      }
      guard !missed.isEmpty else { continue }
      XCTFail(
        "the generator's next file, \(sample.dropFirst(7)), has faults of the kinds that the team"
          + " decided on, and the policy takes it: no error from \(missed.joined(separator: ", "));"
          + " it lies beside the suite, in \(sample)")
    }
  }
}
