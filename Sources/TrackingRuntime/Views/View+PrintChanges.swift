extension View {
  /// Prints why the body that runs now was run, as SwiftUI does [C26].
  public static func _printChanges() { print(changesLine()) }

  /// Prints the same line as `_printChanges()`.
  ///
  /// Differs from SwiftUI: there is no system log; the line goes to standard output.
  public static func _logChanges() { print(changesLine()) }

  private static func changesLine() -> String {
    let words =
      EvaluationScope.current.map {
        $0.runningCause.words(properties: $0.layout.propertyNames)
      } ?? []
    let name = TypeName.short(of: Self.self)
    return words.isEmpty
      ? "\(name): unchanged." : "\(name): \(words.joined(separator: ", ")) changed."
  }
}
