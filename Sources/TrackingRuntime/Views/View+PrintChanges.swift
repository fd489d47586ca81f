extension View {
  /// Prints why the body that runs now was run, as SwiftUI does [C26].
  public static func _printChanges() { ChangedProperties.print(of: Self.self) }

  /// Writes the line of `_printChanges()` to the log, which is standard error here.
  public static func _logChanges() { ChangedProperties.log(of: Self.self) }
}

extension ViewModifier {
  /// Prints why the body that runs now was run, as SwiftUI does [C26].
  public static func _printChanges() { ChangedProperties.print(of: Self.self) }

  /// Writes the line of `_printChanges()` to the log, which is standard error here.
  public static func _logChanges() { ChangedProperties.log(of: Self.self) }
}
