import SwiftUI

@Observable final class Connections {
  @ObservationIgnored private var storedActive: Int?

  var active: Int? {
    get {
      access(keyPath: \.active)
      return storedActive
    }
    set {
      guard newValue != storedActive else { return }
      withMutation(keyPath: \.active) { storedActive = newValue }
    }
  }
}
