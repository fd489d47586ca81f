/// A place where a view reads an element of a collection by an index, both of them its properties.
struct IndexLookup: Sendable, Hashable {
  /// The view with its containers.
  var view: String
  /// The collection as it is written: `rows`, or `model.rows`.
  var collection: String
  /// The property that holds the index.
  var index: String
}
