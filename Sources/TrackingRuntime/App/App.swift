/// A whole program.
///
/// Differs from SwiftUI: nothing starts it; a suite mounts the views.
@MainActor @preconcurrency
public protocol App {
  /// The type of what the program shows.
  associatedtype Body: Scene
  /// What the program shows.
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }
  /// Makes the program.
  @MainActor @preconcurrency init()
}

extension App {
  /// Makes the program and shows nothing.
  public static func main() { _ = Self() }
}
