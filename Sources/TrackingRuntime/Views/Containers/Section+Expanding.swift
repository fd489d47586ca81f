extension Section where Parent == Text, Footer == EmptyView {
  /// Makes a section with a title whose rows are there while a value says so.
  ///
  /// Differs from SwiftUI: the value is read by the body that makes the section.
  public init<Rows: View>(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Rows
  ) where Content == Rows? {
    self.init(
      header: Text(titleKey), rows: isExpanded.wrappedValue ? content() : nil,
      footer: EmptyView())
  }
}

extension Section where Parent: View, Footer == EmptyView {
  /// Makes a section with a header whose rows are there while a value says so.
  ///
  /// Differs from SwiftUI: the value is read by the body that makes the section.
  public init<Rows: View>(
    isExpanded: Binding<Bool>, @ViewBuilder content: () -> Rows,
    @ViewBuilder header: () -> Parent
  ) where Content == Rows? {
    self.init(
      header: header(), rows: isExpanded.wrappedValue ? content() : nil, footer: EmptyView())
  }
}
