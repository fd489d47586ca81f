import KataTesting
import SwiftUI

@testable import Kata

/// The screen with all its rows, whether a list or a stack shows them.
@MainActor
func probe() -> Probe {
  Probe(visibleRows: 100) { screen() }
}
