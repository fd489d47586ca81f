import Audit
import Foundation

extension AuditSelection {
  /// The other Swift files of the packages and projects of which the paths are a part: what they
  /// use and do counts, and nothing is said of them.
  var rest: ProjectRest {
    let here = FileManager.default.currentDirectoryPath
    let roots = Set(paths.flatMap { EnclosingProject.folders(of: $0) })
      .map { PathName.relative($0, to: here) }.filter { !paths.contains($0) }
    guard !files.isEmpty, !roots.isEmpty else { return ProjectRest() }
    let own = Set(files)
    // The paths first: a file that a link leads to twice keeps the name that it was given.
    let found = ProjectFiles(below: paths + roots.sorted())
    return ProjectRest(
      files: found.files.filter { !own.contains($0) }, problems: found.problems)
  }

  /// A report in which what is not there is looked for in the rest of the project too.
  ///
  /// The rest is read only where something of that kind was found, or each look at one file would
  /// take as long as one at the whole.
  func weighed(_ report: AuditReport) -> AuditReport {
    guard report.restsOnAbsence else { return report }
    let context = rest.files
    guard !context.isEmpty else { return report }
    let all = files + context
    var report = report
    report.takeAbsences(
      from: Auditor(configuration).report(
        onFiles: all, settings: ProjectSettings.read(near: all), context: Set(context),
        isIncomplete: isIncomplete))
    return report
  }
}
