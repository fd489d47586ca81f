/// A use of `_name` in a type.
struct StorageSite: Sendable {
  var spot: FixSpot
  /// The name without `_`.
  var name: String
  /// `_name = StateObject(wrappedValue: …)` → `State(initialValue: …)`; empty where it is not that.
  var state: [TextEdit] = []
  /// `_name = ObservedObject(wrappedValue: …)` → `Bindable(wrappedValue: …)`.
  var bindable: [TextEdit] = []
  /// `_name = ObservedObject(wrappedValue: value)` → `name = value`.
  var plain: [TextEdit] = []
}
