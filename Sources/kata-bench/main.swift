import Foundation

// `kata-bench` measures both; `kata-bench rows` and `kata-bench check [KATA] [--phases] [--rivals]`
// measure one.
let words = CommandLine.arguments.dropFirst()
if words.first != "check" { RowToggleBenchmark.run() }
if words.first != "rows" {
  do {
    try CheckBench(
      wantsPhases: words.contains("--phases"), wantsRivals: words.contains("--rivals"),
      only: words.dropFirst().first { !$0.hasPrefix("--") }
    ).run()
  } catch {
    print("kata-bench: \(error)")
    exit(3)
  }
}
