import SwiftUI

// This file is finished: what these views find, somebody above them has to offer.

struct Header: View {
  let guide: Guide

  var body: some View {
    Text("\(guide.title): \(guide.visited.count) visited")
  }
}

/// Knows nothing of the guide, and nothing of the units.
struct GuidePage: View {
  let guide: Guide
  let units: Units

  var body: some View {
    VStack {
      PlaceRow(place: "Campanile", metres: 1600, guide: guide, units: units)
      PlaceRow(place: "Sather Gate", metres: 800, guide: guide, units: units)
    }
  }
}

struct PlaceRow: View {
  let place: String
  let metres: Int
  let guide: Guide
  let units: Units

  var body: some View {
    if guide.visited.contains(place) {
      Distance(place: place, metres: metres, units: units)
    } else {
      Button("Visit \(place)") { guide.visit(place) }
    }
  }
}

struct Distance: View {
  let place: String
  let metres: Int
  let units: Units

  var body: some View {
    Text("\(place): \(units.metric ? "\(metres) m" : "\(metres * 11 / 10) yd")")
  }
}
