/// A view that goes through phases.
///
/// Differs from SwiftUI: nothing moves; it stays in its first phase.
public nonisolated struct PhaseAnimator<Phase: Equatable, Content: View>: View, UncountedBody {
  let first: Phase?
  let content: (Phase) -> Content

  /// Makes a view that goes through phases without end.
  public nonisolated init<S: Sequence>(
    _ phases: S, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) where S.Element == Phase {
    first = phases.first { _ in true }
    self.content = content
  }

  /// Makes a view that goes through phases when a value changes.
  public nonisolated init<S: Sequence, T: Equatable>(
    _ phases: S, trigger: T, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) where S.Element == Phase {
    first = phases.first { _ in true }
    self.content = content
  }

  /// The first phase.
  @MainActor public var body: some View { if let first { content(first) } }
}

extension View {
  /// Has this view go through phases without end.
  public nonisolated func phaseAnimator<S: Sequence, V: View>(
    _ phases: S,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, S.Element) -> V,
    animation: @escaping (S.Element) -> Animation? = { _ in .default }
  ) -> PhaseAnimator<S.Element, V> where S.Element: Equatable {
    let view = PlaceholderContentView(content: self)
    return PhaseAnimator(phases, content: { content(view, $0) }, animation: animation)
  }

  /// Has this view go through phases when a value changes.
  public nonisolated func phaseAnimator<S: Sequence, V: View, T: Equatable>(
    _ phases: S, trigger: T,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, S.Element) -> V,
    animation: @escaping (S.Element) -> Animation? = { _ in .default }
  ) -> PhaseAnimator<S.Element, V> where S.Element: Equatable {
    let view = PlaceholderContentView(content: self)
    return PhaseAnimator(
      phases, trigger: trigger, content: { content(view, $0) }, animation: animation)
  }
}
