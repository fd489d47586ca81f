import Foundation

/// A control that shares something; here it does nothing.
public struct ShareLink<Label: View>: View, UncountedBody {
  let label: Label

  /// A button with the label.
  public var body: some View { Button(action: {}, label: { label }) }
}

extension ShareLink {
  /// Makes a control to share an item with a label of its own.
  public init<Item>(
    item: Item, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.label = label()
  }
}

extension ShareLink where Label == TrackingRuntime.Label<Text, Image> {
  /// Makes a control to share an item.
  public init<Item>(item: Item, subject: Text? = nil, message: Text? = nil) {
    label = TrackingRuntime.Label("Share…", systemImage: "square.and.arrow.up")
  }

  /// Makes a control to share an item with a title.
  public init<Item>(
    _ titleKey: LocalizedStringKey, item: Item, subject: Text? = nil, message: Text? = nil
  ) {
    label = TrackingRuntime.Label(titleKey, systemImage: "square.and.arrow.up")
  }
}
