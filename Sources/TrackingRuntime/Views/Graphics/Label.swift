/// A title with a picture.
public nonisolated struct Label<Title: View, Icon: View>: StyledControl {
  let title: Title
  let icon: Icon

  /// Makes a label of the views of two blocks.
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }

  var content: TupleView<(Icon, Title)> { TupleView((icon, title)) }
  static var containerName: String? { "Label" }

  var spokenName: String? { (title as? Text)?.string }

  @MainActor var configuration: LabelStyleConfiguration {
    LabelStyleConfiguration(
      title: .init(view: AnyView(title)), icon: .init(view: AnyView(icon)))
  }
}

extension Label where Title == Text, Icon == Image {
  /// Makes a label of a title and a symbol of the system.
  public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init {
      Text(titleKey)
    } icon: {
      Image(systemName: name)
    }
  }

  /// Makes a label of a title and a symbol of the system.
  @_disfavoredOverload
  public init<Words: StringProtocol>(_ title: Words, systemImage name: String) {
    self.init {
      Text(title)
    } icon: {
      Image(systemName: name)
    }
  }

  /// Makes a label of a title and a picture of the app.
  @_disfavoredOverload
  public init<Words: StringProtocol>(_ title: Words, image name: String) {
    self.init {
      Text(title)
    } icon: {
      Image(name)
    }
  }

  /// Makes a label of a title and a picture of the app.
  public init(_ titleKey: LocalizedStringKey, image name: String) {
    self.init {
      Text(titleKey)
    } icon: {
      Image(name)
    }
  }
}
