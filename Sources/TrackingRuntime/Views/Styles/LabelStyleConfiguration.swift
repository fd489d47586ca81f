/// What a style knows of a label.
public struct LabelStyleConfiguration {
  /// The title of the label.
  public typealias Title = PrimitiveButtonStyleConfiguration.Label
  /// The picture of the label.
  public typealias Icon = PrimitiveButtonStyleConfiguration.Label

  /// The title of the label.
  public let title: Title
  /// The picture of the label.
  public let icon: Icon

  var platformBody: Title { title }
}
