import Foundation
import Grader
import Workbook

/// Writes the reports of a grading in the formats that were asked for, a learner at a time.
public struct ReportWriting {
  private let folder: GradeFolder
  private let katas: [Kata]
  private let formats: Set<ReportFormat>
  private let grader: Grader

  /// Makes the writing of these formats.
  public init(grader: Grader, katas: [Kata], formats: [ReportFormat]) {
    folder = grader.folder
    self.grader = grader
    self.katas = katas
    self.formats = Set(formats)
  }

  /// Writes all of them.
  ///
  /// - Parameter moodle: A course's exported worksheet, of which a filled-in copy is written.
  public func write(moodle: String? = nil) throws(GradeFault) {
    let files = FileManager.default
    for name in ["", "gradescope", "exercism", "prairielearn", "classroom50", "junit"]
    where name.isEmpty || ReportFormat(rawValue: name).map(formats.contains) == true {
      let place = name.isEmpty ? folder.reports : folder.reports.appendingPathComponent(name)
      do {
        try files.createDirectory(at: place, withIntermediateDirectories: true)
      } catch {
        throw GradeFault(
          "cannot write \(place.path): \(error.localizedDescription)",
          "\(place.path) に書き込めません（\(error.localizedDescription)）。")
      }
    }
    var page = ClassPage(katas: katas.map(\.id))
    var github = (annotations: "", summary: GradeGitHubReport().summaryHead())
    var rows = ""
    var maximum: [String: Int] = [:]
    var sheet = try moodle.map { file throws(GradeFault) in try Self.sheet(file) }
    var strangers: [String] = []
    let canvas = CanvasReport(katas: katas.map(\.id))
    for grade in LearnerGrades(in: folder) {
      try writeOne(grade)
      for kata in grade.katas { maximum[kata.kata] = max(maximum[kata.kata] ?? 0, kata.maxScore) }
      if formats.contains(.html) { page.add(grade) }
      if formats.contains(.github) {
        github.annotations += GradeGitHubReport().annotations(of: grade)
        github.summary += GradeGitHubReport().summaryRows(of: grade)
      }
      if formats.contains(.canvas) { rows += canvas.row(of: grade) }
      if sheet?.fill(grade) == false { strangers.append(grade.learner) }
    }
    if formats.contains(.html) {
      try grader.similarities { page.add($1, of: $0.id) }
      try write(page.text, "class.html")
    }
    if formats.contains(.github) {
      try write(github.annotations, "github.txt")
      try write(github.summary, "summary.md")
    }
    if formats.contains(.canvas) { try write(canvas.head(maximum: maximum) + rows, "canvas.csv") }
    if let sheet { try write(sheet.text, "moodle.csv") }
    if !strangers.isEmpty {
      throw GradeFault(
        "the Moodle worksheet has no row for \(strangers.prefix(5).joined(separator: ", ")); the"
          + " others are filled in",
        "Moodle のワークシートに \(strangers.prefix(5).joined(separator: "、")) の行がありません。"
          + "ほかの学習者は記入済みです。")
    }
  }

  private func writeOne(_ grade: LearnerGrade) throws(GradeFault) {
    let name = grade.submission
    if formats.contains(.gradescope) {
      try write(GradescopeReport().text(of: grade), "gradescope/\(name).json")
    }
    if formats.contains(.prairielearn) {
      try write(PrairieLearnReport().text(of: grade), "prairielearn/\(name).json")
    }
    if formats.contains(.classroom50) {
      try writeOrHold(
        Classroom50Report().text(of: grade), "classroom50/\(name).json", of: grade)
    }
    if formats.contains(.junit) {
      try write(GradeJUnitReport().text(of: grade), "junit/\(name).xml")
    }
    if formats.contains(.exercism) {
      for kata in grade.katas {
        try writeOrHold(
          ExercismReport().text(of: kata), "exercism/\(name)-\(kata.kata).json", of: grade)
      }
    }
  }

  /// Writes what a system shows to its learner at once; of one who is held back there is no file,
  /// nor one from before, since these formats know points but no silence.
  private func writeOrHold(
    _ text: String, _ name: String, of grade: LearnerGrade
  ) throws(GradeFault) {
    guard grade.isHeldBack else { return try write(text, name) }
    let file = folder.reports.appendingPathComponent(name)
    do {
      try FileManager.default.removeItem(at: file)
    } catch CocoaError.fileNoSuchFile {
      // There was none before.
    } catch {
      throw GradeFault(
        "cannot remove \(file.path), the report of a learner who is held back: remove it by hand",
        "表示を保留した学習者のレポート \(file.path) を削除できません。手で削除してください。")
    }
  }

  private func write(_ text: String, _ name: String) throws(GradeFault) {
    try GradeFolder.write(Data(text.utf8), to: folder.reports.appendingPathComponent(name))
  }

  private static func sheet(_ file: String) throws(GradeFault) -> MoodleReport {
    let bytes = FileManager.default.contents(atPath: file) ?? Data()
    guard let text = String(validating: bytes, as: UTF8.self),
      let sheet = MoodleReport(worksheet: text)
    else {
      throw GradeFault(
        "\(file) is no Moodle worksheet: it needs a column for the grade; export it from the"
          + " assignment as CSV",
        "\(file) は Moodle のワークシートではありません（評点の列が必要です）。課題から CSV で書き出してください。")
    }
    return sheet
  }
}
