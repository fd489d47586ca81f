extension Publishers {
  /// A publisher of the values that its upstream publishes in another form.
  public struct Decode<Upstream: Publisher, Output: Decodable, Coder: TopLevelDecoder>: Publisher
  where Upstream.Output == Coder.Input {
    /// Any error: that of the upstream or of the decoder.
    public typealias Failure = any Error

    /// Where the values come from.
    public let upstream: Upstream
    private let decoder: Coder

    /// Makes the publisher that `decode(type:decoder:)` returns.
    public init(upstream: Upstream, decoder: Coder) {
      self.upstream = upstream
      self.decoder = decoder
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let decoder = decoder
      upstream.subscribe(
        Stage(
          subscriber,
          step: { input in
            do {
              return .pass(try decoder.decode(Output.self, from: input))
            } catch {
              return .end(.failure(error))
            }
          }, end: { $0.erased }))
    }
  }
}

extension Publisher {
  /// Publishes the values that a decoder makes; its first error ends the stream.
  public func decode<Item: Decodable, Coder: TopLevelDecoder>(
    type: Item.Type, decoder: Coder
  ) -> Publishers.Decode<Self, Item, Coder> where Output == Coder.Input {
    Publishers.Decode(upstream: self, decoder: decoder)
  }
}
