import SwiftUI

@Observable final class Feature {
  var returned = 0
  @ObservationIgnored var `default` = 0
}
