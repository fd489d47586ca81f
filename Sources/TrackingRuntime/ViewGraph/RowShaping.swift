/// A view type that can be several rows.
@MainActor
protocol RowShaping {
  /// How many rows it is.
  static var rowShape: RowShape { get }
}

extension ForEach: RowShaping where Content: View {
  @MainActor static var rowShape: RowShape { .counted }
}

extension Section: RowShaping where Parent: View, Content: View, Footer: View {
  @MainActor static var rowShape: RowShape {
    guard case .fixed(let count) = RowShape.of(Content.self) else { return .counted }
    return .fixed(count + SectionEdge<Parent>.rowCount + SectionEdge<Footer>.rowCount)
  }
}

extension Group: RowShaping where Content: View {
  @MainActor static var rowShape: RowShape { RowShape.of(Content.self) }
}

extension ModifiedContent: RowShaping where Content: View, Modifier: ViewModifier {
  @MainActor static var rowShape: RowShape { RowShape.of(Content.self) }
}

extension TupleView: RowShaping {
  @MainActor static var rowShape: RowShape {
    var sum = 0
    for element in TupleLayout.of(T.self).elements {
      guard case .fixed(let count) = RowShape.of(element.type) else { return .counted }
      sum += count
    }
    return .fixed(max(1, sum))
  }
}
