import Foundation
import SourceOutline
import Workbook

/// What a suite needs and the learner's module lacks, read from the compiler's messages about the
/// suite; said in the kata's words, never as an error inside the suite's file.
enum MissingDeclaration {
  /// One sentence a missing thing, without repeats, in the order in which the suite meets them.
  ///
  /// - Parameter answer: What the answer declares, to tell what is there under a similar name.
  static func sentences(
    from diagnostics: [Diagnostic], beside answer: [Declaration] = []
  ) -> [Sentence] {
    let errors = diagnostics.filter { $0.severity == .error }
    // Once a declaration is missing, the compiler guesses at the types around it.
    let certain = errors.filter { !isGuess($0.message) }
    var found: [Sentence] = []
    for diagnostic in certain.isEmpty ? errors : certain {
      guard let sentence = sentence(for: diagnostic, beside: answer), !found.contains(sentence)
      else { continue }
      found.append(sentence)
    }
    return found
  }

  private static func isGuess(_ message: String) -> Bool {
    ["cannot convert", "requires that", "no exact matches"].contains { message.contains($0) }
  }

  private static func sentence(
    for diagnostic: Diagnostic, beside answer: [Declaration]
  ) -> Sentence? {
    let message = diagnostic.message
    let names = quoted(message)
    // Follow-ups of an error that was told already.
    let echoes = ["generic parameter", "ambiguous without", "type of expression", "cannot infer"]
    if echoes.contains(where: { message.contains($0) }) && names.isEmpty { return nil }
    if message.contains("has no member"), names.count >= 2 {
      let wanted = member(names[1], in: diagnostic)
      // Of the module, nobody has to be told.
      guard names[0] != KataModule.moduleName else {
        return need(names[1], beside: answer)
      }
      return need("\(bare(names[0])).\(wanted)", beside: answer)
    }
    if message.contains("in scope"), let name = names.first {
      return need(name, beside: answer)
    }
    if message.contains("is inaccessible due to"), let name = names.first {
      return Sentence(
        "the suite needs `\(name)` without `private`", "テストには `private` の付かない `\(name)` が必要です。")
    }
    if message.contains("setter is inaccessible") || message.contains("cannot assign to"),
      let name = names.first
    {
      return Sentence(
        "the suite needs `\(name)` to be settable", "テストには、代入できる `\(name)` が必要です。")
    }
    let isCall = ["argument label", "missing argument", "extra argument"].contains {
      message.contains($0)
    }
    if isCall, let call = call(in: diagnostic) {
      return Sentence(
        "the suite needs to call `\(call)`: \(message)", "テストは `\(call)` を呼び出します（\(message)）。")
    }
    if let name = name(in: diagnostic) {
      return Sentence(
        "the suite needs `\(name)` to compile: \(message)",
        "テストの `\(name)` がコンパイルできません（\(message)）。")
    }
    return Sentence(
      "the suite does not fit your code: \(message)", "スイートとコードが合いません（\(message)）。")
  }

  private static func need(_ name: String, beside answer: [Declaration]) -> Sentence {
    let sentence = Sentence("the suite needs `\(name)`", "テストには `\(name)` が必要です。")
    guard let similar = SimilarDeclaration(to: name, among: answer)?.name else { return sentence }
    return Sentence(
      "\(sentence.english); your code has `\(similar)`",
      "\(sentence.japanese)コードにあるのは `\(similar)` です。")
  }

  /// The names in quotes, in order; the apostrophe of `isn't` quotes nothing.
  private static func quoted(_ message: String) -> [String] {
    message.replacing("n't", with: "n’t").split(separator: "'", omittingEmptySubsequences: false)
      .enumerated().filter { $0.offset % 2 == 1 }.map { String($0.element) }
  }

  /// A type's own name: `GalleryModel` of `GalleryModel.Type`.
  private static func bare(_ type: String) -> String {
    type.hasSuffix(".Type") ? String(type.dropLast(5)) : type
  }

  /// The member with the labels of the call, `toggleFavorite(_:)`, when the source line shows one.
  private static func member(_ name: String, in diagnostic: Diagnostic) -> String {
    guard !name.contains("("), let line = sourceLine(of: diagnostic),
      let range = line.range(of: name + "(", options: .backwards)
    else { return name }
    return name + labels(line[line.index(before: range.upperBound)...])
  }

  /// `(_:of:)` for the call whose parenthesis begins the text.
  private static func labels(_ text: Substring) -> String {
    var depth = 0
    var argument = ""
    var labels: [String] = []
    func close() {
      let trimmed = argument.trimmingCharacters(in: .whitespaces)
      guard !trimmed.isEmpty else { return }
      let head = trimmed.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      let isLabel = !head.isEmpty && trimmed.dropFirst(head.count).hasPrefix(":")
      labels.append(isLabel ? head + ":" : "_:")
      argument = ""
    }
    for character in text {
      if "([{".contains(character) {
        depth += 1
        if depth == 1 { continue }
      } else if ")]}".contains(character) {
        depth -= 1
        if depth == 0 { break }
      }
      if character == "," && depth == 1 { close() } else { argument.append(character) }
    }
    close()
    return "(" + labels.joined() + ")"
  }

  /// The call that the caret stands at or in, with its labels alone: what the suite hands over or expects
  /// may be what a hidden test asks for.
  private static func call(in diagnostic: Diagnostic) -> String? {
    guard let (before, after) = halves(of: diagnostic) else { return nil }
    // At the callee's name, which is the call that is meant.
    if let name = name(in: diagnostic), name.hasSuffix(")") { return name }
    var depth = 0
    guard
      let open = before.lastIndex(where: { character in
        if character == ")" { depth += 1 }
        if character == "(" { depth -= 1 }
        return depth < 0
      })
    else { return nil }
    let callee = String(before[..<open].reversed().prefix(while: isOfName).reversed())
    guard !callee.isEmpty, !callee.hasPrefix("XCT") else { return nil }
    return callee + labels((before[open...] + after)[...])
  }

  /// The name that the caret stands at, with the labels of the call if it is called.
  private static func name(in diagnostic: Diagnostic) -> String? {
    guard let (before, after) = halves(of: diagnostic) else { return nil }
    let head = String(before.reversed().prefix(while: isOfName).reversed())
    let tail = after.prefix(while: isOfName)
    let name = (head + tail).trimmingCharacters(in: ["."])
    guard let first = name.first, first.isLetter || first == "_", !name.hasPrefix("XCT") else {
      return nil
    }
    let rest = after.dropFirst(tail.count)
    return rest.first == "(" ? name + labels(rest) : name
  }

  private static func isOfName(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_" || character == "."
  }

  /// The suite's line before and from the caret on.
  private static func halves(of diagnostic: Diagnostic) -> (String, String)? {
    guard let line = sourceLine(of: diagnostic)?.utf8, diagnostic.column > 0,
      let caret = line.index(
        line.startIndex, offsetBy: diagnostic.column - 1, limitedBy: line.endIndex),
      let before = String(line[..<caret]), let after = String(line[caret...])
    else { return nil }
    return (before, after)
  }

  private static func sourceLine(of diagnostic: Diagnostic) -> String? {
    diagnostic.excerpt.split(separator: "\n").first.map(String.init)
  }
}
