import Foundation
import SourceOutline
import Workbook

/// The generated file that gives names of Apple's another meaning in a kata, and in its suite.
///
/// A module's own declaration goes before those of every module that a file imports, whichever of
/// Foundation and SwiftUI that is. So `@State` becomes lazy in a kata that asks for it, and `Timer`
/// is one that lets go of its block, as Foundation's on Linux never does.
enum StandInSource {
  /// A name that no file of a kata has.
  static let fileName = "KataStandIns.swift"

  private static let timer = "Timer"

  /// The files to compile: those of `sources` and, where something in them needs it, the generated
  /// one.
  static func completed(_ sources: SourceSet, for facts: KataFacts) -> SourceSet {
    var lines: [String] = []
    if facts.policies?.state == "lazy" { lines.append("typealias State<Value> = LazyState<Value>") }
    if needsTimer(sources) { lines.append("typealias \(timer) = ReleasingTimer") }
    // The compiler wants a file, and an answer that is a configuration has none.
    guard !lines.isEmpty || sources.files.isEmpty else { return sources }
    let text = (["import SwiftUI", ""] + lines).joined(separator: "\n") + "\n"
    return SourceSet(
      files: sources.files + [SourceFile(name: fileName, bytes: Data(text.utf8))])
  }

  /// Whether the sources say `Timer` and do not mean a type of their own.
  private static func needsTimer(_ sources: SourceSet) -> Bool {
    let name = Data(timer.utf8)
    // Most katas do not have the word; reading syntax is for those that do.
    let texts = sources.files.filter { $0.bytes.range(of: name) != nil }.map(\.text)
    guard !texts.isEmpty else { return false }
    return !texts.contains {
      Outline(of: $0).declarations.contains {
        $0.name == timer && $0.container == nil && ShadowCheck.typeKinds.contains($0.kind)
      }
    }
  }
}
