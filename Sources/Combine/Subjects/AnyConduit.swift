/// A conduit whose types are hidden, so that walking over many needs no type's metadata.
class AnyConduit {
  /// The conduit's place in the order of subscription.
  final let number: UInt64

  init(number: UInt64) {
    self.number = number
  }
}
