import Checker
import Workbook

/// Results that several tests use.
enum Sample {
  static let passed = CheckResult(
    kata: "first-check", verdict: .passed, reason: "3 tests passed.",
    tests: [TestResult(id: "FirstTests/testOne", outcome: .passed, seconds: 0.01)], seconds: 0.25)

  static let failed = CheckResult(
    kata: "fan-out", verdict: .failed, reason: "1 of 2 tests failed.",
    tests: [
      TestResult(id: "FanOutTests/testShown", outcome: .passed, seconds: 0.01),
      TestResult(
        id: "FanOutTests/testTap", outcome: .failed,
        failures: [
          .init(
            message: "XCTAssertEqual failed: (\"60\") is not equal to (\"1\") - toggling one "
              + "favourite ran WallpaperCell.body 60 times; 1 is enough",
            file: "FanOutTests.swift", line: 23)
        ], seconds: 0.02),
    ], seconds: 0.3)

  static let broken = CheckResult(
    kata: "fan-out", verdict: .didNotCompile, reason: "Your code does not compile.",
    diagnostics: [
      Diagnostic(
        severity: .error, message: "cannot find 'vm' in scope", file: "FanOut.swift", line: 4,
        column: 7, excerpt: "4 |   vm.x\n  |   ^",
        explanation: Sentence("nothing here is called vm.", "vm という名前はありません。"))
    ])

  static let tampered = CheckResult(
    kata: "fan-out", verdict: .tampered,
    sentence: Sentence("Your code ended the process.", "コードがプロセスを終了しました。"),
    tests: [TestResult(id: "FanOutTests/testShown", outcome: .passed)])
}
