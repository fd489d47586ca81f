/// What a reduction does after one value.
enum ReductionStep {
  /// Waits for more.
  case more
  /// Takes what it has and ends, without waiting for its upstream.
  case done
}
