import Foundation
import Workbook

/// What a kata's folders hold, read once for all rules.
struct KataFiles {
  var kata: Kata
  /// The ids of the katas that come before it.
  let earlier: [String]
  /// The shipped starters; empty when they are lost.
  var starters: [ShippedStarter] = []
  /// The solution's files; empty when there are none.
  var solution: [(name: String, text: String)] = []
  /// The way from the starter to the solution; empty when one of them is missing.
  var answer = ""
  /// Why something of these could not be read.
  var faults: [Fault] = []

  init(of kata: Kata, earlier: [String], in store: StarterStore) {
    self.kata = kata
    self.earlier = earlier
    do throws(WorkbookError) {
      starters = try store.shipped(kata)
    } catch {
      faults.append(
        Fault(.starter, "\(error) In a kata that you are making, `author check --write` does it."))
    }
    do throws(WorkbookError) {
      solution = try store.solution(of: kata)
      if !starters.isEmpty { answer = try store.answer(to: kata) }
    } catch {
      faults.append(Fault(.solution, "\(error)"))
    }
  }

  /// What an author may have forgotten though it is no fault: a learner does the same on purpose.
  func notes() -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: kata.folder.path)) ?? []
    let ids = kata.facts.starters.merging(kata.facts.audit?.samples ?? [:]) { $1 }
    let found = (names.filter(kata.facts.isAnswer) + sampleNames()).sorted()
    return found.compactMap { name in
      guard let id = ids[name] else {
        return "\(path(name)) is no \(name.contains("/") ? "sample" : "starter") by kata.json."
      }
      guard !starters.isEmpty, let bytes = bytes(name),
        BlobID(of: Self.withoutReturns(bytes)).text != id
      else { return nil }
      return "\(path(name)) is not the shipped text, which was proved; `author check --write` makes"
        + " it the starter."
    }
  }

  /// The Swift files in the folders that `kata.json` has samples in, by path below the kata's folder.
  private func sampleNames() -> [String] {
    let roots = Set(
      (kata.facts.audit?.samples ?? [:]).keys.compactMap { $0.split(separator: "/").first })
    return roots.flatMap { root -> [String] in
      let folder = kata.folder.appendingPathComponent(String(root))
      let names = (try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? []
      return names.filter { $0.hasSuffix(".swift") }.map { "\(root)/\($0)" }
    }
  }

  /// A checkout may have made CRLF of line ends; git and `kata.json` mean the file with LF.
  static func withoutReturns(_ bytes: Data) -> Data {
    guard bytes.contains(13) else { return bytes }
    return Data(
      String(decoding: bytes, as: UTF8.self).replacingOccurrences(of: "\r\n", with: "\n").utf8)
  }

  /// Where a file of the kata's folder lies, for a sentence.
  func path(_ name: String) -> String { "Katas/\(kata.path)/\(name)" }

  /// The bytes of a file of the kata's folder, or nil when it cannot be read.
  func bytes(_ name: String) -> Data? {
    try? Data(contentsOf: kata.folder.appendingPathComponent(name))
  }

  /// The names of the folders in a folder of the suite, such as `Mutants`.
  func suiteFolders(_ name: String) -> [String] {
    let folder = kata.suiteFolder.appendingPathComponent(name)
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    return (names ?? []).filter { !$0.hasPrefix(".") }.sorted()
  }

  /// The lines that the solution adds and that would give it away.
  var decisiveLines: [String] {
    answer.split(separator: "\n")
      .filter { $0.hasPrefix("+") && !$0.hasPrefix("+++") }
      .map { $0.dropFirst().trimmingCharacters(in: .whitespaces) }
      .filter { !$0.hasPrefix("//") && $0.filter(\.isLetter).count > 10 }
  }
}
