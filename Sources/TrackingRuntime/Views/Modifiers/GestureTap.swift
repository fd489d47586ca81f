/// What a tap of a test does to a gesture: it goes on for one pass, and then it ends.
@MainActor
public struct GestureTap {
  /// While it goes on: `updating` and `onChanged`.
  var begin: [@MainActor () -> Void] = []
  /// When it ends: `onEnded`.
  var end: [@MainActor () -> Void] = []
  /// After the end: each `@GestureState` has its first value again.
  var reset: [@MainActor () -> Void] = []

  /// Whether nobody asked for anything.
  var isEmpty: Bool { begin.isEmpty && end.isEmpty }

  /// This one and another one at once.
  func joined(with other: GestureTap) -> GestureTap {
    GestureTap(
      begin: begin + other.begin, end: end + other.end, reset: reset + other.reset)
  }

  /// Goes on, lets the screen show it, and ends.
  func run() {
    for action in begin { action() }
    if !begin.isEmpty { LiveGraphs.flush() }
    for action in end + reset { action() }
  }
}
