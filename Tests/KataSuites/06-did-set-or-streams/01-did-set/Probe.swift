import KataTesting
import SwiftUI

@testable import Kata

/// The screen, and what was saved.
@MainActor
func probe() -> Probe {
  Probe { probe in
    let store = SearchStore(saves: ["moon"])
    let model = GalleryModel(store: store)
    probe.value("saved") { store.saves.joined(separator: ", ") }
    return SearchView(model: model)
  }
}
