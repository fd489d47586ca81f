/// Where something begins, for looking it up.
struct SourcePlaceKey: Hashable {
  private let file: String
  private let line: Int
  private let column: Int

  init(_ place: SourcePlace) {
    file = place.file
    line = place.line
    column = place.column
  }
}
