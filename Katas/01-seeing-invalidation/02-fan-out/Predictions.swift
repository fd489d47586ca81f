/// How often does `WallpaperCell.body` run, over all sixty cells together?
enum Predictions {
  // TODO: Read Gallery.swift, then replace every nil by a number of your own.

  /// A tap on "Favourite 7".
  static let oneFavourite: Int? = nil

  /// A tap on ten different hearts, one after the other.
  static let tenFavourites: Int? = nil

  /// A tap on "Start loading": one property that no cell reads.
  static let startLoading: Int? = nil

  /// A tap on "Start over": two properties in one go.
  static let startOver: Int? = nil

  /// A tap on "Search the same": an equal value is written.
  static let searchTheSame: Int? = nil

  /// A tap on "Count a visit": the property is not `@Published`.
  static let countAVisit: Int? = nil

  /// A tap on "Rename": the title is the `@State` of `GalleryView`.
  static let rename: Int? = nil
}
