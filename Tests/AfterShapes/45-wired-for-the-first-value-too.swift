import SwiftUI

@Observable final class Player {
  @ObservationIgnored private(set) var wired = 0
  var source: String? = "intro" { didSet { wire() } }

  init() { wire() }

  private func wire() { wired += 1 }
}
