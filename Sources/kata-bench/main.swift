import Foundation

// `kata-bench` measures everything; `kata-bench rows`, `kata-bench combine`,
// `kata-bench check [KATA] [--phases] [--rivals]` and `kata-bench audit [PATH] [--lines N]` measure one
// thing; `kata-bench audit --ground-truth PATH` compares counts.
let words = Array(CommandLine.arguments.dropFirst())
let part = words.first
let operand = words.dropFirst().first { !$0.hasPrefix("--") }
let isWanted: (String) -> Bool = { part == nil || part == $0 || part?.hasPrefix("--") == true }

do {
  if isWanted("rows") { RowToggleBenchmark.run() }
  if isWanted("combine") { CombineBenchmark.run() }
  if isWanted("check") {
    try CheckBench(
      wantsPhases: words.contains("--phases"), wantsRivals: words.contains("--rivals"),
      only: operand
    ).run()
  }
  if part == "audit", words.contains("--ground-truth"), let operand {
    try GroundTruth(path: operand).run()
  } else if isWanted("audit") {
    let lines = words.firstIndex(of: "--lines").flatMap { place in
      place + 1 < words.count ? Int(words[place + 1]) : nil
    }
    try AuditBench(path: lines == nil ? operand : nil, lines: lines).run()
  }
} catch {
  print("kata-bench: \(error)")
  exit(3)
}
