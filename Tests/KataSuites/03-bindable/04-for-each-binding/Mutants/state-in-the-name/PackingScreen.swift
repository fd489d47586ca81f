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
      // The list lends a binding for each of its elements, and tells them apart by their ids.
      ForEach($trip.items) { $item in
        ItemRow(item: $item)
      }
    }
  }
}

struct TripName: View {
  @State var trip: Trip

  var body: some View {
    Text("To the \(trip.name)")
  }
}

struct ItemRow: View {
  /// One element of somebody else's list: what is written here is written there.
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
