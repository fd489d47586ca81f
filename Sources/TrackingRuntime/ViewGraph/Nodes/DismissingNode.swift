/// The node of the buttons of an alert.
final class DismissingNode: ModifierNode<DismissingModifier> {
  override func collectControls(into controls: inout [Control]) {
    var inside: [Control] = []
    super.collectControls(into: &inside)
    let isPresented = modifier.isPresented
    for index in inside.indices {
      guard let tap = inside[index].tap else { continue }
      inside[index].tap = {
        tap()
        isPresented.wrappedValue = false
      }
    }
    controls += inside
  }
}
