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

  /// How much was done, and what is left, a line each; places that are left for one reason share it
  /// where there are many.
  ///
  /// - Parameters:
  ///   - left: What is left to a person.
  ///   - failures: How many files should have changed and could not be written.
  public func summary(
    of plan: FixPlan, left: [FixNote], isWritten: Bool, failures: Int = 0
  ) -> String {
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
    if !left.isEmpty {
      lines.append(palette.strong(words.listed(left.count)))
      lines += left.count > Self.longest ? grouped(left) : left.map(line)
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// A list of more lines is grouped.
  private static let longest = 30

  private func line(_ note: FixNote) -> String { "  \(place(of: note)): \(reason(of: note))" }

  private func place(of note: FixNote) -> String {
    "\(note.place.file.withoutControls):\(note.place.line):\(note.place.column)"
  }

  private func reason(of note: FixNote) -> String {
    // What the audit only notes may stay.
    let weight = note.severity == .note ? "note: " : ""
    return "\(weight)\(note.message.withoutControls) \(palette.quiet("[\(note.rule)]"))"
  }

  /// The reasons in their order, each with its places.
  private func grouped(_ notes: [FixNote]) -> [String] {
    var order: [String] = []
    var places: [String: [FixNote]] = [:]
    for note in notes {
      let reason = reason(of: note)
      if places[reason] == nil { order.append(reason) }
      places[reason, default: []].append(note)
    }
    return order.flatMap { reason -> [String] in
      let notes = places[reason] ?? []
      guard notes.count > 1 else { return notes.map(line) }
      return ["  \(reason)"] + notes.map { "    \(place(of: $0))" }
    }
  }
}
