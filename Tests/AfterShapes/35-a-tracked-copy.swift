import SwiftUI

final class Service { var features: Set<String> = [] }

@Observable final class Purchases {
  @ObservationIgnored private let service = Service()
  private(set) var eligible: Set<String> = []

  func may(_ feature: String) -> Bool { eligible.contains(feature) }
  func purchase(_ feature: String) {
    service.features.insert(feature)
    eligible = service.features
  }
}
