/// What keeps a person from using a control.
enum Obstacle {
  /// The control, or something around it, is `hidden()`.
  case hidden
  /// The control, or something around it, has an opacity of 0.
  case transparent
  /// The control, or something around it, has `allowsHitTesting(false)`.
  case untouchable
  /// It is a link without anything around it that could show where it leads.
  case leadsNowhere
  /// It is a row whose value is not of the type that the list selects.
  case wrongTag(Any.Type, in: Any.Type)

  /// The reason for a refusal, in one clause.
  var reason: RefusalClause {
    switch self {
    case .hidden: RefusalClause("it is hidden()", "hidden() で隠れています")
    case .transparent:
      RefusalClause(
        "it has opacity(0), so that no touch reaches it", "opacity(0) なのでタッチが届きません")
    case .untouchable:
      RefusalClause(
        "allowsHitTesting(false) keeps touches from it",
        "allowsHitTesting(false) のためタッチを受け付けません")
    case .leadsNowhere:
      RefusalClause(
        """
        it is a NavigationLink, and around it is no NavigationStack, no NavigationSplitView and no \
        List(selection:) of the type of its value
        """,
        """
        NavigationLink ですが、外側に NavigationStack も NavigationSplitView も、値の型に合う \
        List(selection:) もありません
        """)
    case .wrongTag(let tag, let type):
      RefusalClause(
        """
        the row stands for a value of type \(TypeName.short(of: tag)), and the list selects values \
        of type \(TypeName.short(of: type)); give the row a tag(_:) of that type
        """,
        """
        この行の値の型は \(TypeName.short(of: tag))、リストが選ぶ値の型は \
        \(TypeName.short(of: type)) です。行にその型の tag(_:) を付けてください
        """)
    }
  }

  /// What stands behind the control in a list of those on screen; `nil` if it cannot be seen there.
  var note: RefusalClause? {
    switch self {
    case .hidden, .transparent: nil
    case .untouchable: RefusalClause(" (takes no touches)", "（タッチ不可）")
    case .leadsNowhere: RefusalClause(" (leads nowhere)", "（行き先なし）")
    case .wrongTag: RefusalClause(" (cannot be selected)", "（選択不可）")
    }
  }
}
