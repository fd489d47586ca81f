import Foundation

/// A choice of a date.
///
/// Differs from SwiftUI: a test types the date, as `2026-01-31` or `2026-01-31T12:00:00Z`.
public nonisolated struct DatePicker<Label: View>: ContentView {
  let selection: Binding<Date>
  let range: ClosedRange<Date>
  let content: Label

  static var containerName: String? { "DatePicker" }

  @MainActor
  func collectText(of child: ViewNode, into lines: inout [String]) {
    child.collectText(into: &lines)
    lines.append(selection.location.get().formatted(.iso8601))
  }

  @MainActor
  func collectControls(of child: ViewNode, into controls: inout [Control]) {
    var control = Control(
      kind: "DatePicker", label: child.joinedText, isEnabled: child.scope.values.isEnabled)
    control.type = { [selection, range] words in
      let formatter = ISO8601DateFormatter()
      if !words.contains("T") { formatter.formatOptions = [.withFullDate] }
      guard let date = formatter.date(from: words) else { return }
      selection.wrappedValue = min(max(date, range.lowerBound), range.upperBound)
    }
    controls.append(control)
  }
}

extension DatePicker {
  /// The parts of a date that can be chosen.
  public typealias Components = DatePickerComponents

  /// Makes a choice of a date with a label of its own.
  public init(
    selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection: selection, range: .distantPast ... .distantFuture, content: label())
  }

  /// Makes a choice of a date within bounds with a label of its own.
  public init(
    selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(selection: selection, range: range, content: label())
  }
}

extension DatePicker where Label == Text {
  /// Makes a choice of a date with a title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(
      selection: selection, range: .distantPast ... .distantFuture, content: Text(titleKey))
  }

  /// Makes a choice of a date within bounds with a title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, range: range, content: Text(titleKey))
  }

  /// Makes a choice of a date from a day on with a title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(
      selection: selection, range: range.lowerBound ... .distantFuture, content: Text(titleKey))
  }
}
