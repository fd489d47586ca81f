/// An object that a view takes from the environment, where nobody has put one.
package struct MissingObject: Hashable, Sendable {
  /// The object's class.
  package let type: String
  /// The view that takes it.
  package internal(set) var view = ""
  /// What SwiftUI dies with, and what to do.
  package let sentence: String

  /// For `@Environment(Object.self)` [D02].
  static func observable(_ type: Any.Type) -> MissingObject {
    let name = TypeName.full(of: type)
    return MissingObject(
      type: name,
      sentence: """
        No Observable object of type \(name) found. A View.environmentObject(_:) for \(name) may be \
        missing as an ancestor of this view.
        Remedy: write .environment(...) with a \(name) on a view above this one; \
        .environmentObject(_:) is for an ObservableObject.
        """)
  }

  /// For `@EnvironmentObject` [D01].
  static func observableObject(_ type: Any.Type) -> MissingObject {
    let name = TypeName.full(of: type)
    return MissingObject(
      type: name,
      sentence: """
        No ObservableObject of type \(name) found. A View.environmentObject(_:) for \(name) may be \
        missing as an ancestor of this view.
        Remedy: write .environmentObject(...) with a \(name) on a view above this one.
        """)
  }

  private init(type: String, sentence: String) {
    self.type = type
    self.sentence = sentence
  }
}
