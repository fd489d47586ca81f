/// Surroundings that several previews share: sample data, a model in the environment.
@MainActor @preconcurrency
public protocol PreviewModifier {
  /// What `makeSharedContext()` makes.
  associatedtype Context = Void
  /// The type of the wrapped preview.
  associatedtype Body: View
  /// The preview that is wrapped.
  typealias Content = AnyView

  /// Makes what the wrapped previews share.
  ///
  /// Differs from SwiftUI: it is called for each preview, so that tests stay apart.
  @MainActor @preconcurrency static func makeSharedContext() async throws -> Context
  /// Wraps a preview.
  @ViewBuilder @MainActor @preconcurrency func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
  /// Makes nothing.
  @MainActor @preconcurrency public static func makeSharedContext() async throws {}
}

extension PreviewModifier {
  @MainActor func wrapped(_ content: AnyView) async throws -> AnyView {
    AnyView(body(content: content, context: try await Self.makeSharedContext()))
  }
}
