internal import SourceOutline
internal import SwiftSyntax

/// What the rules share while one file is walked; it never leaves the walking thread.
final class FileContext {
  /// The file, as it was named or found.
  let path: String
  /// What the team has set.
  let options: RuleOptions
  private let lines: LineTable

  /// Every name that the file mentions: references, types, attributes and members; nothing resolved.
  var names: Set<String> = []
  /// Whether the file uses a publisher in a way that no name of Combine's gives away.
  var mentionsPublisher = false
  /// What the last member that was asked for puts into which properties: one member may end many.
  var renewed: (member: SyntaxIdentifier, names: Set<String>)?
  /// What was asked of the file already.
  let memo = FileMemo()
  /// The view structs around the node that is visited, from the outside in.
  var openViews: [OpenView] = []
  /// Whether the rule that was told of a node last does not look at nodes of that kind.
  var isUnheeded = false
  private var kept: (closure: SyntaxIdentifier, facts: KeptClosure?)?
  /// What the file tells the rest of the project.
  var digest: FileDigest
  /// What was found, for certain.
  private(set) var findings: [Finding] = []
  /// What was found, if the project agrees.
  private(set) var candidates: [Candidate] = []

  init(path: String, source: String, options: RuleOptions = RuleOptions()) {
    self.path = path
    self.options = options
    lines = LineTable(source)
    digest = FileDigest(path: path)
    let end = lines.place(of: source.utf8.count)
    digest.lines = end.column == 1 ? end.line - 1 : end.line
  }

  /// Where a node stands, without the trivia around it.
  func place(of node: some SyntaxProtocol) -> SourcePlace {
    place(
      from: node.positionAfterSkippingLeadingTrivia, to: node.endPositionBeforeTrailingTrivia)
  }

  /// The place between two positions.
  func place(from start: AbsolutePosition, to end: AbsolutePosition) -> SourcePlace {
    let first = lines.place(of: start.utf8Offset)
    let last = lines.place(of: end.utf8Offset)
    return SourcePlace(
      file: path, line: first.line, column: first.column, endLine: last.line,
      endColumn: last.column)
  }

  /// How many lines there are from the first to the last of two nodes, both included.
  func lines(of first: some SyntaxProtocol, to last: some SyntaxProtocol) -> Int {
    let start = lines.place(of: first.positionAfterSkippingLeadingTrivia.utf8Offset).line
    return lines.place(of: last.endPositionBeforeTrailingTrivia.utf8Offset).line - start + 1
  }

  /// Reports what this file alone proves.
  func report(_ finding: Finding) {
    findings.append(finding)
  }

  /// Reports what the project has to agree to: it gives the finding, changed or not, or nil.
  func propose(
    _ finding: Finding, judge: @escaping @Sendable (ProjectIndex) -> Finding?
  ) {
    candidates.append(Candidate(finding: finding, judge: judge))
  }

  /// What keeps a closure; several rules ask one after the other.
  func keptClosure(_ node: ClosureExprSyntax) -> KeptClosure? {
    if let kept, kept.closure == node.id { return kept.facts }
    let facts = KeptClosure(node, in: self)
    kept = (node.id, facts)
    return facts
  }
}
