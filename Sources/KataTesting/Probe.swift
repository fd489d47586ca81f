import SwiftUI

/// What an exam drives beside the tests: a screen, and what a person at it cannot do or see.
///
/// The grader runs the same random steps at an answer and at the reference and compares the facts.
/// Without a `Probe.swift` that says otherwise the probe of a kata is its `screen()`.
/// ```swift
/// @MainActor func probe() -> Probe {
///   Probe { probe in
///     let inbox = Inbox()
///     probe.act("Read all") { inbox.unread = 0 }
///     probe.value("unread") { "\(inbox.unread)" }
///     return InboxView(inbox: inbox)
///   }
/// }
/// ```
/// What is made outside of the closure outlives the screen, as a server would; what is made within is
/// let go with it. Nothing in it may know what is right: it shares its process with the learner's code.
@MainActor
public final class Probe {
  private let make: @MainActor (Probe) -> AnyView
  /// How many rows of a list a person sees at a time.
  let visibleRows: Int
  private(set) var acts: [(name: String, act: @MainActor () async -> Void)] = []
  private(set) var values: [(name: String, read: @MainActor () -> String)] = []

  /// Makes a probe; the closure makes a fresh root, and what it is made of, at each mount.
  ///
  /// Where a right answer may put rows into a list or a stack, `visibleRows` shows all of them.
  public init(visibleRows: Int = 20, _ make: @escaping @MainActor (Probe) -> some View) {
    self.visibleRows = visibleRows
    self.make = { AnyView(make($0)) }
  }

  /// Makes a probe of a screen alone.
  public convenience init(
    visibleRows: Int = 20, _ make: @escaping @MainActor () -> some View
  ) {
    self.init(visibleRows: visibleRows) { _ in make() }
  }

  /// Gives a name to something that can be done beside the screen, such as a write to a model.
  public func act(_ name: String, _ act: @escaping @MainActor () async -> Void) {
    acts.append((name, act))
  }

  /// Gives a name to something that can be seen beside the screen, such as what was saved.
  public func value(_ name: String, _ read: @escaping @MainActor () -> String) {
    values.append((name, read))
  }

  /// A fresh root.
  func root() -> AnyView {
    drop()
    return make(self)
  }

  /// Lets go of all that the last root was made of.
  func drop() {
    acts = []
    values = []
  }
}
