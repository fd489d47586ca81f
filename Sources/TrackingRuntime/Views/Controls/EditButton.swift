/// A button that switches the editing of lists on and off.
public struct EditButton: View, UncountedBody {
  @Environment(\.editMode) private var editMode
  @State private var isEditing = false

  /// Makes the button.
  public init() {}

  /// "Edit" or "Done".
  public var body: some View {
    let isEditing = editMode?.wrappedValue.isEditing ?? isEditing
    Button(isEditing ? "Done" : "Edit") {
      if let editMode {
        editMode.wrappedValue = isEditing ? .inactive : .active
      } else {
        self.isEditing.toggle()
      }
    }
  }
}
