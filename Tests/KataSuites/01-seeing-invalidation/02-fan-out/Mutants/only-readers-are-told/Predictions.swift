enum Predictions {
  static let oneFavourite: Int? = 60
  static let tenFavourites: Int? = 600
  static let startLoading: Int? = 0
  static let startOver: Int? = 0
  static let searchTheSame: Int? = 60
  static let countAVisit: Int? = 0
  static let rename: Int? = 0
}
