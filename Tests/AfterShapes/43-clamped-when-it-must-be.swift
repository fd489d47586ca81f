import SwiftUI

@Observable final class Volume {
  var level = 0 {
    didSet {
      // Writing here comes back here, so only what is too much is written.
      if level > 10 { level = 10 }
    }
  }
}
