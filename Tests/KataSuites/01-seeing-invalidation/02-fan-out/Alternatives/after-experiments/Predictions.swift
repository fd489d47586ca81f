/// How often does `WallpaperCell.body` run, over all sixty cells together?
enum Predictions {
  static let oneFavourite: Int? = 60
  static let tenFavourites: Int? = 60 * 10
  static let startLoading: Int? = .some(60)
  static let startOver: Int? = Optional(60)
  static let searchTheSame: Int! = 60
  static var countAVisit: Int? { 60 - 60 }
  static let rename: Int? = .zero
}
