/// Only the picture of a label.
public struct IconOnlyLabelStyle: LabelStyle {
  /// Makes the look.
  public nonisolated init() {}

  /// The picture.
  public func makeBody(configuration: Configuration) -> some View { configuration.icon }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  /// Only the picture.
  public nonisolated static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}
