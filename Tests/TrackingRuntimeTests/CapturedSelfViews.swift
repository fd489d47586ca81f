import Foundation
import SwiftUI

// What the screens of `CapturedSelfScreens` are made of: views that keep a closure, and owners.

struct Words: View {
  let words: () -> String
  var body: some View { Text(words()) }
}
struct MaybeWords: View {
  let words: (() -> String)?
  var body: some View { Text(words?() ?? "") }
}
struct Line {
  let words: () -> String
}
struct LineWords: View {
  let line: Line
  var body: some View { Text(line.words()) }
}
struct PassedOnWords: View {
  let words: () -> String
  var body: some View { Words(words: words) }
}
struct Block<Content: View>: View {
  @ViewBuilder let content: () -> Content
  var body: some View { content() }
}
struct Adding: ViewModifier {
  let words: () -> String
  func body(content: Content) -> some View {
    content
    Text(words())
  }
}
/// A closure that captures a closure.
func quoted(_ words: @escaping () -> String) -> () -> String { { words() } }

final class Counter: ObservableObject {
  @Published var count = 0
}
@MainActor @Observable final class CountModel {
  var count = 0
}
@propertyWrapper struct Kept: DynamicProperty {
  @State private var count = 0
  var wrappedValue: Int {
    get { count }
    nonmutating set { count = newValue }
  }
}
@MainActor @propertyWrapper struct Watched: @MainActor DynamicProperty {
  @StateObject private var counter = Counter()
  var wrappedValue: Int {
    get { counter.count }
    nonmutating set { counter.count = newValue }
  }
}
enum CapturedDefaults {
  static let name = "CapturedSelfTests"
  nonisolated(unsafe) static let store = UserDefaults(suiteName: name)
}
extension EnvironmentValues {
  @Entry var capturedCount = 0
  @Entry var addsToCount: @MainActor () -> Void = {}
}

struct BindingOwner: View {
  @State private var count = 0
  let showsSheet: Bool
  var body: some View { BindingScreen(count: $count, showsSheet: showsSheet) }
}
struct EnvironmentOwner: View {
  @State private var count = 0
  let showsSheet: Bool
  var body: some View {
    EnvironmentScreen(showsSheet: showsSheet)
      .environment(\.capturedCount, count)
      .environment(\.addsToCount) { count += 1 }
  }
}

/// A property of a modifier, in a closure that the modifier's body makes.
struct CountingModifier: ViewModifier {
  @State private var count = 0
  func body(content: Content) -> some View {
    content
    Words { "words \(count)" }
    Block { Text("block \(count)") }
    Button("+") { count += 1 }
  }
}
/// A property of a style, in a closure that the style makes.
struct CountingLabelStyle: LabelStyle {
  @State private var count = 0
  func makeBody(configuration: Configuration) -> some View {
    Words { "words \(count)" }
    Block { Text("block \(count)") }
    Button("+") { count += 1 }
  }
}
