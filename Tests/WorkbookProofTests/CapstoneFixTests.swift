import Author
import Checker
import Foundation
import Learners
import Workbook
import XCTest

/// The capstone by the way that its brief tells: `kata audit --fix --write`, then by hand what is left.
final class CapstoneFixTests: XCTestCase {
  private static let checker = Checker(workbook: ShippedWorkbook.checkout)

  /// What the audit lists once the fixes are written.
  private static let listed = ["Feed.swift", "NewsModel.swift", "NewsView.swift"]

  /// What no rule can know and the suite's counts tell: who reads the hearts. The border that the
  /// brief asks for, on top of the fixed file and nothing else.
  private static let galleryView = """
    import SwiftUI

    struct GalleryView: View {
      let model: GalleryModel

      var body: some View {
        VStack {
          SearchField(model: model)
          CountLine(model: model)
          Results(model: model)
        }
      }
    }

    struct SearchField: View {
      @Bindable var model: GalleryModel

      var body: some View { TextField("Search", text: $model.searchText) }
    }

    struct CountLine: View {
      @Environment(Settings.self) private var settings
      let model: GalleryModel

      private var favorites: Int { model.wallpapers.filter(\\.isFavorite).count }

      var body: some View {
        if settings.showsCount { Text("Favourites: \\(favorites)") }
      }
    }

    struct Results: View {
      let model: GalleryModel

      var body: some View {
        ForEach(model.found) { WallpaperCell(model: model, wallpaper: $0) }
      }
    }

    struct WallpaperCell: View {
      let model: GalleryModel
      let wallpaper: Wallpaper

      var body: some View {
        HStack {
          Text("\\(wallpaper.isFavorite ? "♥" : "♡") Wallpaper \\(wallpaper.id)")
          Button("Favourite \\(wallpaper.id)") { model.toggleFavorite(wallpaper.id) }
        }
      }
    }

    """

  private func capstone() throws -> (kata: Kata, book: ShippedWorkbook) {
    let book = try ShippedWorkbook()
    return (try book.workbook.kata(named: "capstone"), book)
  }

  /// A folder with the shipped starter, in which the fixes were written; and what they said.
  private func fixed() throws -> (project: ProjectFolder, said: String) {
    let (kata, book) = try capstone()
    let project = try ProjectFolder(self)
    for starter in try book.store.shipped(kata) {
      try project.write(starter.data, to: starter.name)
    }
    let run = try project.audit("--fix", "--write", ".")
    XCTAssertEqual(run.code, 0, run.errors)
    return (project, run.output)
  }

  /// Takes these files of the solution for those of the folder.
  private func overlay(_ names: [String], on project: ProjectFolder) throws {
    let solution = try capstone().kata.solutionFolder
    for name in names {
      try project.write(Data(contentsOf: solution.appendingPathComponent(name)), to: name)
    }
  }

  private func judged(_ project: ProjectFolder) throws -> Judgement {
    let kata = try capstone().kata
    let answer = Answer(
      kata: kata, role: .starter, sources: try SourceSet(folder: project.folder))
    return try XCTUnwrap(Judgement.judge([answer], by: Self.checker).first)
  }

  private struct Report: Decodable {
    struct Row: Decodable {
      var file: String
      var line: Int
      var column: Int
      var rule: String
    }
    var findings: [Row]
  }

  /// The brief says: read the list, and do that by hand. So it has all that the audit still says.
  func testTheFixesListExactlyWhatTheAuditStillSays() throws {
    let (project, said) = try fixed()
    let parts = said.split(separator: "left to you:\n", maxSplits: 1)
    XCTAssertEqual(parts.count, 2, said)
    let listed = (parts.last ?? "").split(separator: "\n").map { line in
      let place = line.trimmingPrefix("  ").split(separator: " ").first?.dropLast() ?? ""
      return "\(place) \(line.split(separator: " ").last ?? "")"
    }
    let run = try project.audit("--format", "json", ".")
    let report = try JSONDecoder().decode(Report.self, from: Data(run.output.utf8))
    XCTAssertEqual(
      listed, report.findings.map { "\($0.file):\($0.line):\($0.column) [\($0.rule)]" })
    XCTAssertTrue(listed.contains { $0.hasSuffix("[sink-strong-self]") }, said)
    XCTAssertTrue(listed.contains { $0.hasSuffix("[bootstrap]") }, said)
  }

  func testTheAuditPromisesWhatTheFixesDo() throws {
    let (kata, book) = try capstone()
    let project = try ProjectFolder(self)
    for starter in try book.store.shipped(kata) {
      try project.write(starter.data, to: starter.name)
    }
    let said = try project.audit(".").output
    XCTAssertTrue(
      said.hasSuffix(
        "\n19 of the 28 findings go by `kata audit --fix`, which shows first what it would change\n"
      ), said)
    _ = try project.audit("--fix", "--write", ".")
    let run = try project.audit("--format", "json", ".")
    let report = try JSONDecoder().decode(Report.self, from: Data(run.output.utf8))
    XCTAssertEqual(report.findings.count, 28 - 19)
  }

  func testTheAuditListsTheHandWorkAndNothingElse() throws {
    let run = try fixed().project.audit("--format", "json", ".")
    let report = try JSONDecoder().decode(Report.self, from: Data(run.output.utf8))
    XCTAssertEqual(Set(report.findings.map(\.file)), Set(Self.listed), run.output)
  }

  func testTheFixesAloneDoNotPass() throws {
    let judgement = try judged(try fixed().project)
    XCTAssertEqual(judgement.result.verdict, .failed, judgement.story)
  }

  /// The audit is content by then; the counts are not.
  func testWhatTheAuditListsLeavesTheBorderOfTheGallery() throws {
    let (project, _) = try fixed()
    try overlay(Self.listed, on: project)
    XCTAssertEqual(
      try judged(project).failing, ["CapstoneTests/testAHeartLeavesTheGalleryAlone"])
  }

  func testTheFixesAndTheHandWorkPass() throws {
    let (project, _) = try fixed()
    try overlay(Self.listed, on: project)
    try project.write(Data(Self.galleryView.utf8), to: "GalleryView.swift")
    let judgement = try judged(project)
    XCTAssertEqual(judgement.result.verdict, .passed, judgement.story)
    XCTAssertEqual(judgement.result.diagnostics.map(\.message), [])
  }
}
