/// What a stage does with one value.
enum StageStep<Output, Failure: Error> {
  /// Passes this value on.
  case pass(Output)
  /// Passes nothing on; the demand that the value used up is asked for again.
  case skip
  /// Passes this value on and ends.
  case last(Output)
  /// Ends at once.
  case end(Subscribers.Completion<Failure>)
}
