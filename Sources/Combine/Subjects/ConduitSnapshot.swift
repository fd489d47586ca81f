/// The conduits that were open at one moment; they stay alive while they are walked over.
struct ConduitSnapshot {
  private let conduits: ContiguousArray<AnyConduit>

  init(_ conduits: ContiguousArray<AnyConduit>) {
    self.conduits = conduits
  }

  /// Calls a closure with each conduit; `type` is that of its subject's conduits.
  ///
  /// The array keeps the conduits alive, so nobody has to retain each of them in passing: that
  /// would cost as much as the delivery. A reference and an `Unmanaged` have the same layout.
  @inline(__always)
  func forEach<Output, Failure>(
    _ type: Conduit<Output, Failure>.Type, _ body: (Conduit<Output, Failure>) -> Void
  ) {
    conduits.withUnsafeBytes { bytes in
      for conduit in bytes.bindMemory(to: Unmanaged<AnyConduit>.self) {
        conduit._withUnsafeGuaranteedRef {
          body(unsafeDowncast($0, to: Conduit<Output, Failure>.self))
        }
      }
    }
  }
}
