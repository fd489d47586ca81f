/// How a picture takes its place.
public enum ContentMode: Hashable, CaseIterable, Sendable {
  /// The whole picture is seen.
  case fit
  /// The whole place is filled.
  case fill
}
