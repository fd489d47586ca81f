import Foundation
import Synchronization

/// Where marks arrive, from any thread, until the graph takes them on the main actor.
///
/// While the graph is pumping (an event handler or `flush()` runs) a mark only waits. Otherwise
/// the first mark wakes the graph, so that a write outside of any handler is picked up too.
final class UpdateInbox: Sendable {
  /// One mark: a node and why, or a reader that has to compare first.
  struct Entry: Sendable {
    let node: ViewNode
    let cause: UpdateCause
    var reader: LocationReader?
  }

  private struct Contents {
    var entries: [Entry] = []
    var spare: [Entry] = []
    var isPumping = false
    /// Whether one of the marks came from another thread than that of the bodies.
    var hasForeign = false
    /// Whether the graph has been woken and has not come yet: one wake-up is enough.
    var isWoken = false
    /// How much longer marks from other threads may keep the main actor waiting, in steps.
    var patience = UpdateInbox.patience
    var wake: (@Sendable () -> Void)?

    /// Adds an entry; returns what has to be called to wake the graph, if it sleeps.
    mutating func append(_ entry: Entry) -> (@Sendable () -> Void)? {
      entries.append(entry)
      if !EvaluationScope.isEvaluatingThread { hasForeign = true }
      guard !isPumping && !isWoken else { return nil }
      isWoken = true
      return wake
    }
  }

  private let contents = Mutex(Contents())

  /// Called once when a mark arrives and nobody is pumping.
  var wake: (@Sendable () -> Void)? {
    get { contents.withLock { $0.wake } }
    set { contents.withLock { $0.wake = newValue } }
  }

  /// Adds a mark.
  func add(_ node: ViewNode, _ cause: UpdateCause, reader: LocationReader? = nil) {
    let wake = contents.withLock {
      $0.append(Entry(node: node, cause: cause, reader: reader))
    }
    wake?()
  }

  /// Adds the mark of an observation that fired, unless it has been retired meanwhile.
  func add(firing arm: ObservationArm) {
    let wake = contents.withLock { contents -> (@Sendable () -> Void)? in
      guard let node = arm.takeNode() else { return nil }
      return contents.append(Entry(node: node, cause: .dependencies))
    }
    wake?()
  }

  /// Retires an observation; returns whether it had not fired yet.
  func retire(_ arm: ObservationArm) -> Bool {
    contents.withLock { _ in arm.takeNode() != nil }
  }

  /// Called when the graph has come to a wake-up.
  func didWake() { contents.withLock { $0.isWoken = false } }

  /// From now on marks wait for `drain`.
  func beginPumping() { contents.withLock { $0.isPumping = true } }

  /// Stops pumping if no mark waits; returns whether it did.
  func endPumping() -> Bool {
    contents.withLock { contents in
      guard contents.entries.isEmpty else { return false }
      contents.isPumping = false
      return true
    }
  }

  /// How long a mark from another thread waits at least, and how long a further step is, in
  /// microseconds.
  private static let foreignDelay: UInt32 = 1_000
  /// How many further steps one mark waits while a task is at work off the main actor: a machine
  /// with much to do may keep a thread from running between its mark and its write.
  private static let foreignSteps = 50
  /// How many further steps a screen waits in all: who writes there on and on does not stop it.
  private static let patience = 500

  /// Hands out the waiting marks in order of arrival; returns whether there were any.
  ///
  /// Marks arrive before the value is stored. Another thread is given the time to store it, where
  /// SwiftUI waits for the next frame; without, a body could read the old value and nobody would
  /// tell it of the new one. As with `withObservationTracking` itself, a write that another thread
  /// makes while a body runs may still be missed: models belong to the main actor.
  @MainActor
  func drain(_ take: (Entry) -> Void) -> Bool {
    var (entries, hasForeign) = contents.withLock { contents in
      let taken = (contents.entries, contents.hasForeign)
      contents.entries = contents.spare
      contents.spare = []
      contents.hasForeign = false
      return taken
    }
    guard !entries.isEmpty else { return false }
    if hasForeign { letOthersStore() }
    for entry in entries { take(entry) }
    entries.removeAll(keepingCapacity: true)
    let emptied = entries
    contents.withLock { $0.spare = emptied }
    return true
  }

  private func letOthersStore() {
    usleep(Self.foreignDelay)
    var steps = 0
    while TaskPool.isBusy, steps < Self.foreignSteps,
      contents.withLock({ contents in
        contents.patience -= 1
        return contents.patience > 0
      })
    {
      usleep(Self.foreignDelay)
      steps += 1
    }
  }
}
