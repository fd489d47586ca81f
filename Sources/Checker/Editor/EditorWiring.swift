import Foundation
import Workbook

/// Tells sourcekit-lsp how the files of `Katas` and `Solutions` are compiled.
///
/// They belong to no SwiftPM target. For such a file the language server looks in the folders
/// above it for a compilation database, so each tree gets one: every kata is a module `Kata` of
/// all its files. It names the cache's modules and is written anew with them; git ignores it.
public struct EditorWiring {
  /// The name that the language server looks for.
  static let fileName = "compile_commands.json"

  /// One source file's entry in the database; the names are those of the format.
  private struct Entry: Encodable {
    var directory: String
    var file: String
    var arguments: [String]
  }

  private let workbook: Workbook
  private let modules: String
  private let macros: [String]

  /// Makes the wiring for a workbook's katas, compiled against these pieces.
  public init(workbook: Workbook, pieces: RuntimePieces) {
    self.workbook = workbook
    modules = pieces.modules
    macros = pieces.macros
  }

  /// Writes the databases that are not there yet or say something else.
  ///
  /// An editor can do without: what cannot be written, in a read-only checkout, is left.
  public func write() {
    write(workbook.katas.map { ($0, $0.folder) }, in: "Katas")
    write(workbook.katas.map { ($0, $0.solutionFolder) }, in: "Solutions")
  }

  private func write(_ folders: [(kata: Kata, folder: URL)], in tree: String) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let all = folders.flatMap { entries(of: $0.kata, in: $0.folder) }
    guard let data = try? encoder.encode(all) else { return }
    let file = workbook.folder.appendingPathComponent(tree).appendingPathComponent(Self.fileName)
    guard (try? Data(contentsOf: file)) != data else { return }
    try? data.write(to: file, options: .atomic)
  }

  private func entries(of kata: Kata, in folder: URL) -> [Entry] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    // Samples are nobody's answer, and yet a learner reads them in the editor.
    let samples = (kata.facts.audit?.samples.keys ?? [:].keys).filter {
      FileStamp(folder.appendingPathComponent($0).path) != nil
    }
    let files = (names.filter(KataFacts.isSwift) + samples).sorted()
      .map { folder.appendingPathComponent($0).path }
    let arguments =
      [
        "swiftc", "-module-name", "Kata", "-swift-version", "\(kata.facts.languageMode)",
        "-enable-testing", "-parse-as-library", "-I", modules,
      ] + macros.flatMap { ["-Xfrontend", $0] } + files
    return files.map { Entry(directory: folder.path, file: $0, arguments: arguments) }
  }
}
