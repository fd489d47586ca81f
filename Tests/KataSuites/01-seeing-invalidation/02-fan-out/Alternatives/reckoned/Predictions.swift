enum Predictions {
  private static let cards = 60

  static let oneFavourite = cards
  static let tenFavourites = 10 * cards
  static let startLoading = cards
  static var startOver: Int { cards }
  static var searchTheSame: Int { cards }
  static let countAVisit = 0
  static let rename = 0
}
