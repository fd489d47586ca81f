/// A value that subscribers are being told of and that is not stored yet; lives on the writer's stack.
///
/// Writes may lie within writes, and several threads may write: they end in any order, so each
/// takes itself out of the chain. A pointer, since each write makes one: a copy of the value behind
/// an `Optional` of a type that is only known at run time makes a write half as dear again.
struct PublishedFlight {
  /// Where the value lies; valid while the flight is in its storage's chain.
  let value: UnsafeRawPointer
  /// The write that was in flight before.
  var outer: UnsafeMutablePointer<PublishedFlight>?

  /// Takes a flight out of the chain that begins at `latest`.
  static func remove(
    _ flight: UnsafeMutablePointer<PublishedFlight>,
    from latest: inout UnsafeMutablePointer<PublishedFlight>?
  ) {
    if latest == flight {
      latest = flight.pointee.outer
      return
    }
    var later = latest
    while let link = later {
      if link.pointee.outer == flight {
        link.pointee.outer = flight.pointee.outer
        return
      }
      later = link.pointee.outer
    }
  }
}
