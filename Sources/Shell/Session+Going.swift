import Workbook

extension Session {
  /// Makes a kata the current one, remembers that, and says where its files lie.
  func go(to kata: Kata) {
    current = kata
    onGo()
    record(.opened, of: kata)
    let files = kata.facts.starters.keys.sorted().map { "Katas/\(kata.path)/\($0)" }
    output.write(
      phrases.nowAt(kata.id, kata.title, kata.facts.minutes, files.joined(separator: "\n")) + "\n")
    let missing = missingPrerequisites(of: kata)
    if !missing.isEmpty { output.write(wrapped(phrases.betterFirst(missing))) }
    askBeforeFirstCheck(of: kata)
  }
}
