/// The picture of a label and its title, wherever it stands.
public struct TitleAndIconLabelStyle: LabelStyle {
  /// Makes the look.
  public nonisolated init() {}

  /// Both.
  @ViewBuilder
  public func makeBody(configuration: Configuration) -> some View {
    configuration.icon
    configuration.title
  }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// The picture and the title.
  public nonisolated static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}
