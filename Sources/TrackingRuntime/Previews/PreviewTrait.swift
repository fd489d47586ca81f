import Foundation

/// Something about the place that shows a preview.
///
/// Differs from SwiftUI: nothing is drawn here, so only `modifier(_:)` has an effect.
@MainActor @preconcurrency
public struct PreviewTrait<T> {
  let wrap: (@MainActor (AnyView) async throws -> AnyView)?

  nonisolated init(wrap: (@MainActor @Sendable (AnyView) async throws -> AnyView)? = nil) {
    self.wrap = wrap
  }
}

extension PreviewTrait where T == Preview.ViewTraits {
  /// The whole screen.
  public nonisolated static var defaultLayout: Self { Self() }
  /// As large as the view wants to be.
  public nonisolated static var sizeThatFitsLayout: Self { Self() }
  /// The device upright.
  public nonisolated static var portrait: Self { Self() }
  /// The device on its left side.
  public nonisolated static var landscapeLeft: Self { Self() }
  /// The device on its right side.
  public nonisolated static var landscapeRight: Self { Self() }
  /// The device upside down.
  public nonisolated static var portraitUpsideDown: Self { Self() }

  /// A room of a given size.
  public nonisolated static func fixedLayout(width: CGFloat, height: CGFloat) -> Self { Self() }

  /// Wraps the preview by a modifier, which is given a context that it has made before.
  public nonisolated static func modifier(_ modifier: some PreviewModifier & Sendable) -> Self {
    Self(wrap: modifier.wrapped)
  }
}
