/// A button that renames something.
public struct RenameButton: View, UncountedBody {
  /// Makes the button.
  public init() {}

  /// "Rename"; it does nothing here.
  public var body: some View { Button("Rename") {} }
}
