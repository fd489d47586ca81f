internal import SwiftSyntax

/// Takes dead `import Combine` away, and puts `import Observation` where the macro needs it.
struct ImportFix {
  private(set) var edits: [TextEdit] = []
  /// What was done to, or what keeps, the n-th import of the file.
  private(set) var done: [Int: String] = [:]
  private(set) var kept: [Int: String] = [:]

  /// - Parameters:
  ///   - file: the file as it stands after the other fixes.
  ///   - standings: whether each import is a dead one of Combine; nil for all other modules.
  init(
    _ file: SourceFileSyntax, _ source: SourceText, standings: [Bool?], needsObservation: Bool,
    removesDead: Bool
  ) {
    var needsObservation = needsObservation
    var last: ImportDeclSyntax?
    for (index, (item, isDead)) in zip(ImportWalk.imports(of: file), standings).enumerated() {
      let isTopLevel = item.parent?.parent?.parent?.is(SourceFileSyntax.self) == true
      if isTopLevel { last = item }
      guard let isDead else { continue }
      guard isDead else {
        kept[index] =
          "`import Combine` is still needed: it goes with the last publisher of the file"
        continue
      }
      guard isTopLevel else {
        kept[index] = "`import Combine` stands in `#if`"
        continue
      }
      if needsObservation, item.path.count == 1, item.importKindSpecifier == nil,
        let name = item.path.first?.name
      {
        needsObservation = false
        edits.append(TextEdit(name.ownRange, "Observation"))
        done[index] = "`import Combine` is `import Observation`"
      } else if removesDead {
        edits += source.keepingComments(of: item, in: [Self.removal(of: item, in: source)])
        done[index] = "`import Combine` is gone: nothing in the file uses it"
      } else {
        kept[index] = "`import Combine` is dead, and dead imports are left alone"
      }
    }
    if needsObservation { edits.append(Self.insertion(after: last, in: source)) }
  }

  /// The whole line, or the import alone when it shares its line.
  private static func removal(of item: ImportDeclSyntax, in source: SourceText) -> TextEdit {
    let range = item.ownRange
    let start = source.lineStart(range.lowerBound)
    let end = source.lineEnd(range.upperBound)
    guard source.isBlank(start..<range.lowerBound), source.isBlank(range.upperBound..<end) else {
      return TextEdit(range.lowerBound..<source.skippingSpaces(range.upperBound), "")
    }
    // At the top of a file the blank line behind the last import goes too.
    var rest = end
    if source.isBlank(source.start..<start) {
      while rest < source.bytes.count, source.isBlank(rest..<source.lineEnd(rest)) {
        rest = source.lineEnd(rest)
      }
    }
    return TextEdit(start..<rest, "")
  }

  private static func insertion(after item: ImportDeclSyntax?, in source: SourceText) -> TextEdit {
    let line = "import Observation" + source.newline
    guard let item else { return TextEdit(at: source.start, insert: line + source.newline) }
    let start = source.lineStart(item.ownRange.lowerBound)
    return source.isBlank(start..<item.ownRange.lowerBound)
      ? TextEdit(
        at: item.ownRange.upperBound, insert: source.newline + "import Observation")
      : TextEdit(at: start, insert: line)
  }
}
