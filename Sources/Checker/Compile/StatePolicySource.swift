import Foundation
import Workbook

/// The generated file that makes `@State` lazy in a kata that asks for it, and in its suite.
enum StatePolicySource {
  /// A name that no file of a kata has.
  static let fileName = "KataStatePolicy.swift"

  private static let text = """
    import SwiftUI

    typealias State<Value> = LazyState<Value>

    """

  /// The files to compile: those of `sources`, and the generated one where the facts pin `lazy`.
  static func completed(_ sources: SourceSet, for facts: KataFacts) -> SourceSet {
    guard facts.policies?.state == "lazy" else { return sources }
    return SourceSet(
      files: sources.files + [SourceFile(name: fileName, bytes: Data(text.utf8))])
  }
}
