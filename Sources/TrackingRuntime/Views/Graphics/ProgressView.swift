import Foundation

/// A sign that something takes time.
public nonisolated struct ProgressView<Label: View, CurrentValueLabel: View>: ContentView {
  let label: Label
  let current: CurrentValueLabel
  let fraction: Double?

  init(label: Label, current: CurrentValueLabel, fraction: Double? = nil) {
    self.label = label
    self.current = current
    self.fraction = fraction
  }

  var content: TupleView<(Label, CurrentValueLabel)> { TupleView((label, current)) }
  static var containerName: String? { "ProgressView" }
  var treeLabel: String? { "ProgressView" + (fraction.map { " \($0)" } ?? "") }

  static func part<V: BinaryFloatingPoint>(_ value: V?, of total: V) -> Double? {
    value.map { total > 0 ? min(max(Double($0 / total), 0), 1) : 0 }
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// Makes a sign without words.
  public init() where Label == EmptyView { self.init(label: EmptyView(), current: EmptyView()) }

  /// Makes a sign with a label of its own.
  public init(@ViewBuilder label: () -> Label) { self.init(label: label(), current: EmptyView()) }

  /// Makes a sign that shows how much is done.
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) where Label == EmptyView {
    self.init(
      label: EmptyView(), current: EmptyView(), fraction: Self.part(value, of: total))
  }

  /// Makes a sign that shows how much is done, with a label of its own.
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), current: EmptyView(), fraction: Self.part(value, of: total))
  }
}

extension ProgressView {
  /// Makes a sign that shows how much is done, with a label of its own and one for the value.
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      label: label(), current: currentValueLabel(), fraction: Self.part(value, of: total))
  }

  /// Makes a sign that shows the work that something else counts.
  public init(_ progress: Progress) where Label == EmptyView, CurrentValueLabel == EmptyView {
    self.init(
      label: EmptyView(), current: EmptyView(), fraction: progress.fractionCompleted)
  }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
  /// Makes a sign with a title.
  public init(_ titleKey: LocalizedStringKey) {
    self.init(label: Text(titleKey), current: EmptyView())
  }

  /// Makes a sign with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) {
    self.init(label: Text(title), current: EmptyView())
  }

  /// Makes a sign that shows how much is done, with a title.
  public init<V: BinaryFloatingPoint>(
    _ titleKey: LocalizedStringKey, value: V?, total: V = 1.0
  ) {
    self.init(
      label: Text(titleKey), current: EmptyView(), fraction: Self.part(value, of: total))
  }

  /// Makes a sign that shows how much is done, with a title.
  @_disfavoredOverload
  public init<S: StringProtocol, V: BinaryFloatingPoint>(
    _ title: S, value: V?, total: V = 1.0
  ) {
    self.init(label: Text(title), current: EmptyView(), fraction: Self.part(value, of: total))
  }
}
