import Foundation

extension DatePicker {
  /// Makes a choice of a date from a day on with a label of its own.
  public init(
    selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(
      selection: selection, range: range.lowerBound ... .distantFuture, content: label())
  }

  /// Makes a choice of a date up to a day with a label of its own.
  public init(
    selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(selection: selection, range: .distantPast...range.upperBound, content: label())
  }
}

extension DatePicker where Label == Text {
  /// Makes a choice of a date up to a day with a title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(
      selection: selection, range: .distantPast...range.upperBound, content: Text(titleKey))
  }

  /// Makes a choice of a date with a title.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(
      selection: selection, range: .distantPast ... .distantFuture, content: Text(title))
  }
}
