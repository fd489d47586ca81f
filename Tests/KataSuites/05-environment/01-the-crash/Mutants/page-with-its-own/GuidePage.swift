import SwiftUI

// This file is finished: what these views find, somebody above them has to offer.

struct Header: View {
  @Environment(Guide.self) private var guide

  var body: some View {
    Text("\(guide.title): \(guide.visited.count) visited")
  }
}

/// Knows nothing of the guide, and nothing of the units.
struct GuidePage: View {
  var body: some View {
    VStack {
      PlaceRow(place: "Campanile", metres: 1600)
      PlaceRow(place: "Sather Gate", metres: 800)
    }
  }
}

struct PlaceRow: View {
  let place: String
  let metres: Int
  @Environment(Guide.self) private var guide

  var body: some View {
    if guide.visited.contains(place) {
      Distance(place: place, metres: metres)
    } else {
      Button("Visit \(place)") { guide.visit(place) }
    }
  }
}

struct Distance: View {
  let place: String
  let metres: Int
  @Environment(Units.self) private var units

  var body: some View {
    Text("\(place): \(units.metric ? "\(metres) m" : "\(metres * 11 / 10) yd")")
  }
}
