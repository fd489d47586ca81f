import Foundation

/// The line of `_printChanges()` and `_logChanges()`: why a type's body runs now.
@MainActor
enum ChangedProperties {
  /// Prints the line on standard output.
  static func print(of type: Any.Type) { Swift.print(line(of: type)) }

  /// Differs from SwiftUI: without a system log (subsystem `com.apple.SwiftUI`, category
  /// `Changed Body Properties`) the line goes to standard error, where warnings go too.
  static func log(of type: Any.Type) {
    FileHandle.standardError.write(Data((line(of: type) + "\n").utf8))
  }

  /// The line; outside of this type's own body nothing has changed.
  private static func line(of type: Any.Type) -> String {
    var words: [String] = []
    if let node = EvaluationScope.current, node.layout.type == type {
      words = node.runningCause.words(properties: node.layout.propertyNames)
    }
    let name = TypeName.short(of: type)
    return words.isEmpty
      ? "\(name): unchanged." : "\(name): \(words.joined(separator: ", ")) changed."
  }
}
