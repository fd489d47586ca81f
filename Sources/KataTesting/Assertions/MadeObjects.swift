import XCTest

/// The objects of a class that somebody makes: how many they are, and which of them still live.
///
/// Objects of a subclass are not seen, nor what was made before. One watch at a time: a new one
/// takes the older one's place.
/// ```swift
/// let models = MadeObjects(of: NewsModel.self)
/// let host = ViewHost(NewsView(feed: feed))
/// XCTAssertFalse(models.alive.isEmpty, "the screen keeps no NewsModel")
/// ```
@MainActor
public struct MadeObjects<Object: AnyObject> {
  private let watch: AllocationWatch

  /// Begins to watch; where that cannot be done, the test fails instead of hearing of none.
  public init(of type: Object.Type, file: StaticString = #filePath, line: UInt = #line) {
    watch = AllocationWatch(of: [type])
    if !watch.isHeard {
      XCTFail("nobody can tell how many \(type) are made here", file: file, line: line)
    }
  }

  /// How many have been made since the watch began.
  public var count: Int { watch.count }

  /// Those among the first hundred that are still there.
  public var alive: [Object] { watch.alive.compactMap { $0 as? Object } }
}
