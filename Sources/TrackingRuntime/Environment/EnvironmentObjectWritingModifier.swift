import Combine
import Observation

/// Sets the object of a class for everything below; the nearest one wins [D15].
public nonisolated struct EnvironmentObjectWritingModifier<Object: AnyObject>: EnvironmentModifier {
  let object: Object?

  func write(_ values: inout EnvironmentValues) { values[object: Object.self] = object }

  func isEqual(to other: Self) -> Bool { object === other.object }
}

extension View {
  /// Hands an observable object to `@Environment(T.self)` in this view and everything in it.
  public func environment<T: AnyObject & Observable>(
    _ object: T?
  ) -> ModifiedContent<Self, EnvironmentObjectWritingModifier<T>> {
    modifier(EnvironmentObjectWritingModifier(object: object))
  }

  /// Hands an object to `@EnvironmentObject` in this view and everything in it.
  public func environmentObject<T: ObservableObject>(
    _ object: T
  ) -> ModifiedContent<Self, EnvironmentObjectWritingModifier<T>> {
    modifier(EnvironmentObjectWritingModifier(object: object))
  }
}
