/// A format of others that the results can be written in, besides our own.
public enum ReportFormat: String, CaseIterable, Sendable {
  case html, junit, gradescope, exercism, prairielearn, classroom50, github, canvas
}
