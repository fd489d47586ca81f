#if canImport(UIKit)
  import UIKit
#endif
import SwiftUI

@Observable final class Device {
  var name = "Linux"
  #if os(iOS)
    var model: UIDevice { UIDevice.current }
  #endif
}
