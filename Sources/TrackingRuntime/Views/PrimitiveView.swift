/// A view without a body of its own.
protocol PrimitiveView: View where Body == Never {}

extension PrimitiveView {
  /// Never reached: the graph knows the view.
  public var body: Never {
    fatalError("body() should not be called on \(TypeName.short(of: Self.self)).")
  }
}
