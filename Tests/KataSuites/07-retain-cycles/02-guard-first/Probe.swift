import KataTesting
import SwiftUI

@testable import Kata

/// The screen, with a source of changes that outlives it.
@MainActor
func probe() -> Probe {
  var sources: [AsyncStream<[String]>.Continuation] = []
  return Probe { probe in
    let (changes, continuation) = AsyncStream.makeStream(of: [String].self)
    sources.append(continuation)
    return LibraryView(model: ListModel(changes: changes)) { continuation.yield($0) }
  }
}
