import Foundation

let usage = """
  usage: kata-bench                                   measures everything
         kata-bench rows                              bodies, mounting, memory
         kata-bench combine                           sends
         kata-bench check [KATA] [--phases] [--rivals]
         kata-bench walls                             the start of a program behind them
         kata-bench audit [PATH] [--lines N]
         kata-bench audit --ground-truth PATH         our counts beside the table's
         kata-bench probes [KATA…] [--seeds N] [--right]
                                                      no measure: the proof of the exam's probes
         kata-bench submissions --output DIR [--count N] [--seed N]
                                                      a class whose verdicts are known
         kata-bench submissions --compare DIR GRADED  those beside what `kata grade` said
         kata-bench workshop [--learners N] [--events N] [--hour] [--in DIR]
                                                      a room of 200, or as many, on a virtual
                                                      clock, or for a real hour; in memory,
                                                      or on the disk of DIR

  """
let words = Array(CommandLine.arguments.dropFirst())
if words.contains("--help") || words.contains("-h") {
  print(usage, terminator: "")
  exit(0)
}
let part = words.first
let parts = ["rows", "combine", "check", "walls", "audit", "probes", "submissions", "workshop"]
if let part, !part.hasPrefix("--"), !parts.contains(part) {
  FileHandle.standardError.write(
    Data("kata-bench: there is nothing to measure named \(part).\n\(usage)".utf8))
  exit(2)
}
if part == "probes" {
  let seeds = words.firstIndex(of: "--seeds").flatMap { place in
    place + 1 < words.count ? Int(words[place + 1]) : nil
  }
  let katas = words.dropFirst().filter { !$0.hasPrefix("--") && Int($0) == nil }
  do {
    let table = ProbeTable(
      only: katas, seeds: max(1, seeds ?? 3), withMutants: !words.contains("--right"))
    exit(try table.run() ? 0 : 1)
  } catch {
    print("kata-bench: \(error)")
    exit(3)
  }
}
let operand = words.dropFirst().first { !$0.hasPrefix("--") }
let isWanted: (String) -> Bool = { part == nil || part == $0 || part?.hasPrefix("--") == true }

do {
  if part == "submissions" {
    exit(try SubmissionsBench(words: Array(words.dropFirst())).run() ? 0 : 1)
  }
  if isWanted("rows") { RowToggleBenchmark.run() }
  if isWanted("combine") { CombineBenchmark.run() }
  if isWanted("walls") { try WallBenchmark.run() }
  if isWanted("check") {
    try CheckBench(
      wantsPhases: words.contains("--phases"), wantsRivals: words.contains("--rivals"),
      only: operand
    ).run()
  }
  // A minute or an hour of two cores: only who asks for it waits.
  if part == "workshop" { try WorkshopBench(words).run() }
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
