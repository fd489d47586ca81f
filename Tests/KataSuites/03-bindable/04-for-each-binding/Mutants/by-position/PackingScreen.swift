import SwiftUI

struct Item: Identifiable {
  let id: Int
  var title: String
  var isPacked = false
}

@Observable
final class Trip {
  var name = "Lake"
  var items = [
    Item(id: 1, title: "Towel"), Item(id: 2, title: "Socks"), Item(id: 3, title: "Socks"),
  ]
}

struct PackingScreen: View {
  @Bindable var trip: Trip

  var body: some View {
    VStack {
      TripName(trip: trip)
      Text("Packed: \(trip.items.filter(\.isPacked).count) of \(trip.items.count)")
      Button("Turn round") { trip.items.reverse() }
      ForEach(trip.items.indices, id: \.self) { place in
        ItemRow(item: $trip.items[place])
      }
    }
  }
}

struct TripName: View {
  let trip: Trip

  var body: some View {
    Text("To the \(trip.name)")
  }
}

struct ItemRow: View {
  @Binding var item: Item
  @State private var isOpen = false

  var body: some View {
    HStack {
      Toggle(item.title, isOn: $item.isPacked)
      Button("More about \(item.title)") { isOpen.toggle() }
      if isOpen {
        TextField("Title", text: $item.title)
      }
    }
  }
}
