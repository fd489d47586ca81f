/// Compares closures by what they have captured: the policy `captures` of one screen [C07, C08].
///
/// SwiftUI works a context's layout out in the background, so that the first comparison of each
/// type of context says "different"; here that lasts until the event in hand has been dealt with.
///
/// Differs from SwiftUI: what was met is forgotten with the screen, so that the count of a test
/// does not depend on the tests before it.
final class ClosureComparison {
  private struct Met {
    let frame: Int
    let layout: CaptureLayout?
  }

  /// The number of the event in hand.
  var frame = 0
  private var met: [UnsafeRawPointer: Met] = [:]
  private var depth = 0
  /// A context that leads back to itself is never equal.
  private static let depthLimit = 8

  /// Whether two contexts, of closures that run the same function, captured equal values.
  func areEqual(_ left: UnsafeRawPointer, _ right: UnsafeRawPointer) -> Bool {
    // A heap object begins with its metadata.
    let metadata = left.load(as: UnsafeRawPointer.self)
    guard metadata == right.load(as: UnsafeRawPointer.self), depth < Self.depthLimit else {
      return false
    }
    guard let known = met[metadata] else {
      met[metadata] = Met(frame: frame, layout: CaptureLayout(context: metadata))
      return false
    }
    guard known.frame != frame, let layout = known.layout else { return false }
    depth += 1
    defer { depth -= 1 }
    return layout.areEqual(left, right, closures: self)
  }
}
