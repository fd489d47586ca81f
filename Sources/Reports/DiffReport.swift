/// Unified hunks for a terminal: the signs say it, colours repeat it.
public struct DiffReport: Sendable {
  let palette: Palette

  /// Makes a report.
  public init(palette: Palette = .plain) {
    self.palette = palette
  }

  /// The hunks with each line in its colour.
  public func text(of unified: String) -> String {
    unified.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let line = String(line)
      if line.hasPrefix("---") || line.hasPrefix("+++") { return palette.strong(line) }
      if line.hasPrefix("+") { return palette.good(line) }
      if line.hasPrefix("-") { return palette.bad(line) }
      if line.hasPrefix("@@") { return palette.quiet(line) }
      return line
    }.joined(separator: "\n")
  }
}
