import Audit
import Reports
import Workbook

/// What the fixes did, or would do, and what they leave to a person.
public struct FixReport: Sendable {
  let palette: Palette
  let words: AuditWords

  /// Makes a report.
  public init(palette: Palette = .plain, words: AuditWords = .english) {
    self.palette = palette
    self.words = words
  }

  /// The changes as hunks.
  public func diff(of plan: FixPlan, from text: (String) -> String) -> String {
    plan.files.map { file in
      let hunks = LineDiff(from: text(file.path), to: file.fixedText)
        .unified(from: "a/\(file.path)", to: "b/\(file.path)")
      return DiffReport(palette: palette).text(of: hunks)
    }.joined()
  }

  /// How much was done, and what is left, a line each.
  ///
  /// - Parameter failures: How many files should have changed and could not be written.
  public func summary(of plan: FixPlan, isWritten: Bool, failures: Int = 0) -> String {
    var lines: [String] = []
    if plan.files.isEmpty {
      lines.append(failures == 0 ? words.nothingToFix : words.nothingWritten(failures))
    } else {
      let places = plan.files.reduce(0) { $0 + $1.done.count }
      lines.append(palette.strong(words.fixed(places, plan.files.count, isWritten)))
    }
    if isWritten {
      for file in plan.files {
        for note in file.done { lines.append(line(note)) }
      }
    }
    if !plan.listed.isEmpty {
      lines.append(palette.strong(words.listed(plan.listed.count)))
      for note in plan.listed { lines.append(line(note)) }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func line(_ note: FixNote) -> String {
    let place = "\(note.place.file.withoutControls):\(note.place.line):\(note.place.column)"
    return "  \(place): \(note.message.withoutControls) \(palette.quiet("[\(note.rule)]"))"
  }
}
