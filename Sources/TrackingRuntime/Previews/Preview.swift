/// What one `#Preview` shows.
@MainActor
public struct Preview {
  /// The traits that a preview of a view can have.
  public struct ViewTraits: Sendable {}

  /// What the preview is called.
  public let displayName: String?
  let traits: [PreviewTrait<ViewTraits>]
  let body: @MainActor () -> any View

  /// Makes a preview; `#Preview` does.
  public init(
    _ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View
  ) {
    displayName = name
    traits = []
    self.body = body
  }

  /// Makes a preview with traits; `#Preview` does.
  public init(
    _ name: String? = nil, traits: PreviewTrait<ViewTraits>,
    _ additionalTraits: PreviewTrait<ViewTraits>...,
    @ViewBuilder body: @escaping @MainActor () -> any View
  ) {
    displayName = name
    self.traits = [traits] + additionalTraits
    self.body = body
  }

  /// What a host mounts: the body in the modifiers of its traits, the first one outermost.
  package func content() async throws -> AnyView {
    var content = AnyView(body())
    for trait in traits.reversed() {
      if let wrap = trait.wrap { content = try await wrap(content) }
    }
    return content
  }
}
