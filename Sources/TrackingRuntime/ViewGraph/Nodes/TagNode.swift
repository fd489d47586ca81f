/// The node of `tag`.
final class TagNode: ModifierNode<TagModifier> {
  override func collectOptions(into options: inout [PickerOption]) {
    options.append(PickerOption(self, tag: modifier.tag))
  }
}
