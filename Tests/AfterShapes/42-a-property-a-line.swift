import SwiftUI

@Observable final class Size {
  var width = 1
  var height = 2
  var area: Int { width * height }
}
