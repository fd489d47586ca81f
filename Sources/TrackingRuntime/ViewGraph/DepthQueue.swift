/// The marked nodes of a pass, taken out parents first.
///
/// One bucket a depth; a bucket is put into order of creation when it is reached. Nothing is
/// allocated once the buckets have grown to their size.
@MainActor
struct DepthQueue {
  private var buckets: [[ViewNode]] = []
  private var count = 0
  private var depth = Int.max
  private var next = 0

  var isEmpty: Bool { count == 0 }

  mutating func append(_ node: ViewNode) {
    while buckets.count <= node.depth { buckets.append([]) }
    buckets[node.depth].append(node)
    count += 1
    if node.depth < depth {
      sealCurrent()
      depth = node.depth
      next = 0
    }
  }

  mutating func popFirst() -> ViewNode? {
    guard count > 0 else { return nil }
    while next >= buckets[depth].count {
      buckets[depth].removeAll(keepingCapacity: true)
      depth += 1
      next = 0
    }
    if next == 0 && buckets[depth].count > 1 { buckets[depth].sort { $0.serial < $1.serial } }
    let node = buckets[depth][next]
    next += 1
    count -= 1
    if count == 0 {
      buckets[depth].removeAll(keepingCapacity: true)
      depth = Int.max
      next = 0
    }
    return node
  }

  /// Keeps only what is still to come of the bucket in hand, before a smaller depth is taken up.
  private mutating func sealCurrent() {
    guard depth != Int.max, next > 0 else { return }
    buckets[depth].removeFirst(next)
  }
}
