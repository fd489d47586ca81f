internal import SwiftSyntax

/// A view whose members are not in the guideline's order; one finding a view.
///
/// The view is the struct, and the extension in which its `body` stands. Other extensions have an
/// order of their own: the guideline speaks of the inside of a view, and published counts too.
struct MemberOrderRule: Rule {
  static let description = RuleDescription(
    "member-order", .structure, .note,
    message: "The members of this view are out of order.",
    why: "Whoever opens a view looks for what it depends on at the top and for `body` below it.",
    remedy: """
      Order the members: environment, `let`, stored, computed, `init`, `body`, view helpers, \
      functions.
      """,
    link: RuleLinks.view, isFixable: true)

  private struct Member {
    var node: DeclSyntax
    var rank: MemberRank
    var group: Int
  }

  func visit(_ node: StructDeclSyntax, in file: FileContext) {
    check(node, node.name.plainName, isView: node.inherits("View"), in: file)
  }

  func visit(_ node: ExtensionDeclSyntax, in file: FileContext) {
    let holdsBody = node.memberBlock.members.contains { MemberRank($0.decl) == .body }
    guard holdsBody else { return }
    let name = TypeName.plain(node.extendedType.trimmedDescription)
    check(node, name, isView: false, in: file)
  }

  /// - Parameter isView: Whether the declaration itself says so; else the project has to.
  private func check(
    _ node: some DeclGroupSyntax, _ view: String, isView: Bool, in file: FileContext
  ) {
    var kinds: Set<MemberRank> = []
    var members: [Member] = []
    for item in node.memberBlock.members {
      guard let rank = MemberRank(item.decl) else { continue }
      kinds.insert(rank)
      if let group = file.options.memberOrder.group(of: rank) {
        members.append(Member(node: item.decl, rank: rank, group: group))
      }
    }
    // Two kinds of members are no structure yet; the ground truth counts from three.
    guard kinds.count >= 3 else { return }
    var highest = Int.min
    for (index, member) in members.enumerated() {
      guard member.group < highest,
        let other = members[..<index].first(where: { $0.group > member.group })
      else {
        highest = max(highest, member.group)
        continue
      }
      // Where something is broken the members may not be what they seem.
      guard !SyntaxFault.stands(in: node) else { return }
      return report(member, above: other, in: view, isView: isView, file)
    }
  }

  private func report(
    _ member: Member, above other: Member, in view: String, isView: Bool, _ file: FileContext
  ) {
    let (name, otherName) = (Self.name(of: member.node), Self.name(of: other.node))
    let found = finding(
      at: file.place(of: name),
      "`\(name.text)` belongs above `\(otherName.text)` in `\(view)`.",
      remedy:
        "\(member.rank.word.prefix(1).uppercased())\(member.rank.word.dropFirst()) stand above \(other.rank.word).",
      related: [
        RelatedPlace(
          message: "`\(otherName.text)` stands here", place: file.place(of: otherName))
      ])
    file.propose(found) { project in
      guard !project.hasOwnViewProtocol, isView || project.isViewStruct(view) else { return nil }
      return found
    }
  }

  private static func name(of member: DeclSyntax) -> TokenSyntax {
    if let function = member.as(FunctionDeclSyntax.self) { return function.name }
    if let initialiser = member.as(InitializerDeclSyntax.self) { return initialiser.initKeyword }
    let pattern = member.as(VariableDeclSyntax.self)?.bindings.first?.pattern
    return pattern?.as(IdentifierPatternSyntax.self)?.identifier
      ?? member.firstToken(viewMode: .sourceAccurate) ?? .identifier("?")
  }
}
