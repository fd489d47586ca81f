import SwiftUI

@Observable final class Reader {
  @ObservationIgnored private let defaults: UserDefaults
  var fontSize: Double {
    didSet { defaults.set(fontSize, forKey: "fontSize") }
  }

  init(defaults: UserDefaults = .standard) {
    self.defaults = defaults
    fontSize = defaults.object(forKey: "fontSize") as? Double ?? 17
  }
}
