/// What stands around the place where a view is built, one step further out.
enum ViewStep: Sendable, Equatable {
  /// An injection that the view is below of.
  case injects(ValueFacts)
  /// A modifier that the project may declare itself, and that may inject.
  case modified(String)
  /// The view is in the content closure of another type.
  case content(String)
  /// The view is an argument of another type, or the other type modifies it.
  case argument(String)
  /// The view is shown by a modifier such as `.sheet`.
  case presented(String)
  /// The view is pushed by `.navigationDestination` or a `NavigationLink`.
  case pushed(String)
  /// A `NavigationStack` or `NavigationView`: what is pushed takes its environment from here.
  case stack
  /// A `NavigationSplitView`: which column a push lands in cannot be seen.
  case split
}
