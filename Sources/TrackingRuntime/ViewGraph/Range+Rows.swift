extension Range<Int> {
  /// The same range, counted from elsewhere.
  func shifted(by distance: Int) -> Range<Int> {
    lowerBound + distance..<upperBound + distance
  }
}
