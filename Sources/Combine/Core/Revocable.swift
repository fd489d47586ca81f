import Synchronization

/// An object that several threads may use until it is revoked; the last to use it lets it go.
///
/// Every value of a pipeline passes here. A lock around a reference costs a retain and a release
/// besides, so that the reference can be used after the lock; here one count does both: nobody
/// retains the object, and nobody lets it go while somebody is inside.
///
/// Not generic, since a generic type's metadata would be looked up for every value: whoever uses
/// the object knows its class.
struct Revocable: ~Copyable {
  private let object: Unmanaged<AnyObject>
  /// How many are inside, times `user`, with the bits `revoked` and `released`.
  private let state = Atomic<UInt>(0)

  private var revoked: UInt { 1 }
  private var released: UInt { 2 }
  private var user: UInt { 4 }

  /// Keeps the object until it is revoked.
  init(_ object: AnyObject) {
    self.object = .passRetained(object)
  }

  deinit {
    if state.load(ordering: .acquiring) & 2 == 0 { object.release() }
  }

  var isRevoked: Bool { state.load(ordering: .acquiring) & revoked != 0 }

  /// The object, for whoever looks for what keeps what alive; nil once it has been revoked.
  var content: AnyObject? {
    var content: AnyObject?
    use(AnyObject.self) { content = $0 }
    return content
  }

  /// Calls a closure with the object, unless it has been revoked; it may revoke it from inside.
  ///
  /// `type` must be the class of the object that this was made with.
  @inline(__always)
  func use<Object: AnyObject>(_ type: Object.Type, _ body: (Object) -> Void) {
    if state.wrappingAdd(user, ordering: .acquiring).oldValue & revoked == 0 {
      object._withUnsafeGuaranteedRef { body(unsafeDowncast($0, to: type)) }
    }
    if state.wrappingSubtract(user, ordering: .acquiringAndReleasing).newValue == revoked {
      letGo()
    }
  }

  /// From now on nobody gets the object; returns whether this was so for the first time.
  func revoke() -> Bool {
    let old = state.bitwiseOr(revoked, ordering: .acquiringAndReleasing).oldValue
    if old == 0 { letGo() }
    return old & revoked == 0
  }

  /// Releases the object, once; nobody is inside and nobody will get in.
  @inline(never)
  private func letGo() {
    let (isFirst, _) = state.compareExchange(
      expected: revoked, desired: revoked | released, ordering: .acquiringAndReleasing)
    if isFirst { object.release() }
  }
}
