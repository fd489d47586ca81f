import KataEvents

/// A screen that the parent drives by commands, each of which it answers.
@MainActor
protocol DrivenScreen: AnyObject {
  /// Tells what the mount did.
  func begin() async
  /// Carries out one command and answers it; false when the screen was closed.
  func obey(_ command: Command) async -> Bool
}
