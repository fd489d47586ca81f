/// A look that says itself what the view tree shows of it.
protocol SelfDescribing {
  /// Its words.
  nonisolated var lookWords: String { get }
}
