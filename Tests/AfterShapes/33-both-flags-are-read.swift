import SwiftUI

@Observable final class Switches {
  var isPowered = false
  var isOpen = false

  var isRunning: Bool {
    let (isPowered, isOpen) = (isPowered, isOpen)
    return isPowered && isOpen
  }
}
