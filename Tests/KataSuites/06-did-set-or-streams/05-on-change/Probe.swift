import KataTesting
import SwiftUI

@testable import Kata

/// The screen, and what was loaded.
@MainActor
func probe() -> Probe {
  Probe { probe in
    let model = SearchModel()
    probe.value("loaded") { model.loads.joined(separator: ", ") }
    return ResultsView(model: model)
  }
}
