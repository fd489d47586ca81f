/// How far a view can be seen and touched.
public nonisolated struct ReachModifier: NodeModifier, Equatable {
  /// What says so.
  enum Reach: Equatable {
    case hidden
    case opacity(Double)
    case hitTesting(Bool)
    case link(leadsSomewhere: Bool)
  }

  let reach: Reach

  /// What keeps a person from the controls inside.
  var obstacle: Obstacle? {
    switch reach {
    case .hidden: .hidden
    case .opacity(let opacity): opacity > 0 ? nil : .transparent
    case .hitTesting(let isEnabled): isEnabled ? nil : .untouchable
    case .link(let leadsSomewhere): leadsSomewhere ? nil : .leadsNowhere
    }
  }

  var treeLabel: String? {
    switch reach {
    case .hidden: Looks.words("hidden", ())
    case .opacity(let opacity): Looks.words("opacity", opacity)
    case .hitTesting(let isEnabled): Looks.words("allowsHitTesting", isEnabled)
    case .link: nil
    }
  }

  @MainActor
  static func makeModifierNode(_ modifier: Self, parent: ViewNode) -> ModifierNode<Self> {
    ReachNode(modifier, parent: parent)
  }
}

extension View {
  /// Makes this view invisible; it keeps its place, and nobody reads or uses it.
  public nonisolated func hidden() -> ModifiedContent<Self, ReachModifier> {
    modifier(ReachModifier(reach: .hidden))
  }

  /// Lets the background through; at 0 nobody reads or uses the view.
  public nonisolated func opacity(_ opacity: Double) -> ModifiedContent<Self, ReachModifier> {
    modifier(ReachModifier(reach: .opacity(opacity)))
  }

  /// Lets touches through or not.
  public nonisolated func allowsHitTesting(
    _ enabled: Bool
  ) -> ModifiedContent<Self, ReachModifier> {
    modifier(ReachModifier(reach: .hitTesting(enabled)))
  }
}
