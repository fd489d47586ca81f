internal import SwiftSyntax

/// Takes one type out of an inheritance clause; comments between the types stay.
enum InheritanceEdit {
  /// The edits and the type's node; nil when the clause does not name it by itself.
  static func removal(
    of name: String, from clause: InheritanceClauseSyntax?, in source: SourceText
  ) -> (edits: [TextEdit], type: TypeSyntax)? {
    guard let clause, let found = found(name, clause, source) else { return nil }
    return (source.keepingComments(of: clause, in: found.edits), found.type)
  }

  private static func found(
    _ name: String, _ clause: InheritanceClauseSyntax, _ source: SourceText
  ) -> (edits: [TextEdit], type: TypeSyntax)? {
    let types = Array(clause.inheritedTypes)
    guard let index = types.firstIndex(where: { Self.names(name, $0.type) }) else { return nil }
    let removed = types[index]
    let range = removed.type.ownRange
    if types.count == 1 {
      let start = clause.colon.ownRange
      let before = clause.previousToken(viewMode: .sourceAccurate)?.ownRange.upperBound
      let isClear = source.isBlank(start.upperBound..<range.lowerBound)
      let from = before.flatMap { source.isBlank($0..<start.lowerBound) ? $0 : nil }
      if isClear {
        return ([TextEdit((from ?? start.lowerBound)..<range.upperBound, "")], removed.type)
      }
      return ([TextEdit(start, ""), TextEdit(range, "")], removed.type)
    }
    if index > 0, let comma = types[index - 1].trailingComma {
      if source.isBlank(comma.ownRange.upperBound..<range.lowerBound) {
        var edits = [TextEdit(comma.ownRange.lowerBound..<range.upperBound, "")]
        if let own = removed.trailingComma,
          source.isBlank(range.upperBound..<own.ownRange.lowerBound)
        {
          // The comma behind it takes the place of the one before it.
          edits = [TextEdit(comma.ownRange.lowerBound..<own.ownRange.lowerBound, "")]
        }
        return (edits, removed.type)
      }
      return ([TextEdit(comma.ownRange, ""), TextEdit(range, "")], removed.type)
    }
    guard let comma = removed.trailingComma else { return nil }
    return ([removalThroughComma(range, comma, source)], removed.type)
  }

  private static func removalThroughComma(
    _ range: Range<Int>, _ comma: TokenSyntax, _ source: SourceText
  ) -> TextEdit {
    let next = comma.nextToken(viewMode: .sourceAccurate)?.ownRange.lowerBound
    let end = comma.ownRange.upperBound
    let isClear = next.map { source.isBlank(end..<$0) } ?? false
    return TextEdit(
      range.lowerBound..<(isClear ? next ?? end : source.skippingSpaces(end)), "")
  }

  /// Whether a type is written with that name, with or without a module and attributes.
  static func names(_ name: String, _ type: TypeSyntax) -> Bool {
    if let attributed = type.as(AttributedTypeSyntax.self) {
      return names(name, attributed.baseType)
    }
    return type.as(IdentifierTypeSyntax.self)?.name.plainName == name
      || type.as(MemberTypeSyntax.self)?.name.plainName == name
  }
}
