/// One place where a view is built.
struct ViewUse: Sendable, Equatable {
  /// What builds it.
  enum Host: Sendable, Equatable {
    /// A member of a type, such as the `body` of a view.
    case member(owner: String, name: String)
    /// A `#Preview`.
    case preview
    /// A type of Apple's that begins a tree of its own, such as a hosting controller, in a type.
    case hosting(String, owner: String)
  }

  /// The view's type as it is written.
  var view: String
  /// What builds it.
  var host: Host
  /// What stands around it, from the inside out.
  var steps: [ViewStep]
  /// Whether it is built only if some condition holds.
  var isConditional = false
  /// Where.
  var place: SourcePlace

  /// How it comes to the screen, where it is shown or pushed rather than laid out.
  var presentation: ViewStep? {
    steps.last { step in
      switch step {
      case .presented, .pushed: true
      default: false
      }
    }
  }
}
