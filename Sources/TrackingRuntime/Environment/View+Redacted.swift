import Foundation

extension View {
  /// Hides content for some reasons; views can read why.
  public func redacted(
    reason: RedactionReasons
  ) -> ModifiedContent<Self, EnvironmentKeyWritingModifier<RedactionReasons>> {
    environment(\.redactionReasons, reason)
  }

  /// Makes this view light or dark.
  public func colorScheme(
    _ colorScheme: ColorScheme
  ) -> ModifiedContent<Self, EnvironmentKeyWritingModifier<ColorScheme>> {
    environment(\.colorScheme, colorScheme)
  }
}
