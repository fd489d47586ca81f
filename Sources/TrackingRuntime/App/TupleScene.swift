/// Several scenes.
public nonisolated struct TupleScene<T>: Scene {
  /// Never reached.
  public typealias Body = Never

  let value: T

  nonisolated init(value: T) { self.value = value }
}
