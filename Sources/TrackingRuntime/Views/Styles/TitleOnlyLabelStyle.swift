/// Only the title of a label.
public struct TitleOnlyLabelStyle: LabelStyle {
  /// Makes the look.
  public nonisolated init() {}

  /// The title.
  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// Only the title.
  public nonisolated static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}
