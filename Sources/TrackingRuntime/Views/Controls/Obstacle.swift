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
  var reason: String {
    switch self {
    case .hidden: "it is hidden()"
    case .transparent: "it has opacity(0), so that no touch reaches it"
    case .untouchable: "allowsHitTesting(false) keeps touches from it"
    case .leadsNowhere:
      """
      it is a NavigationLink, and around it is no NavigationStack, no NavigationSplitView and no \
      List(selection:) of the type of its value
      """
    case .wrongTag(let tag, let type):
      """
      the row stands for a value of type \(TypeName.short(of: tag)), and the list selects values of \
      type \(TypeName.short(of: type)); give the row a tag(_:) of that type
      """
    }
  }

  /// What stands behind the control in a list of those on screen; `nil` if it cannot be seen there.
  var note: String? {
    switch self {
    case .hidden, .transparent: nil
    case .untouchable: " (takes no touches)"
    case .leadsNowhere: " (leads nowhere)"
    case .wrongTag: " (cannot be selected)"
    }
  }
}
