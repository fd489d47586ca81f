/// How many rows of a list one element of a `ForEach` is, as far as the type of its view says.
enum RowShape: Equatable {
  /// Always this many: the rows in view follow from their number alone.
  case fixed(Int)
  /// As many as the view shows: each element has to be asked, so all of them are made.
  case counted

  /// The shape of a view type.
  ///
  /// Differs from SwiftUI: a view with a `body`, an `if` and an `AnyView` count as one row here.
  @MainActor
  static func of(_ type: any View.Type) -> RowShape {
    (type as? any RowShaping.Type)?.rowShape ?? .fixed(1)
  }
}
