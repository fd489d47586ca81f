/// A window, or several.
@MainActor @preconcurrency
public protocol Scene {
  /// The type of the windows that it is made of.
  associatedtype Body: Scene
  /// The windows that it is made of.
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: Scene {}

extension Scene where Body == Never {
  /// Never reached.
  public var body: Never { fatalError("body() should not be called on a window.") }
}

extension Scene {
  /// Adds commands to the menus.
  public nonisolated func commands<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> Self { self }
  /// Sets the size of a window.
  public nonisolated func defaultSize(width: Double, height: Double) -> Self { self }
  /// Sets how a window can be resized.
  public nonisolated func windowResizability(_ resizability: WindowResizability) -> Self { self }
  /// Sets the look of a window.
  public nonisolated func windowStyle(_ style: WindowStyle) -> Self { self }
  /// Hands an object to `@Environment(T.self)`.
  public nonisolated func environment<T: AnyObject>(_ object: T?) -> Self { self }
  /// Hands an object to `@EnvironmentObject`.
  public nonisolated func environmentObject<T: AnyObject>(_ object: T) -> Self { self }
  /// Runs an action when a value changes; never here.
  public nonisolated func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void
  ) -> Self { self }
  /// Runs an action when a value changes; never here.
  public nonisolated func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> Self { self }
}
