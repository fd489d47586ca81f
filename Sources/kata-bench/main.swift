import Foundation

// `kata-bench` measures everything; `kata-bench rows`, `kata-bench combine` and
// `kata-bench check [KATA] [--phases] [--rivals]` measure one thing.
let words = CommandLine.arguments.dropFirst()
let part = words.first
if part != "check", part != "combine" { RowToggleBenchmark.run() }
if part != "check", part != "rows" { CombineBenchmark.run() }
if part != "rows", part != "combine" {
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
