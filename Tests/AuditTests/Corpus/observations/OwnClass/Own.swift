final class Observations {
  init(_ start: @escaping () -> Void) {}
}
