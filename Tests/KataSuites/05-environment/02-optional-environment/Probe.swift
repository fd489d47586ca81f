import KataTesting
import SwiftUI

@testable import Kata

/// A row with analytics, and one without.
@MainActor
func probe() -> Probe {
  Probe {
    VStack {
      FavoriteRow(number: 7).environment(Analytics())
      FavoriteRow(number: 8)
    }
  }
}
