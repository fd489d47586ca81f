/// How many rows of a list a view with content is.
enum RowCounting {
  /// One, however much is inside.
  case one
  /// As many as the content.
  case content
}
