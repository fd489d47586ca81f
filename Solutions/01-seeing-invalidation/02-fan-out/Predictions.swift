/// How often does `WallpaperCell.body` run, over all sixty cells together?
enum Predictions {
  /// `objectWillChange` speaks for the whole object, and every cell observes that object.
  static let oneFavourite: Int? = 60

  /// Ten taps are ten events, and each event is an update of its own.
  static let tenFavourites: Int? = 600

  /// Observing is enough: whether a cell reads the property makes no difference.
  static let startLoading: Int? = 60

  /// Two announcements, but writes of one event share one update, and a body runs once in it.
  static let startOver: Int? = 60

  /// `@Published` announces every assignment, without a look at the value.
  static let searchTheSame: Int? = 60

  /// A property without `@Published` announces nothing.
  static let countAVisit: Int? = 0

  /// `GalleryView` runs and makes sixty new cells, but each compares equal to the one before.
  static let rename: Int? = 0
}
