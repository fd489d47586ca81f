import Foundation

/// The submission of somebody who is on the roster and handed in nothing.
struct NothingTree: SubmissionTree {
  func entries() -> [TreeEntry] { [] }

  func bytes(of entry: TreeEntry, limit: Int) -> Data { Data() }
}
