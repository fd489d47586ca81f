internal import SwiftSyntax

/// The members of one view in the guideline's order, as edits; or why they stay.
struct ViewMembers {
  /// One member with its rank; what has none keeps to the member above it.
  private struct Member {
    var node: MemberBlockItemSyntax
    var rank: Int
  }

  let name: String
  private let members: [Member]
  private let ordered: [Member]
  private let source: SourceText

  init(_ node: StructDeclSyntax, in source: SourceText) {
    self.source = source
    name = Syntax(node).qualifiedName(endingIn: node.name.plainName)
    var rank = -1
    members = node.memberBlock.members.map { item in
      rank = MemberRank(item.decl)?.rawValue ?? rank
      return Member(node: item, rank: rank)
    }
    ordered = members.enumerated().sorted { left, right in
      (left.element.rank, left.offset) < (right.element.rank, right.offset)
    }.map(\.element)
  }

  /// Whether the members stand in order, as far as a mode cares. Two kinds of members are no
  /// structure yet: the rule too counts from three.
  func isOrdered(_ mode: MemberOrderMode = .strict) -> Bool {
    let ranks = members.compactMap { MemberRank($0.node.decl) }
    let groups = ranks.compactMap(mode.group)
    return Set(ranks).count < 3 || groups == groups.sorted()
      || members.map(\.node.id) == ordered.map(\.node.id)
  }

  /// Why the members cannot be moved; nil if they can.
  func hindrance(_ calls: MemberwiseCalls) -> String? {
    for member in members {
      if member.node.decl.is(IfConfigDeclSyntax.self) {
        return "some members stand in `#if`, and none is moved across that"
      }
      if member.node.semicolon != nil || !source.hasNewline(leading(member)) {
        return "some members share a line"
      }
      if hasHeading(member) {
        return "a comment such as `MARK` heads a group of members"
      }
    }
    if let other = dependentValue {
      return "the initial value of `\(other)` mentions another member"
    }
    let before = parameters(of: members)
    let after = parameters(of: ordered)
    let hasInitialiser = members.contains { $0.rank == MemberRank.initialiser.rawValue }
    if !hasInitialiser, before != after, !calls.allow(after, for: name) {
      return "the order of its properties is that of the memberwise initialiser's arguments"
    }
    return nil
  }

  /// The members in order; each moves with its comments and the spaces around it.
  func edits() -> [TextEdit] {
    let isSpaced = members.contains { newlines(gap($0)) > 1 }
    var edits: [TextEdit] = []
    for (index, (slot, member)) in zip(members, ordered).enumerated()
    where slot.node.id != member.node.id {
      var gap = source.text(gap(for: member))
      if index > 0, isSpaced, member.rank >= MemberRank.computed.rawValue,
        ordered[index - 1].rank != member.rank, newlines(self.gap(for: member)) == 1
      {
        gap = source.newline + gap
      }
      let rest = self.gap(member).upperBound..<whole(member).upperBound
      edits.append(TextEdit(whole(slot), gap + source.text(rest)))
    }
    return edits
  }

  /// The gap that a member gets. Those above the old and the new first member change places, so
  /// that neither a blank line nor a missing one shows what moved.
  private func gap(for member: Member) -> Range<Int> {
    guard let first = members.first, let newFirst = ordered.first else { return gap(member) }
    if member.node.id == newFirst.node.id { return gap(first) }
    return gap(member.node.id == first.node.id ? newFirst : member)
  }

  private func newlines(_ range: Range<Int>) -> Int {
    let text = source.text(range)
    return text.count { $0.isNewline }
  }

  private func whole(_ member: Member) -> Range<Int> {
    member.node.position.utf8Offset..<member.node.endPosition.utf8Offset
  }

  private func leading(_ member: Member) -> Range<Int> {
    member.node.position.utf8Offset..<member.node.ownRange.lowerBound
  }

  /// The spaces and line ends above a member and its comments.
  private func gap(_ member: Member) -> Range<Int> {
    let range = leading(member)
    var end = range.lowerBound
    while end < range.upperBound, source.isBlank(end..<end + 1) { end += 1 }
    return range.lowerBound..<end
  }

  /// Whether a comment above a member speaks of more than that member.
  private func hasHeading(_ member: Member) -> Bool {
    let comments = source.text(gap(member).upperBound..<member.node.ownRange.lowerBound)
    guard !comments.isEmpty else { return false }
    let lines = comments.split(
      omittingEmptySubsequences: false, whereSeparator: { $0.isNewline })
    return comments.contains("MARK:")
      || lines.dropLast().contains { $0.allSatisfy(\.isWhitespace) }
  }

  /// The properties that the memberwise initialiser has as parameters, in their order.
  private func parameters(of members: [Member]) -> [String] {
    members.flatMap { member -> [String] in
      guard let variable = member.node.decl.as(VariableDeclSyntax.self),
        (MemberRank.constant.rawValue...MemberRank.stored.rawValue).contains(member.rank),
        MemberRank(member.node.decl) != nil
      else { return [] }
      let isPrivate = variable.modifiers.contains { $0.name.text == "private" && $0.detail == nil }
      return variable.bindings.compactMap { binding in
        if binding.initializer != nil, isPrivate || member.rank == MemberRank.constant.rawValue {
          return nil
        }
        return binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainName
      }
    }
  }

  /// A property whose initial value mentions another property.
  private var dependentValue: String? {
    let variables = members.compactMap { $0.node.decl.as(VariableDeclSyntax.self) }
    let stored = variables.filter { MemberRank(DeclSyntax($0)) != nil }
    let names = Set(stored.flatMap { StoredProperty($0).names })
    for variable in stored {
      for binding in variable.bindings {
        guard let value = binding.initializer?.value else { continue }
        let mentions = value.tokens(viewMode: .sourceAccurate).contains { token in
          guard let reference = token.parent?.as(DeclReferenceExprSyntax.self),
            names.contains(token.plainName)
          else { return false }
          return reference.parent?.as(MemberAccessExprSyntax.self)?.declName.id != reference.id
        }
        if mentions { return binding.pattern.trimmedDescription }
      }
    }
    return nil
  }
}
