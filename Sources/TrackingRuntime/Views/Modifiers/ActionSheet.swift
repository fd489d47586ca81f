/// A choice of older programs: a title, a message and buttons.
public struct ActionSheet {
  let alert: Alert

  /// A button of a choice.
  public typealias Button = Alert.Button

  /// Makes a choice.
  public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
    alert = Alert(title: title, message: message, buttons: buttons)
  }
}

extension View {
  /// Presents a choice of older programs while a value is true.
  public func actionSheet(
    isPresented: Binding<Bool>, content: @escaping () -> ActionSheet
  ) -> ModifiedContent<Self, AlertModifier<AlertActions, Text?>> {
    alert(isPresented: isPresented) { content().alert }
  }

  /// Presents a choice of older programs for an item while there is an item.
  public func actionSheet<Item: Identifiable>(
    item: Binding<Item?>, content: @escaping (Item) -> ActionSheet
  ) -> ModifiedContent<Self, AlertModifier<AlertActions, Text?>> {
    alert(item: item) { content($0).alert }
  }
}
