/// How much there is of something.
public nonisolated struct Gauge<Label: View>: ContentView {
  let content: Label

  /// Makes a gauge with a label of its own.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
  ) {
    content = label()
  }

  static var containerName: String? { "Gauge" }
}
