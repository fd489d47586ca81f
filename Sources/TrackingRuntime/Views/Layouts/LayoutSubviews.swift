/// The views that a layout lays out; never any here.
public struct LayoutSubviews: RandomAccessCollection, Equatable {
  /// The first place.
  public var startIndex: Int { 0 }
  /// The place behind the last one.
  public var endIndex: Int { 0 }
  /// The view at a place.
  public subscript(index: Int) -> LayoutSubview { LayoutSubview() }
}
