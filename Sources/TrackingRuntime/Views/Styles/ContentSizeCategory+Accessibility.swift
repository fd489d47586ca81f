extension ContentSizeCategory {
  /// Whether the size is one for people who see little.
  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }
}

extension DynamicTypeSize {
  /// Whether the size is one for people who see little.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }
}

extension EditMode {
  /// Whether something is being edited.
  public var isEditing: Bool { self != .inactive }
}
