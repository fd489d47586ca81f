import SwiftUI

/// Where a parcel is.
final class ParcelPlace {
  var street = "Harbour 1"
}

/// A parcel on its way.
@MainActor
@Observable
final class ParcelModel {
  var (width, height) = (1, 1)
  var weight = 1 {
    didSet { weight = max(weight, 1) }
  }
}

/// Shows where a parcel is.
struct ParcelView: View {
  @State private var place = ParcelPlace()
  let model: ParcelModel

  var body: some View {
    VStack {
      Text("\(model.width) × \(model.height), \(model.weight) kg")
      Text(place.street)
      Button("Deliver") { place.street = "Here" }
    }
  }
}
