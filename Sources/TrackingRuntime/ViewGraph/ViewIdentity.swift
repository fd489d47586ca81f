/// Where a view stands in the tree: a chain of names, indices and ids that outlives the node.
final class ViewIdentity {
  /// One step of the path.
  enum Component {
    /// A view's type.
    case type(Any.Type)
    /// A container's name.
    case name(String)
    /// The place in a `ViewBuilder` block.
    case index(Int)
    /// The id of a row.
    case id(AnyHashable)
  }

  let component: Component
  let parent: ViewIdentity?

  init(_ component: Component, in parent: ViewIdentity?) {
    self.component = component
    self.parent = parent
  }

  /// The path from the root, such as `GalleryView/List/3`.
  var path: String {
    let own =
      switch component {
      case .type(let type): TypeName.short(of: type)
      case .name(let name): name
      case .index(let index): String(index)
      case .id(let id): String(describing: id.base)
      }
    guard let parent else { return own }
    return parent.path + "/" + own
  }
}
