import Foundation

/// Views made of a collection.
@MainActor @preconcurrency
public protocol DynamicViewContent: View {
  /// The type of the collection.
  associatedtype Data: Collection
  /// The collection.
  var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}
extension ModifiedContent: DynamicViewContent
where Content: DynamicViewContent, Modifier: ViewModifier {
  /// The collection.
  @MainActor public var data: Content.Data { content.data }
}

extension DynamicViewContent {
  /// Lets a person delete rows: each row gets a control called "Delete" and its text.
  public nonisolated func onDelete(
    perform action: ((IndexSet) -> Void)?
  ) -> ModifiedContent<Self, RowEditModifier> {
    modifier(RowEditModifier(delete: action, move: nil))
  }

  /// Lets a person move rows: each row gets controls "Move up" and "Move down" with its text.
  public nonisolated func onMove(
    perform action: ((IndexSet, Int) -> Void)?
  ) -> ModifiedContent<Self, RowEditModifier> {
    modifier(RowEditModifier(delete: nil, move: action))
  }
}
