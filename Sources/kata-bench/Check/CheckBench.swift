import Checker
import Foundation
import Synchronization
import Workbook

/// `kata-bench check`: from a saved file to a verdict, over all katas of the checkout.
///
/// It works on a copy of the three trees in a temporary folder with an empty cache, so that what the
/// checkout has compiled before helps nobody. The pieces (runtime, host) are there: they are made once.
struct CheckBench {
  /// How long the shell may wait after a save before it checks, in seconds; part of every figure.
  static let debounce = 0.015
  /// How often each kata is edited.
  static let rounds = 2

  let wantsPhases: Bool
  let wantsRivals: Bool
  let only: String?

  func run() throws {
    let origin = try Workbook(
      folder: URL(fileURLWithPath: FileManager.default.currentDirectoryPath))
    let copy = try BenchWorkbook(copyOf: origin)
    defer { copy.remove() }
    let checker = Checker(workbook: copy.folder) { print($0) }
    try checker.prepare()
    let katas = copy.katas.filter { only == nil || $0.id == only }
    print("\(katas.count) katas; debounce of \(Int(Self.debounce * 1000)) ms included; times in ms")

    let cold = batch(katas, checker, copy)
    let warm = batch(katas, checker, copy)
    var edit = Samples()
    var swap = Samples()
    var first = Samples()
    var error = Samples()
    let phases = PhaseTimes()
    for kata in katas {
      // The first verdict on each is the batch's figure; here everything is warm.
      _ = try time(kata, copy.edited(kata, 100), .passed, checker, copy, nil)
      for round in 0..<Self.rounds {
        edit.add(try time(kata, copy.edited(kata, round), .passed, checker, copy, phases))
        for isNew in [false, true] {
          let (there, back) = copy.starterAndSolution(kata, round, newInterface: isNew)
          let times = [
            try time(kata, there, nil, checker, copy, nil),
            try time(kata, back, .passed, checker, copy, nil),
          ]
          for milliseconds in times {
            if isNew { first.add(milliseconds) } else { swap.add(milliseconds) }
          }
        }
        error.add(try time(kata, copy.broken(kata, round), .didNotCompile, checker, copy, nil))
      }
    }
    row("edit inside a function", edit, "median ≤ 300")
    row("starter → solution and back", swap, "median ≤ 400, 95 % ≤ 500")
    row("the same, and the suite compiled each time", first, "worst case")
    row("compile error", error, "median ≤ 250")
    print(
      String(format: "all katas, 2 at a time, nothing compiled       %6.1f katas/s   (≥ 3)", cold))
    print(
      String(format: "all katas, 2 at a time, only suites run        %6.1f katas/s   (≥ 9)", warm))
    if wantsPhases { phases.report() }
    if wantsRivals { try Rivals(copy: copy, katas: katas).run() }
  }

  private func row(_ name: String, _ samples: Samples, _ target: String) {
    let padded = name.padding(toLength: 46, withPad: " ", startingAt: 0)
    print(
      padded
        + String(
          format: "median %4.0f   95 %% %4.0f   max %4.0f   (%@)", samples.median,
          samples.quantile(0.95), samples.quantile(1), target))
  }

  /// Milliseconds from the write of the files to the verdict.
  private func time(
    _ kata: Kata, _ files: [SourceFile], _ expected: Verdict?, _ checker: Checker,
    _ copy: BenchWorkbook, _ phases: PhaseTimes?
  ) throws -> Double {
    let start = ContinuousClock.now
    try copy.write(files, of: kata)
    Thread.sleep(forTimeInterval: Self.debounce)
    phases?.begin()
    let result = checker.check(kata) { phases?.ended($0) }
    let milliseconds = (ContinuousClock.now - start) / .milliseconds(1)
    if let expected, result.verdict != expected {
      print(
        "  \(kata.id): \(result.verdict.rawValue) instead of \(expected.rawValue): \(result.reason)"
      )
    }
    return milliseconds
  }

  /// Katas a second with two checks at a time, over the solutions.
  private func batch(_ katas: [Kata], _ checker: Checker, _ copy: BenchWorkbook) -> Double {
    let solutions = copy.folder.appendingPathComponent("Solutions")
    let start = ContinuousClock.now
    let next = Atomic<Int>(0)
    DispatchQueue.concurrentPerform(iterations: 2) { _ in
      while true {
        let index = next.add(1, ordering: .relaxed).oldValue
        guard index < katas.count else { return }
        let result = checker.check(katas[index], source: solutions)
        if result.verdict != .passed {
          print("  \(katas[index].id): \(result.verdict.rawValue): \(result.reason)")
        }
      }
    }
    return Double(katas.count) / ((ContinuousClock.now - start) / .seconds(1))
  }
}
