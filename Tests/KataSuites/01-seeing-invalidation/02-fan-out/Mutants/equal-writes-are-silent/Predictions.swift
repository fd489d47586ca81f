enum Predictions {
  static let oneFavourite: Int? = 60
  static let tenFavourites: Int? = 600
  static let startLoading: Int? = 60
  static let startOver: Int? = 60
  static let searchTheSame: Int? = 0
  static let countAVisit: Int? = 0
  static let rename: Int? = 0
}
