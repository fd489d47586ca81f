import SwiftUI

@Observable final class Meter {
  private(set) var level = 0
  private(set) var changes = 0

  func show(_ level: Int) {
    guard level != self.level else { return }
    self.level = level
    changes += 1
  }
}
