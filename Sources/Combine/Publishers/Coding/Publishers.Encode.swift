extension Publishers {
  /// A publisher of its upstream's values in another form.
  public struct Encode<Upstream: Publisher, Coder: TopLevelEncoder>: Publisher
  where Upstream.Output: Encodable {
    /// The form.
    public typealias Output = Coder.Output
    /// Any error: that of the upstream or of the encoder.
    public typealias Failure = any Error

    /// Where the values come from.
    public let upstream: Upstream
    private let encoder: Coder

    /// Makes the publisher that `encode(encoder:)` returns.
    public init(upstream: Upstream, encoder: Coder) {
      self.upstream = upstream
      self.encoder = encoder
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let encoder = encoder
      upstream.subscribe(
        Stage(
          subscriber,
          step: { input in
            do { return .pass(try encoder.encode(input)) } catch { return .end(.failure(error)) }
          }, end: { $0.erased }))
    }
  }
}

extension Publisher {
  /// Publishes each value in the form of an encoder; its first error ends the stream.
  public func encode<Coder: TopLevelEncoder>(
    encoder: Coder
  ) -> Publishers.Encode<Self, Coder> where Output: Encodable {
    Publishers.Encode(upstream: self, encoder: encoder)
  }
}
