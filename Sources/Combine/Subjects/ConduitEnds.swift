/// What a conduit connects: the subject above and the subscriber below.
final class ConduitEnds<Output, Failure: Error> {
  let source: any ConduitSource<Output>
  let downstream: any Subscriber<Output, Failure>

  init(source: any ConduitSource<Output>, downstream: any Subscriber<Output, Failure>) {
    self.source = source
    self.downstream = downstream
  }
}
