import Foundation
import Workbook

/// The `kata.json` of a kata, to be changed here and there.
struct FactsFile {
  private let url: URL
  private let name: String

  init(of kata: Kata) {
    url = kata.folder.appendingPathComponent("kata.json")
    name = "Katas/\(kata.path)/kata.json"
  }

  /// Puts what is new into the file, whole or not at all.
  func apply(_ update: FactUpdate) throws(WriteProblem) {
    do {
      let text = String(decoding: try Data(contentsOf: url), as: UTF8.self)
      guard let document = OrderedJSON(text) else {
        throw WriteProblem("\(name) is no JSON any more, so nothing was written into it.")
      }
      let changed = update.applied(to: document)
      try Data(changed.text.utf8).write(to: url, options: .atomic)
    } catch let problem as WriteProblem {
      throw problem
    } catch {
      throw WriteProblem("\(name) cannot be written: \(error.localizedDescription).")
    }
  }
}
