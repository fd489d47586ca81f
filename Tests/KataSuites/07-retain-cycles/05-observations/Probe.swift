import KataTesting
import SwiftUI

@testable import Kata

/// The screen; the store outlives it.
@MainActor
func probe() -> Probe {
  let store = SearchStore()
  return Probe { probe in
    probe.value("saved") { store.saves.joined(separator: ", ") }
    return SearchView(model: GalleryModel(store: store))
  }
}
