import Checker
import Foundation

/// One answer made from a proved one: reordered, with code that means nothing, or with an attack.
struct SyntheticAnswer {
  let base: SubmissionBase
  let files: [SourceFile]
  let entry: SubmissionEntry

  init(number: Int, answers: [SubmissionBase], code: MeaninglessCode) {
    var code = code
    let place = number / SubmissionWriting.hostileEvery
    let isHostile = number % SubmissionWriting.hostileEvery == SubmissionWriting.hostileEvery - 1
    var base = answers[code.roll(answers.count)]
    // As many right ones as wrong ones, although there are more mutants.
    let right = answers.filter(\.isRight)
    if isHostile || code.roll(2) == 0 { base = right[code.roll(right.count)] }
    var attack = isHostile ? Self.attack(place, &code) : nil
    var texts = base.sources.files.map(\.text)
    let target = texts.firstIndex { $0.contains(Self.bodyStart) } ?? 0
    if attack?.inBody != nil, !texts[target].contains(Self.bodyStart) {
      attack = HostileCode.refused[code.roll(HostileCode.refused.count)]
    }
    if let inBody = attack?.inBody, let range = texts[target].range(of: Self.bodyStart) {
      texts[target].replaceSubrange(range, with: Self.bodyStart + "    \(inBody)\n")
    }
    for index in texts.indices {
      var parts = Self.parts(of: texts[index])
      let imports = parts.removeFirst()
      parts += code.declarations(index == target ? 2 + code.roll(3) : code.roll(2))
      if index == target, let attack { parts.append(attack.declaration) }
      texts[index] =
        (index == target && attack?.imports.isEmpty == false
          ? (attack?.imports ?? "") + "\n" : "")
        + ([imports] + code.shuffled(parts)).joined(separator: "\n\n") + "\n"
    }
    self.base = base
    files = zip(base.sources.files, texts).map { SourceFile(name: $0.name, bytes: Data($1.utf8)) }
    let digits = String(number)
    entry = SubmissionEntry(
      learner: "learner-" + String(repeating: "0", count: max(0, 5 - digits.count)) + digits,
      kata: base.kata.id, base: base.name, hostile: attack?.name,
      expected: attack?.expected ?? base.expected)
  }

  private static let bodyStart = "var body: some View {\n"

  /// The kinds in turn; the timed ones seldom, because they take as long as a limit.
  private static func attack(_ place: Int, _ code: inout MeaninglessCode) -> HostileCode {
    let timed = HostileCode.running.filter(\.isTimed)
    let quick = HostileCode.refused + HostileCode.running.filter { !$0.isTimed }
    return place % SubmissionWriting.timedEvery == 0
      ? timed[place / SubmissionWriting.timedEvery % timed.count] : quick[place % quick.count]
  }

  /// The text as what can change places: the part with the imports first, then what stands between
  /// empty lines at the left margin.
  private static func parts(of text: String) -> [String] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let lastImport = lines.lastIndex { $0.hasPrefix("import ") } ?? -1
    var parts = [lines[...max(0, lastImport)].joined(separator: "\n")]
    var part: [String] = []
    for (index, line) in lines.enumerated() where index > max(0, lastImport) {
      let isStart =
        !line.isEmpty && !line.hasPrefix(" ") && !line.hasPrefix("}") && !line.hasPrefix(")")
        && (index == 0 || lines[index - 1].isEmpty)
      if isStart, !part.allSatisfy(\.isEmpty) {
        parts.append(part.joined(separator: "\n"))
        part = []
      }
      part.append(line)
    }
    if !part.allSatisfy(\.isEmpty) { parts.append(part.joined(separator: "\n")) }
    return parts
  }
}
