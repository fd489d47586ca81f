/// A folder of katas, in the order of their paths.
public struct Chapter: Sendable, Equatable {
  /// The folder's name, such as `01-start`.
  public var name: String
  /// The heading of its README, else the folder's name in words.
  public var title: String
  /// The ids of its katas, in order.
  public var katas: [String]
}
